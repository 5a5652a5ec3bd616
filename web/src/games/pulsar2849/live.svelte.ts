/** The view in parts that change on their own, so that an event updates only what it is about. */

import { untrack } from "svelte";
import { sharing } from "./sharing";

/** The view that `current` returns, with each field derived on its own; to be called while a component is set up. */
export function liveView<V extends object>(current: () => V): V {
  const shared = sharing<V>();
  const whole = $derived(shared(current()));
  const fields = {} as V;
  for (const name of Object.keys(untrack(current)) as (keyof V)[]) {
    const field = $derived(whole[name]);
    Object.defineProperty(fields, name, { enumerable: true, get: () => field });
  }
  return fields;
}

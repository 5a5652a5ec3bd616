/** Tells a person who looks elsewhere that it is their turn, if they allow it. */

import { t } from "../words.svelte";

export class Bell {
  allowed = $state("Notification" in globalThis && Notification.permission === "granted");
  possible = $state("Notification" in globalThis && Notification.permission === "default");
  private rung = false;

  async ask(): Promise<void> {
    this.allowed = (await Notification.requestPermission()) === "granted";
    this.possible = false;
  }

  ring(myTurn: boolean, title: string): void {
    if (myTurn && !this.rung && this.allowed && document.hidden) new Notification(title, { body: t("notify-turn") });
    this.rung = myTurn;
  }
}

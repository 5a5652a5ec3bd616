/** Settings of this browser: theme, language, pace, motion, sound, automatic answers; kept in its local storage. */

export const LANGUAGES = ["en", "fr", "ru"] as const;
export const THEMES = ["auto", "night", "day"] as const;
export const PACES = ["calm", "quick", "instant"] as const;
const SWITCH = ["on", "off"] as const;

export type Language = (typeof LANGUAGES)[number];
export type Theme = (typeof THEMES)[number];
export type Pace = (typeof PACES)[number];
type Switch = (typeof SWITCH)[number];

/** Milliseconds that playback shows each event. */
export const PAUSE: Record<Pace, number> = { calm: 900, quick: 300, instant: 0 };

function stored<T extends string>(key: string, allowed: readonly T[], otherwise: T): T {
  const found = localStorage.getItem(`astrarium.${key}`) as T | null;
  return found !== null && allowed.includes(found) ? found : otherwise;
}

/** Return the first language of the browser that we support. */
export function preferred(wanted: readonly string[]): Language {
  const short = wanted.map((tag) => tag.toLowerCase().split("-")[0] as Language);
  return short.find((tag) => LANGUAGES.includes(tag)) ?? "en";
}

class Settings {
  theme = $state<Theme>(stored("theme", THEMES, "auto"));
  language = $state<Language>(stored("language", LANGUAGES, preferred(navigator.languages)));
  pace = $state<Pace>(stored("pace", PACES, "quick"));
  motion = $state<Switch>(stored("motion", SWITCH, "on"));
  sound = $state<Switch>(stored("sound", SWITCH, "off"));
  /** The questions that are answered automatically, as `<game>/<id>`; none until they are switched on. */
  automatic = $state.raw<readonly string[]>(
    (localStorage.getItem("astrarium.automatic") ?? "").split(" ").filter(Boolean),
  );
  level = $state(localStorage.getItem("astrarium.level") ?? "");

  /** Apply the settings to the page and store them; runs again when a setting changes. */
  keep(): void {
    localStorage.setItem("astrarium.theme", this.theme);
    localStorage.setItem("astrarium.language", this.language);
    localStorage.setItem("astrarium.pace", this.pace);
    localStorage.setItem("astrarium.motion", this.motion);
    localStorage.setItem("astrarium.sound", this.sound);
    localStorage.setItem("astrarium.automatic", this.automatic.join(" "));
    if (this.level) localStorage.setItem("astrarium.level", this.level);
    document.documentElement.lang = this.language;
    document.documentElement.dataset["motion"] = this.motion;
    if (this.theme === "auto") delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.theme;
  }

  /** Switch the automatic answer to a question on or off. */
  setAutomatic(question: string, on: boolean): void {
    const others = this.automatic.filter((each) => each !== question);
    this.automatic = on ? [...others, question] : others;
  }
}

export const settings = new Settings();

/** Return whether motion is reduced, by our setting or by that of the device. */
export const reducedMotion = (): boolean =>
  settings.motion === "off" || matchMedia("(prefers-reduced-motion: reduce)").matches;

/** Notification that it is the person's turn, if they allow it and look elsewhere. */

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
    if (myTurn && !this.rung && this.allowed && document.hidden) this.call(title);
    this.rung = myTurn;
  }

  private call(title: string): void {
    try {
      const note = new Notification(title, { body: t("notify-turn"), tag: location.pathname, icon: "/icon.svg" });
      note.onclick = () => {
        focus();
        note.close();
      };
    } catch {
      this.allowed = false; // browsers of phones know notifications only from installed pages
    }
  }
}

/** Sound cues, synthesized from a few tones; off by default. */

import { settings } from "../settings.svelte";

/** A tone: start (s), frequency (Hz), duration (s) and volume (0 to 1). */
interface Tone {
  start: number;
  pitch: number;
  length: number;
  loud: number;
  wave: OscillatorType;
}

const tone = (start: number, pitch: number, length: number, loud = 0.12, wave: OscillatorType = "sine"): Tone => ({
  start,
  pitch,
  length,
  loud,
  wave,
});

const CUES = {
  turn: [tone(0, 659, 0.5), tone(0.14, 988, 0.7)],
  place: [tone(0, 220, 0.12, 0.16, "triangle"), tone(0, 440, 0.06, 0.05)],
  dice: [0, 0.05, 0.09, 0.16].map((start, n) => tone(start, 1900 - n * 260, 0.03, 0.05, "square")),
  points: [tone(0, 784, 0.16, 0.08), tone(0.07, 1175, 0.22, 0.08)],
  end: [tone(0, 523, 0.9), tone(0.16, 659, 0.9), tone(0.32, 784, 0.9), tone(0.48, 1047, 1.2)],
} satisfies Record<string, Tone[]>;

export type Cue = keyof typeof CUES;

let speaker: AudioContext | null = null;

export function cue(name: Cue): void {
  if (settings.sound === "off") return;
  speaker ??= new AudioContext();
  // Browsers block audio before the first click.
  if (speaker.state === "suspended") void speaker.resume();
  for (const each of CUES[name]) sound(speaker, each);
}

function sound(context: AudioContext, { start, pitch, length, loud, wave }: Tone): void {
  const begin = context.currentTime + start;
  const source = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.linearRampToValueAtTime(loud, begin + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  source.connect(volume).connect(context.destination);
  source.start(begin);
  source.stop(begin + length);
}

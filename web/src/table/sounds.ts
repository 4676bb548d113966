/**
 * Sounds made by the browser itself, no files: off until somebody switches them on, and never
 * before a first gesture on the page.
 */
export const SOUNDS = ["turn", "dice", "piece", "card", "end"] as const;
export type Sound = (typeof SOUNDS)[number];

/** A short tone: pitch in hertz, when it begins and how long it lasts in seconds, how loud. */
interface Tone {
  pitch: number;
  at: number;
  lasts: number;
  loud: number;
  wave: OscillatorType;
}

const tone = (
  pitch: number,
  at: number,
  lasts: number,
  loud = 0.12,
  wave: OscillatorType = "sine",
): Tone => ({ pitch, at, lasts, loud, wave });

export const TONES: Record<Sound, readonly Tone[]> = {
  turn: [tone(659, 0, 0.22), tone(880, 0.14, 0.3)],
  dice: [0, 0.06, 0.11, 0.19].map((at, i) => tone(310 - 35 * i, at, 0.05, 0.1, "square")),
  piece: [tone(196, 0, 0.09, 0.16, "triangle")],
  card: [tone(1250, 0, 0.04, 0.04, "sawtooth"), tone(880, 0.03, 0.06, 0.03, "sawtooth")],
  end: [tone(392, 0, 0.3), tone(494, 0.2, 0.3), tone(587, 0.4, 0.3), tone(784, 0.6, 0.6)],
};

/** As much of Web Audio as is needed. */
type Audio = Pick<
  AudioContext,
  "currentTime" | "destination" | "createOscillator" | "createGain"
> & {
  state: string;
  resume(): Promise<void>;
};

const GESTURES = ["pointerdown", "keydown"] as const;
const GAP = 90; // milliseconds between two of one kind

export class Sounds {
  isOn = false;
  #hasGesture = false;
  #audio: Audio | null = null;
  #last = new Map<Sound, number>();
  #make: () => Audio;

  constructor(make: () => Audio = () => new AudioContext()) {
    this.#make = make;
  }

  /** Waits for the first gesture; returns how to stop waiting. */
  attach(): () => void {
    const waiting = new AbortController();
    for (const gesture of GESTURES) {
      addEventListener(gesture, () => this.gesture(), { signal: waiting.signal, capture: true });
    }
    return () => waiting.abort();
  }

  gesture(): void {
    this.#hasGesture = true;
  }

  /** Lets a sound be heard, if that is wanted and allowed; true if it was. */
  play(sound: Sound, now = performance.now()): boolean {
    if (!this.isOn || !this.#hasGesture) return false;
    if (now - (this.#last.get(sound) ?? -Infinity) < GAP) return false;
    this.#last.set(sound, now);
    try {
      const audio = (this.#audio ??= this.#make());
      if (audio.state === "suspended") void audio.resume().catch(() => {});
      for (const one of TONES[sound]) strike(audio, one);
    } catch {
      return false; // no sound here; nothing else depends on it
    }
    return true;
  }
}

function strike(audio: Audio, { pitch, at, lasts, loud, wave }: Tone): void {
  const begin = audio.currentTime + at;
  const source = audio.createOscillator();
  const volume = audio.createGain();
  source.type = wave;
  source.frequency.setValueAtTime(pitch, begin);
  volume.gain.setValueAtTime(0.0001, begin);
  volume.gain.exponentialRampToValueAtTime(loud, begin + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + lasts);
  source.connect(volume);
  volume.connect(audio.destination);
  source.start(begin);
  source.stop(begin + lasts + 0.02);
}

const ROLLED = /(^|-)roll(ed|s)?(-|$)/;

/** What is heard of lines of the chronicle: dice before cards before pieces. */
export function soundOf(
  lines: readonly { key: string; args?: object | null | undefined }[],
  dice: { includes(key: string): boolean } | undefined,
  cards: readonly string[],
): Sound | null {
  if (lines.length === 0) return null;
  if (lines.some(({ key }) => dice?.includes(key) || ROLLED.test(key))) return "dice";
  const things = lines.flatMap(({ args }) => Object.values(args ?? {}).flat()).map(String);
  const isOf = (kinds: readonly string[]): boolean =>
    things.some((thing) => kinds.includes(thing.split("/")[0]!));
  if (isOf(cards)) return "card";
  return things.some((thing) => thing.includes("/") && !thing.startsWith("seat/")) ? "piece" : null;
}

export const sounds = new Sounds();

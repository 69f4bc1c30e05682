import { afterPaint } from './frame';
import type { TableEvent } from './net/messages';
import type { Side } from './rules/types';

/** Short sounds, made on the spot: nothing is loaded for them. */
export type Sound = 'move' | 'capture' | 'crown' | 'turn' | 'end' | 'warning';

const notes: Readonly<Record<Sound, readonly (readonly [frequency: number, at: number, length: number])[]>> = {
  move: [[330, 0, 0.06]],
  capture: [
    [300, 0, 0.05],
    [220, 0.06, 0.08],
  ],
  crown: [
    [392, 0, 0.08],
    [523, 0.09, 0.14],
  ],
  turn: [[440, 0, 0.09]],
  end: [
    [392, 0, 0.12],
    [330, 0.13, 0.12],
    [262, 0.26, 0.24],
  ],
  warning: [
    [660, 0, 0.08],
    [660, 0.14, 0.08],
  ],
};

let context: AudioContext | undefined;

/** What is seen is not to wait for what is heard. */
export function sound(kind: Sound): void {
  afterPaint(() => play(kind));
}

/** A browser that plays no sound before the first touch, or none at all, is left alone. */
function play(kind: Sound): void {
  try {
    context ??= new AudioContext();
    const { currentTime, destination } = context;
    for (const [frequency, at, length] of notes[kind]) {
      const tone = context.createOscillator();
      const volume = context.createGain();
      tone.type = 'triangle';
      tone.frequency.value = frequency;
      volume.gain.setValueAtTime(0.12, currentTime + at);
      volume.gain.exponentialRampToValueAtTime(0.001, currentTime + at + length);
      tone.connect(volume).connect(destination);
      tone.start(currentTime + at);
      tone.stop(currentTime + at + length);
    }
  } catch {
    context = undefined;
  }
}

/** The sounds of what happened; `isHeard` says whose moves have one. */
export function soundsOf(events: readonly TableEvent[], isHeard: (side: Side) => boolean): void {
  for (const event of events) {
    if (event.event === 'ended') sound('end');
    else if (event.event === 'warned') sound('warning');
    else if (event.event === 'moved' && isHeard(event.side)) sound(event.crowned === true ? 'crown' : (event.taken?.length ?? 0) > 0 ? 'capture' : 'move');
  }
}

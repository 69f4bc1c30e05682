import type { Timing } from './net/messages';
import type { Words } from './words/en';

/** 9:44, or 1:02:03, or with tenths when it gets tight. */
export function clockText(millis: number): string {
  const left = Math.max(0, millis);
  if (left >= 86_400_000) {
    const hours = Math.floor(left / 3_600_000);
    return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  }
  const whole = left < 10_000 ? Math.floor(left / 1000) : Math.ceil(left / 1000);
  const seconds = String(whole % 60).padStart(2, '0');
  const minutes = Math.floor(whole / 60);
  if (left < 10_000) return `${minutes}:${seconds}.${Math.floor((left % 1000) / 100)}`;
  if (minutes < 60) return `${minutes}:${seconds}`;
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${seconds}`;
}

/** 4.1 s, or 2 min 5 s. */
export function spanText(millis: number, words: Words): string {
  const seconds = millis / 1000;
  if (seconds < 60) return words.time.seconds(Math.round(seconds * 10) / 10);
  const whole = Math.round(seconds);
  const rest = whole % 60;
  const minutes = words.time.minutes(Math.floor(whole / 60));
  return rest === 0 ? minutes : `${minutes} ${words.time.seconds(rest)}`;
}

/** The wire's name of a time control, in words: game:10m+5s. */
export function timeText(time: string, words: Words): string {
  const [kind, rest] = time.split(':');
  const [limit, more] = (rest ?? '').split('+');
  if (kind === 'none') return words.time.none;
  if (kind === 'days') return words.time.days(Number(rest));
  const first = millisOf(limit ?? '');
  const second = millisOf(more ?? '0s');
  if (first === undefined || second === undefined) return time;
  if (kind === 'game') return words.time.game(spanText(first, words), second === 0 ? '' : spanText(second, words));
  return kind === 'move' ? words.time.move(spanText(first, words), spanText(second, words)) : time;
}

export function timingText(timing: Timing, words: Words): string {
  switch (timing.kind) {
    case 'untimed':
      return words.time.none;
    case 'inactivity':
      return words.time.inactivity(spanText(timing.millis, words));
    case 'per-move':
      return words.time.move(spanText(timing.millis, words), spanText(timing.warningMillis, words));
    case 'per-player':
      return words.time.game(spanText(timing.millis, words), timing.incrementMillis === 0 ? '' : spanText(timing.incrementMillis, words));
    case 'correspondence':
      return words.time.days(timing.days);
  }
}

function millisOf(text: string): number | undefined {
  const parts = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(text);
  if (parts === null || text === '') return undefined;
  const [hours, minutes, seconds] = [parts[1], parts[2], parts[3]].map((part) => Number(part ?? 0));
  return ((hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)) * 1000;
}

import { moveText, opponent } from './board/position';
import type { Notice } from './net/house';
import type { Result, Role, TableEvent } from './net/messages';
import type { Side } from './rules/types';
import { spanText } from './time';
import { unreachable } from './unreachable';
import type { Words } from './words/en';
import { refusalIn } from './words/refusal';

/** Whose game it is told of, and to whom. */
export interface Hearer {
  readonly you: Role;
  readonly names: Readonly<Record<Side, string>>;
  readonly words: Words;
}

export function eventText(event: TableEvent, { you, names, words }: Hearer): string {
  const t = words.event;
  switch (event.event) {
    case 'started':
      return you === 'first' ? t.youStart : t.started(names.first);
    case 'moved': {
      const move = moveText({ path: event.path, taken: event.taken ?? [] });
      const taken = event.taken?.length ?? 0;
      return [event.side === you ? t.youMoved(move) : t.moved(names[event.side], move), taken > 0 ? t.took(taken) : '', event.crowned === true ? t.crowned : '']
        .filter(Boolean)
        .join(' ');
    }
    case 'draw-offered':
      return event.side === you ? t.youOffered : t.drawOffered(names[event.side]);
    case 'draw-declined':
      return event.side === you ? t.youDeclined : t.drawDeclined(names[event.side]);
    case 'take-back-asked':
      return event.side === you ? t.youAskedBack : t.takeBackAsked(names[event.side]);
    case 'take-back-declined':
      return event.side === you ? t.youDeclinedBack : t.takeBackDeclined(names[event.side]);
    case 'took-back':
      return event.side === you ? t.youTookBack : t.tookBack(names[event.side]);
    case 'paused':
      return event.side === you ? t.youPaused : t.paused(names[event.side]);
    case 'continued':
      return t.continued;
    case 'warned':
      return event.side === you ? t.youWarned(spanText(event.millis, words)) : t.warned(names[event.side], spanText(event.millis, words));
    case 'left':
      return t.left(names[event.side]);
    case 'returned':
      return t.returned(names[event.side]);
    case 'ended':
      return `${resultTitle(event.result, { you, names, words })} ${resultReason(event.result, { you, names, words })}`;
    default:
      return unreachable(event);
  }
}

/** What a notice says, in the language of the page; a refusal in the words of the rules. */
export function noticeText(notice: Notice, hearer: Hearer): string {
  if (notice.kind === 'refusal') return refusalIn(hearer.words, notice.code, notice.words);
  return notice.events.map((event) => eventText(event, hearer)).join(' ');
}

export function resultTitle(result: Result, { you, names, words }: Hearer): string {
  const t = words.end;
  if (result.outcome === 'draw') return t.draw;
  if (result.outcome === 'none' || result.winner === undefined) return t.none;
  if (you === 'spectator') return t.won(names[result.winner]);
  return result.winner === you ? t.youWon : t.youLost;
}

export function resultReason(result: Result, { you, names, words }: Hearer): string {
  const t = words.end;
  if (result.outcome === 'none') return t.noResult[result.reason] ?? t.reason[result.reason]?.('') ?? '';
  const loser = result.winner === undefined ? undefined : opponent(result.winner);
  const yours = loser === you ? t.yourReason[result.reason] : undefined;
  return yours ?? t.reason[result.reason]?.(loser === undefined ? '' : names[loser]) ?? '';
}

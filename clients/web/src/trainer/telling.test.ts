import { describe, expect, it } from 'vitest';
import { analysisWords } from '../analysis/words';
import type { Mark } from '../engine/engine';
import { betterText, goalText, markText, solvedText } from './telling';
import { trainerWords } from './words';

const en = trainerWords('en');
const analysis = analysisWords('en');
const win = (plies: number) => ({ ends: 'win', plies }) as const;
const loss = (plies: number) => ({ ends: 'loss', plies }) as const;
const draw = { ends: 'draw', plies: 0 } as const;
const mark = (part: Partial<Mark>): Mark => ({ grade: 'best', cost: 0, before: win(7), after: win(7), best: ['24-19'], ...part });

describe('a goal', () => {
  it('says what can be reached, and how soon', () => {
    expect(goalText(win(41), en)).toBe('Win: at best in 21 moves.');
    expect(goalText(win(1), en)).toBe('Win: at best in 1 move.');
    expect(goalText(draw, en)).toBe('Hold the draw for 12 moves.');
  });
});

describe('a turn', () => {
  it('that was best leaves so many moves', () => {
    expect(markText(mark({}), '24-19', en)).toBe('The best move. Won in 3 more moves.');
    expect(markText(mark({ before: win(1), after: win(1) }), '10x1', en)).toBe('That wins.');
    expect(betterText(mark({}), '24-19', en, analysis)).toBe('');
  });

  it('that was a slip tells what it cost', () => {
    const slip = mark({ grade: 'slip', cost: 2, after: win(11) });
    expect(markText(slip, '24-20', en)).toBe('Still won, in 5 more moves, but that cost 2 moves.');
    expect(betterText(slip, '24-20', en, analysis)).toBe('Quicker: 24 to 19, which wins in 4 moves.');
  });

  it('that gave something away tells what, and what was better', () => {
    const gaveWin = mark({ grade: 'mistake', after: draw });
    expect(markText(gaveWin, '24-20', en)).toBe('24-20 gives the win away. It is a draw now.');
    expect(betterText(gaveWin, '24-20', en, analysis)).toBe('Better: 24 to 19, because 24-20 does not win.');
    const gaveDraw = mark({ grade: 'mistake', before: draw, after: loss(8), best: ['1-5'] });
    expect(markText(gaveDraw, '1-6', en)).toBe('1-6 gives the draw away. Your opponent wins in 4 moves now.');
    expect(betterText(gaveDraw, '1-6', en, analysis)).toBe('Better: 1 to 5, because 1-6 loses.');
  });

  it('that keeps a draw says so', () => {
    expect(markText(mark({ before: draw, after: draw }), '1-5', en)).toBe('Right: it is still a draw.');
  });
});

describe('a solved lesson', () => {
  it('is measured against the best there is', () => {
    expect(solvedText({ moves: 4, helped: false }, win(7), en)).toBe('Solved in 4 moves, which is the best there is.');
    expect(solvedText({ moves: 6, helped: true }, win(7), en)).toBe('Solved in 6 moves; 4 are possible. With help.');
    expect(solvedText({ moves: 12, helped: false }, draw, en)).toBe('The draw is held.');
  });
});

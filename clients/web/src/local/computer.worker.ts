import { choose } from '@java/computer.js';
import type { Thought } from './computer';

addEventListener('message', ({ data }: MessageEvent<Thought>) => {
  postMessage({ id: data.id, move: choose(data.fen, data.level, data.millis, data.seed) });
});

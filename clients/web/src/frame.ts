/** Longer than any frame takes. */
const soon = 100;

/** Does something when the next frame has been painted. A page that nobody sees has no frames, and one that is left has none any more. */
export function afterPaint(action: () => void): void {
  if (document.visibilityState === 'hidden') {
    action();
    return;
  }
  let isDone = false;
  const run = (): void => {
    if (!isDone) action();
    isDone = true;
  };
  requestAnimationFrame(() => setTimeout(run));
  setTimeout(run, soon);
}

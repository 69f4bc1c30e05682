// How long it takes from a press until what comes of it is painted, as the page itself and as the browser counts it.
(() => {
  const paints = { isShown: undefined, times: [], counted: new Map() };

  // What is most urgent comes next when a frame has been drawn, before whatever else waits for its turn.
  const look = (pressedAt, isShown, done) =>
    requestAnimationFrame(() => {
      if (!isShown()) return look(pressedAt, isShown, done);
      scheduler.postTask(() => done({ pressedAt, millis: performance.now() - pressedAt }), { priority: 'user-blocking' });
    });

  paints.expect = (isShown) => {
    paints.isShown = isShown;
    paints.shown = new Promise((done) => (paints.done = done));
  };

  addEventListener(
    'pointerdown',
    (event) => {
      if (paints.isShown === undefined) return;
      const isShown = paints.isShown;
      paints.isShown = undefined;
      look(event.timeStamp, isShown, (time) => {
        paints.times.push(time);
        paints.done(time.millis);
      });
    },
    { capture: true },
  );

  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === 'pointerdown') paints.counted.set(entry.startTime, entry.duration);
  }).observe({ type: 'event', durationThreshold: 16 });

  // The browser tells of its own count when it has time, and not of what took less than 16 ms.
  paints.all = () =>
    new Promise((done) => {
      const count = () => done(paints.times.map(({ pressedAt, millis }) => [millis, paints.counted.get(pressedAt) ?? 16]));
      requestIdleCallback(count, { timeout: 2000 });
    });

  paints.until = (isTrue) =>
    new Promise((done) => {
      const observer = new MutationObserver(() => see());
      const see = () => {
        if (!isTrue()) return;
        observer.disconnect();
        done(true);
      };
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      see();
    });

  window.paints = paints;
})();

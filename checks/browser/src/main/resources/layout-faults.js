// What is wrong with how a page is laid out: too wide, text cut off, controls on top of each other or too small.
() => {
  const faults = [];
  const dialog = document.querySelector('dialog[open], [role=dialog]');
  const root = dialog ?? document.body;
  const name = (one) => {
    const text = (one.getAttribute('aria-label') ?? one.innerText ?? one.value ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${one.tagName.toLowerCase()}${one.className && typeof one.className === 'string' ? '.' + one.className.split(' ')[0] : ''} "${text}"`;
  };
  const isSeen = (one) => {
    const box = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    return one.checkVisibility() && box.width > 1 && box.height > 1 && style.visibility !== 'hidden' && !one.closest('.unseen, .skip, [inert], [hidden]');
  };
  const isScrolledAway = (one) => {
    for (let frame = one.parentElement; frame !== null && frame !== document.body; frame = frame.parentElement) {
      if (!/auto|scroll/.test(getComputedStyle(frame).overflowY)) continue;
      const inner = one.getBoundingClientRect();
      const outer = frame.getBoundingClientRect();
      return inner.top < outer.top - 1 || inner.bottom > outer.bottom + 1;
    }
    return false;
  };
  const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth;
  if (wide > 0) {
    const edge = document.documentElement.clientWidth;
    const culprits = [...root.querySelectorAll('*')].filter((one) => isSeen(one) && one.getBoundingClientRect().right > edge + 1);
    faults.push(`the page is ${wide} px too wide: ${culprits.slice(-3).map(name).join(', ')}`);
  }
  for (const one of root.querySelectorAll('h1, h2, h3, p, a, button, label, legend, span, td, th, dt, dd, li, summary')) {
    if (!isSeen(one) || ![...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim() !== '')) continue;
    const style = getComputedStyle(one);
    const cuts = style.overflowX !== 'visible' || style.overflowY === 'hidden';
    if (cuts && style.textOverflow !== 'ellipsis' && (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2)) faults.push(`cut off: ${name(one)}`);
    if (style.textOverflow === 'ellipsis' && one.clientWidth < 24) faults.push(`nothing left of ${name(one)}`);
  }
  // What is to be passed on is seen whole; only a link is longer than a phone is wide.
  for (const one of root.querySelectorAll('input[readonly]')) {
    if (isSeen(one) && !one.value.includes('://') && one.scrollWidth > one.clientWidth) faults.push(`cut off: ${one.value}`);
  }
  const controls = [...root.querySelectorAll('a[href], button, input, select, textarea, summary')].filter((one) => isSeen(one) && !isScrolledAway(one));
  const boxes = controls.map((one) => ({ one, box: one.getBoundingClientRect() }));
  for (let i = 0; i < boxes.length; i++) {
    const { one, box } = boxes[i];
    const isInText = one.matches('a:not(.button)') && getComputedStyle(one).display === 'inline';
    const target = (one.matches('input[type=radio], input[type=checkbox]') ? one.closest('label') ?? one : one).getBoundingClientRect();
    if (!isInText && (target.width < 24 || target.height < 24)) faults.push(`too small (${Math.round(target.width)}×${Math.round(target.height)}): ${name(one)}`);
    for (let j = i + 1; j < boxes.length; j++) {
      const other = boxes[j];
      if (one.contains(other.one) || other.one.contains(one)) continue;
      const width = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
      const height = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
      if (width > 2 && height > 2) faults.push(`${name(one)} and ${name(other.one)} overlap`);
    }
  }
  return faults;
}

/** Calls `measure` whenever something on the page may have moved, at most once for each frame. */
export function follow(measure: () => void): () => void {
  let frame = 0;
  const soon = (): void => {
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      measure();
    });
  };
  const changes = new MutationObserver(soon);
  changes.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['class', 'style', 'transform', 'aria-pressed'],
  });
  const events = ['resize', 'scroll', 'transitionend', 'animationend'] as const;
  for (const event of events) window.addEventListener(event, soon, true);
  soon();
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    for (const event of events) window.removeEventListener(event, soon, true);
  };
}

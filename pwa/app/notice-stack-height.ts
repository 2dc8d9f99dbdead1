import type { RefCallback } from 'react';

const PROPERTY = '--notice-stack';

/**
 * Exposes the height of the notice stack to the style sheets as `--notice-stack`, so that toasts and timers stay above it.
 * Use as the stack's `ref`.
 */
export const trackNoticeStackHeight: RefCallback<HTMLElement> = (stack) => {
  if (stack === null || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => {
    const height = `${stack.offsetHeight}px`;
    // A property of the root restyles the whole page: an empty stack sets none.
    if (height !== (style.getPropertyValue(PROPERTY) || '0px')) style.setProperty(PROPERTY, height);
  });
  observer.observe(stack);
  return () => {
    observer.disconnect();
    style.removeProperty(PROPERTY);
  };
};

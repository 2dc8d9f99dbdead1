import type { RefCallback } from 'react';

const PROPERTY = '--notice-stack';

/**
 * Exposes the height of the notice stack to the style sheets as `--notice-stack`, so that toasts and timers stay above it.
 * Use as the stack's `ref`.
 */
export const trackNoticeStackHeight: RefCallback<HTMLElement> = (stack) => {
  if (stack === null || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(PROPERTY, `${stack.offsetHeight}px`));
  observer.observe(stack);
  return () => {
    observer.disconnect();
    style.removeProperty(PROPERTY);
  };
};

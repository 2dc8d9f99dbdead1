import type { RefCallback } from 'react';

const PROPERTY = '--pile';

/**
 * Exposes the height of the notice stack to the style sheets as `--pile`, so that toasts and timers stay above it.
 * Use as the stack's `ref`.
 */
export const measurePile: RefCallback<HTMLElement> = (pile) => {
  if (pile === null || typeof ResizeObserver === 'undefined') return;
  const { style } = document.documentElement;
  const observer = new ResizeObserver(() => style.setProperty(PROPERTY, `${pile.offsetHeight}px`));
  observer.observe(pile);
  return () => {
    observer.disconnect();
    style.removeProperty(PROPERTY);
  };
};

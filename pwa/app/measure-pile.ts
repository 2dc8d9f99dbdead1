import type { RefCallback } from 'react';

const PROPERTY = '--pile';

/**
 * Tells the style sheets, as `--pile`, how high the pile of questions and notices at the lower edge is, so that toasts
 * and timers stand above it. For the pile's `ref`.
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

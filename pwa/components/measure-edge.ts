import type { RefCallback } from 'react';

/** Controls that may have the focus: scrolled clear of a layer that grows over them. */
const CONTROLS = 'a, button, input, select, textarea';

/**
 * Publishes how much of the window's lower edge an element takes, as a property of the root. `--bottom-edge` adds them up
 * (`base.css`): everything stacked there, the page's padding and its scroll padding follow. Use as a `ref`.
 * @param property unique for each layer; an element in the normal flow takes nothing
 */
export function measureEdge(property: `--${string}`): RefCallback<HTMLElement> {
  return (layer) => {
    if (layer === null || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const measure = () => {
      const isStuck = ['fixed', 'sticky'].includes(getComputedStyle(layer).position);
      const height = `${isStuck ? layer.offsetHeight : 0}px`;
      // A property of the root restyles the whole page: an empty layer sets none.
      if (height === (style.getPropertyValue(property) || '0px')) return;
      style.setProperty(property, height);
      uncoverFocus(layer);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(layer);
    // A short window unsticks a layer without changing its size.
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
      style.removeProperty(property);
    };
  };
}

function uncoverFocus(layer: HTMLElement): void {
  const focused = document.activeElement;
  if (!focused?.matches(CONTROLS) || focused.closest('[data-edge]') !== null) return;
  const { top, bottom } = focused.getBoundingClientRect();
  const isVisible = bottom > 0 && top < window.innerHeight;
  if (isVisible && bottom > layer.getBoundingClientRect().top) focused.scrollIntoView({ block: 'nearest' });
}

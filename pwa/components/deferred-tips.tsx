import { useEffect, useState } from 'react';
import { Tip } from './tip.tsx';
import { tipDelayMs } from './tip-delays.ts';

const NAMED = 'button[aria-label], a[aria-label]';

/** The closest named button or link that shows an icon without text, so its name is not visible. */
function tipped(target: EventTarget | null): HTMLElement | null {
  const named = target instanceof Element ? target.closest<HTMLElement>(NAMED) : null;
  if (named === null || named.querySelector('svg') === null) return null;
  return /\p{L}/u.test(named.textContent) ? null : named;
}

/**
 * Tooltips for icon-only buttons and links: after 700 ms of hover; at once if another closed less than 300 ms ago, or
 * on keyboard focus. None on touch: they repeat the accessible name and add nothing.
 */
export function DeferredTips() {
  const [shown, setShown] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let current: HTMLElement | null = null;
    let isShown = false;
    let lastShownAt = 0;

    function show(element: HTMLElement) {
      isShown = true;
      setShown(element);
    }
    function hide() {
      clearTimeout(timer);
      if (isShown) lastShownAt = Date.now();
      isShown = false;
      current = null;
      setShown(null);
    }
    function handleOver(event: PointerEvent) {
      const element = tipped(event.target);
      if (element === current) return;
      hide();
      if (element === null || event.pointerType !== 'mouse') return;
      current = element;
      timer = setTimeout(() => show(element), tipDelayMs(lastShownAt, Date.now()));
    }
    function handleFocus(event: FocusEvent) {
      const element = tipped(event.target);
      hide();
      if (!element?.matches(':focus-visible')) return;
      current = element;
      show(element);
    }
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && hide();

    document.addEventListener('pointerover', handleOver);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('focusin', handleFocus);
    document.addEventListener('focusout', hide);
    document.addEventListener('keydown', handleKey);
    document.addEventListener('scroll', hide, { passive: true });
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', handleOver);
      document.removeEventListener('pointerdown', hide);
      document.removeEventListener('focusin', handleFocus);
      document.removeEventListener('focusout', hide);
      document.removeEventListener('keydown', handleKey);
      document.removeEventListener('scroll', hide);
    };
  }, []);
  return shown && <Tip of={shown} />;
}

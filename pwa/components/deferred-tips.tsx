import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './tip.module.css';

/** Gap between the element and its tooltip, and between the tooltip and the window's edge. */
const GAP_PX = 6;

/**
 * Tooltip with the name of an element, below it, or above it if there is no room. Not Radix's, which needs a trigger
 * component around every element in the first load; this is one listener loaded later.
 */
function Tip({ of }: { of: HTMLElement }) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tip.current === null) return;
    // Above an open dialog too, if the browser supports it.
    tip.current.showPopover?.();
    const target = of.getBoundingClientRect();
    const own = tip.current.getBoundingClientRect();
    const middle = target.left + target.width / 2 - own.width / 2;
    const left = Math.max(GAP_PX, Math.min(middle, innerWidth - own.width - GAP_PX));
    const below = target.bottom + GAP_PX;
    const top = below + own.height > innerHeight ? target.top - GAP_PX - own.height : below;
    tip.current.style.translate = `${Math.round(left)}px ${Math.round(top)}px`;
  }, [of]);
  return (
    <div ref={tip} role="tooltip" popover="manual" className={styles['tip']}>
      {of.getAttribute('aria-label')}
    </div>
  );
}

/** Hover time before a tooltip shows. */
const TIP_OPEN_DELAY_MS = 700;
/** If a tooltip closed within this time, the next one shows at once. */
const TIP_SKIP_DELAY_MS = 300;

/** Delay before a tooltip shows; `lastShownAt` is when the last one closed, 0 for never. */
function tipDelayMs(lastShownAt: number, now: number): number {
  return now - lastShownAt < TIP_SKIP_DELAY_MS ? 0 : TIP_OPEN_DELAY_MS;
}

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

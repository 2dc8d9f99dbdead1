import { useLayoutEffect, useRef } from 'react';
import styles from './tip.module.css';

/** Between the element and its hint, and between the hint and the window's edge. */
const GAP_PX = 6;

/**
 * Tooltip with the name of an element, below it, or above it for lack of room. Not Radix's, which needs a trigger
 * component around every element in the first load; this is one listener loaded later.
 */
export function Tip({ of }: { of: HTMLElement }) {
  const tip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (tip.current === null) return;
    // Above an open dialog as well, where the browser knows how.
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

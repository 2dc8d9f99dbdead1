import { type TouchEvent, useEffect, useRef } from 'react';

/** Minimum horizontal distance of a swipe, which also has to be twice the vertical one. */
const SWIPE_PX = 60;

type Turning = {
  onTouchStart: (event: TouchEvent) => void;
  onTouchEnd: (event: TouchEvent) => void;
};

/** Checkboxes are excluded: a ticked row keeps the focus but does not use these keys. */
const TAKES_KEYS = 'input:not([type="checkbox"]), select, textarea, dialog, [contenteditable]';

/** Turns pages by arrow key and by swipe; attach the handlers to the element to swipe. */
export function usePageTurning(turn: { back: () => void; next: () => void }): Turning {
  const latest = useRef(turn);
  latest.current = turn;
  const began = useRef<{ x: number; y: number } | null>(null);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.repeat || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.target instanceof Element && event.target.closest(TAKES_KEYS)) return;
      if (event.key === 'ArrowRight') latest.current.next();
      if (event.key === 'ArrowLeft') latest.current.back();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
  return {
    onTouchStart: ({ touches }) => {
      const touch = touches.length === 1 ? touches[0] : undefined;
      began.current = touch === undefined ? null : { x: touch.clientX, y: touch.clientY };
    },
    onTouchEnd: ({ changedTouches }) => {
      const touch = changedTouches[0];
      const from = began.current;
      began.current = null;
      if (touch === undefined || from === null) return;
      const sideways = touch.clientX - from.x;
      // On a zoomed page a finger pans.
      const isZoomed = (window.visualViewport?.scale ?? 1) > 1;
      const isSwipe =
        !isZoomed &&
        Math.abs(sideways) >= SWIPE_PX &&
        Math.abs(sideways) > 2 * Math.abs(touch.clientY - from.y);
      if (!isSwipe) return;
      if (sideways < 0) latest.current.next();
      else latest.current.back();
    },
  };
}

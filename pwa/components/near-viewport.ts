import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window counts as near. */
const MARGIN = '400px';

const listeners = new WeakMap<Element, (isNear: boolean) => void>();
let shared: IntersectionObserver | undefined;

/** One observer for all elements: a list of thousands has thousands of them. */
function sharedObserver(): IntersectionObserver {
  shared ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  return shared;
}

/** Tells whether the element is in or near the viewport, once at first and then at each change; returns how to stop. */
export function watchNear(element: Element, onChange: (isNear: boolean) => void): () => void {
  listeners.set(element, onChange);
  sharedObserver().observe(element);
  return () => {
    listeners.delete(element);
    sharedObserver().unobserve(element);
  };
}

/** True for an element in or near the viewport; false on the server and while hydrating. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (element.current !== null) return watchNear(element.current, setNear);
  }, [element]);
  return isNear;
}

/**
 * How far below the window counts as near; everything above it does. React finishes earlier updates before idle work, so a
 * skipped part that kept waiting would hold up those below it.
 */
const HYDRATION_MARGIN = '1000000px 0px 600px';

/**
 * Events that may change the address. React completes a navigation only after hydrating every server-rendered boundary,
 * so none waits from then on.
 */
const ACTS = ['click', 'change', 'popstate'] as const;
let hasActed = false;

const waiting = new Set<() => void>();

function endAllWaits({ target }: Event): void {
  // Loading chunks while the page is about to reload would keep the old worker in place.
  if (target instanceof Element && target.closest('[data-update-bar]')) return;
  hasActed = true;
  for (const act of ACTS) removeEventListener(act, endAllWaits, true);
  endWaits();
}

/** Ends every wait, for when the observed elements leave the page. */
export function endWaits(): void {
  for (const done of waiting) done();
}

/**
 * Resolves when the server-rendered element of that id is near the viewport or above it, the page is about to print, or the
 * visitor does something that may change the address. At once if it is not in the document: content rendered later by
 * the device would shift under a scrolling reader.
 */
export async function whenNear(id: string): Promise<void> {
  if (typeof IntersectionObserver === 'undefined' || hasActed) return;
  for (const act of ACTS) addEventListener(act, endAllWaits, true);
  const element = document.getElementById(id);
  if (element === null) return;
  await new Promise<void>((resolve) => {
    const done = () => {
      waiting.delete(done);
      observer.disconnect();
      removeEventListener('beforeprint', done);
      resolve();
    };
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) done();
      },
      { rootMargin: HYDRATION_MARGIN },
    );
    waiting.add(done);
    observer.observe(element);
    addEventListener('beforeprint', done);
  });
}

import { type RefObject, useEffect, useState } from 'react';

/** How far outside the window counts as near. */
const MARGIN = '400px';

const listeners = new WeakMap<Element, (isNear: boolean) => void>();
let observer: IntersectionObserver | undefined;

/** One observer for all elements: a list of thousands has thousands of them. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) listeners.get(entry.target)?.(entry.isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  return observer;
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

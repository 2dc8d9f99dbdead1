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

/** True for an element in or near the viewport; false on the server and while hydrating. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (watched === null) return;
    listeners.set(watched, setNear);
    sharedObserver().observe(watched);
    return () => {
      listeners.delete(watched);
      sharedObserver().unobserve(watched);
    };
  }, [element]);
  return isNear;
}

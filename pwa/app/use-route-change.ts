import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** On every new screen: to the top, and the focus to its heading, as a page load would. */
export function useRouteChange(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    return focusHeading();
  }, [pathname]);
}

/** The heading may arrive with its chunk; waits for it, until the next change of screen. */
function focusHeading(): () => void {
  const focus = () => {
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.focus({ preventScroll: true });
    return heading !== null;
  };
  if (focus()) return () => {};
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** On every new screen: to the top, and the focus to its heading, as a page load would. */
export function useRouteChange(): void {
  const { pathname, search } = useLocation();
  // A link to another query (PUSH) replaces the content; a filter rewrites the query of the same content.
  const isLink = useNavigationType() === 'PUSH';
  const last = useRef({ pathname, search });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search };
    if (before.pathname === pathname && (before.search === search || !isLink)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: calm ? 'instant' : 'smooth' });
    return focusHeading();
  }, [pathname, search, isLink]);
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

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { NO_RECIPE, recipeIdOf } from '#domain/catalogue/recipe-address';
import { moveFocus, shownHeading } from '../components/focus.ts';
import { notePlace, placeOf } from '../platform/state/places.ts';
import { isMotionUnwelcome, noteCommit } from './bowl-transition.ts';

/** Longer than a list takes to render the cards it had. */
const RETURN_MS = 2000;

/** Scrolls to the section that a link names; null if the screen has none. */
function showSection(hash: string): HTMLElement | null {
  const section = hash === '' ? null : document.getElementById(hash.slice(1));
  section?.scrollIntoView();
  return section;
}

/**
 * On a new screen, scrolls to the top and focuses the heading, like a page load, or goes to the section that the link
 * names; on Back, restores the scroll position.
 */
export function useRouteChange(): void {
  const { pathname, search, hash, key } = useLocation();
  const type = useNavigationType();
  // A link to another query (PUSH) replaces the content; a filter rewrites the query of the same content.
  const isLink = type === 'PUSH';
  const last = useRef({ pathname, search, key });
  const top = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: of every screen
  useLayoutEffect(noteCommit, [pathname]);
  useEffect(() => {
    const note = () => {
      top.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, search, key };
    if (before.pathname === pathname && (before.search === search || !isLink)) return;
    notePlace(before.key, { top: top.current });
    if (isLink) notePlace(key, { from: before.pathname });
    const left = type === 'POP' ? (placeOf(key).top ?? 0) : 0;
    if (left > 0) return returnTo(left);
    // A recipe jumps to the top at once: smooth scrolling from the card would hide its heading.
    const isAtOnce = recipeIdOf(pathname) !== NO_RECIPE || isMotionUnwelcome();
    window.scrollTo({ top: 0, behavior: isAtOnce ? 'instant' : 'smooth' });
    return moveFocus(() => showSection(hash) ?? shownHeading());
  }, [pathname, search, hash, key, isLink, type]);
}

/** Waits until the screen is long enough again. */
function returnTo(top: number): () => void {
  const scroll = () => {
    const isLongEnough = document.documentElement.scrollHeight - innerHeight >= top;
    if (isLongEnough) window.scrollTo({ top, behavior: 'instant' });
    return isLongEnough;
  };
  const observer = new MutationObserver(() => {
    if (scroll()) observer.disconnect();
  });
  const timer = setTimeout(() => observer.disconnect(), RETURN_MS);
  if (!scroll()) observer.observe(document.body, { childList: true, subtree: true });
  const stopFocus = moveFocus(shownHeading);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    stopFocus();
  };
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { NO_RECIPE, recipeIdOf } from '#domain/catalogue/recipe-address';
import { notePlace, placeOf } from '../state/places.ts';
import { isMotionUnwelcome, noteCommit } from './bowl-transition.ts';

/** Longer than a list takes to render the cards it had. */
const RETURN_MS = 2000;

/**
 * On every new screen: to the top, and the focus to its heading, as a page load would; on the way back to where it was
 * left.
 */
export function useRouteChange(): void {
  const { pathname, search, key } = useLocation();
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
    // A recipe stands at once: the way up from the card that was pressed would hide its heading.
    const isAtOnce = recipeIdOf(pathname) !== NO_RECIPE || isMotionUnwelcome();
    window.scrollTo({ top: 0, behavior: isAtOnce ? 'instant' : 'smooth' });
    return focusHeading();
  }, [pathname, search, key, isLink, type]);
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
  const stopFocus = focusHeading();
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    stopFocus();
  };
}

/** The heading may arrive with its chunk; waits for it, until the next change of screen. */
function focusHeading(): () => void {
  const focus = () => {
    // The list that led here is kept, and hidden.
    const headings = [...document.querySelectorAll<HTMLElement>('main h1')];
    const heading = headings.find((each) => each.checkVisibility?.() ?? true);
    heading?.focus({ preventScroll: true });
    return heading !== undefined;
  };
  if (focus()) return () => {};
  const observer = new MutationObserver(() => {
    if (focus()) observer.disconnect();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

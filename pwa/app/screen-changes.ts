import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { NO_RECIPE, recipeIdOf } from '#domain/catalogue/recipe-address';
import { moveFocus, shownHeading } from '../components/focus.ts';
import { knownRecipe, readAhead } from '../platform/database/recipes.ts';
import { notePlace, placeOf } from '../platform/state/screens.ts';
import { loadAhead } from './global-errors.ts';
import { loadScreen } from './routes.tsx';

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

/** View transition name shared by the bowls of card and recipe. */
const BOWL_NAME = 'bowl';
const BOWL = '[data-bowl] > *';

let noteShown = () => {};

/** The screen of a new address is in the document. */
function noteCommit(): void {
  noteShown();
}

const isMotionUnwelcome = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Morphs a card's bowl into its recipe's, if the browser supports it and the user allows motion. */
function growBowl(card: Element, navigate: () => void): void {
  const bowl = card.querySelector<HTMLElement>(BOWL);
  if (bowl === null || document.startViewTransition === undefined || isMotionUnwelcome()) {
    navigate();
    return;
  }
  const named = [bowl];
  bowl.style.viewTransitionName = BOWL_NAME;
  const transition = document.startViewTransition(async () => {
    const shown = new Promise<void>((resolve) => {
      noteShown = resolve;
    });
    navigate();
    await shown;
    window.scrollTo({ top: 0, behavior: 'instant' });
    bowl.style.viewTransitionName = '';
    const grown = document.querySelector<HTMLElement>(`header ${BOWL}`);
    if (grown === null) return;
    grown.style.viewTransitionName = BOWL_NAME;
    named.push(grown);
  });
  const end = () => {
    for (const each of named) each.style.viewTransitionName = '';
  };
  // Rejected if the browser skips it, as on a hidden page.
  transition.finished.then(end, end);
  transition.ready.catch(() => {});
}

/** Events that precede a press. */
const APPROACHES = ['pointerdown', 'pointerover', 'focusin'] as const;

/** The administration is not for visitors, and figures of the site are computed by the server at each visit. */
const NOT_AHEAD = /^\/(?:admin|seo-)/;

/** Preloads the screen and recipe of a link before it is pressed; a pressed card then passes on its bowl. */
export function usePreparedScreens(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const open = (event: MouseEvent) => {
      const link = linkOf(event);
      const card = link?.closest('article');
      if (!link || !card || !isPlainPress(event) || knownRecipe(recipeIdOf(link.pathname)) === undefined)
        return;
      // The router ignores a press that is already handled.
      event.preventDefault();
      growBowl(card, () => navigate(link.pathname));
    };
    for (const approach of APPROACHES) addEventListener(approach, prepare, { capture: true, passive: true });
    addEventListener('click', open, true);
    return () => {
      for (const approach of APPROACHES) removeEventListener(approach, prepare, true);
      removeEventListener('click', open, true);
    };
  }, [navigate]);
}

function linkOf({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
}

/** Not one that opens another tab or window. */
function isPlainPress({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);
}

function prepare(event: Event): void {
  const link = linkOf(event);
  if (link === null || link.target === '_blank' || NOT_AHEAD.test(link.pathname)) return;
  loadAhead(() => loadScreen(link.pathname));
  const id = recipeIdOf(link.pathname);
  // If the device cannot be read, the screen says so.
  if (id !== NO_RECIPE) void readAhead(id).catch(() => {});
}

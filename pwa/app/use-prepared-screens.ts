import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { NO_RECIPE, recipeIdOf } from '#domain/catalogue/recipe-address';
import { knownRecipe, readAhead } from '../platform/database/recipes.ts';
import { growBowl } from './bowl-transition.ts';
import { loadScreen } from './routes.tsx';

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
  void loadScreen(link.pathname);
  const id = recipeIdOf(link.pathname);
  // If the device cannot be read, the screen says so.
  if (id !== NO_RECIPE) void readAhead(id).catch(() => {});
}

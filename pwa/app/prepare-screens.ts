import { NO_RECIPE, recipeIdOf } from '#domain/catalogue/recipe-address';
import { readAhead } from '../database/recipes.ts';
import { loadScreen } from './routes.tsx';

/** What comes before a press: a finger goes down, a mouse comes over, a key moves the focus. */
const APPROACHES = ['pointerdown', 'pointerover', 'focusin'] as const;

/** The administration is not for visitors, and figures of the site are computed by the server at each visit. */
const NOT_AHEAD = /^\/(?:admin|seo-)/;

/** Loads the screen of a link and reads its recipe before it is pressed. Returns a function that ends it. */
export function prepareScreens(): () => void {
  for (const approach of APPROACHES) addEventListener(approach, prepare, { capture: true, passive: true });
  return () => {
    for (const approach of APPROACHES) removeEventListener(approach, prepare, true);
  };
}

function prepare({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
  if (link === null || link.target === '_blank' || NOT_AHEAD.test(link.pathname)) return;
  void loadScreen(link.pathname);
  const id = recipeIdOf(link.pathname);
  // Where the device cannot be read the screen says so.
  if (id !== NO_RECIPE) void readAhead(id).catch(() => {});
}

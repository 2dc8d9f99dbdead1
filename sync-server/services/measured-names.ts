import { cookedRecipeId, NO_RECIPE } from '#domain/recipe/recipe-address';
import { pageAddress } from './page-address.ts';
import type { Snapshot } from './snapshot.ts';

const OTHER = 'other';
const MISSING = '/404';
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;
/** How browsers name errors: what follows may be anybody's words. */
const ERROR_NAME = /^(?:Uncaught )?(?:\(in promise\) )?([A-Z][A-Za-z]{2,39}(?:Error|Exception))\b/;

/** The page of this site that a view is counted for; '/404' for all others, so that nobody makes names up. */
export function measuredPage(path: string, snapshot: Pick<Snapshot, 'recipe'>): string {
  const [pathname = '/'] = path.split(/[?#]/);
  const address = pageAddress(pathname, '');
  if (address.kind === 'moved') return measuredPage(address.to, snapshot);
  if (address.kind === 'missing') return MISSING;
  const cooked = cookedRecipeId(pathname);
  const recipeId = address.kind === 'recipe' ? address.recipeId : cooked;
  if (recipeId !== NO_RECIPE && snapshot.recipe(recipeId) === undefined) return MISSING;
  return pathname;
}

/** The host that a visit came from, 'direct' for none. */
export function measuredReferrer(referrer: string | undefined): string {
  if (referrer === undefined || referrer === '') return 'direct';
  const host = referrer.toLowerCase();
  return host.length <= 100 && HOST.test(host) ? host : OTHER;
}

/** The name of an error without what it says. */
export function measuredException(description: string): string {
  return ERROR_NAME.exec(description)?.[1] ?? OTHER;
}

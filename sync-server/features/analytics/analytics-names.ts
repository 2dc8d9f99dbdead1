import { cookedRecipeId, NO_RECIPE } from '#domain/catalogue/recipe-address';
import { pageAddress } from '#domain/contract/page-address';
import type { Snapshot } from '../catalogue/snapshot.ts';
import type { Guides } from '../pages/guides.ts';

const OTHER = 'other';
const MISSING = '/404';
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/;
/** Browsers' error names; the text after them may contain anything and is dropped. */
const ERROR_NAME = /^(?:Uncaught )?(?:\(in promise\) )?([A-Z][A-Za-z]{2,39}(?:Error|Exception))\b/;

/** The page that a view counts for; '/404' for every unknown path, so callers can't add names. */
export function countedPage(
  path: string,
  snapshot: Pick<Snapshot, 'recipe'>,
  guides: Pick<Guides, 'find'>,
): string {
  const [pathname = '/'] = path.split(/[?#]/);
  const address = pageAddress(pathname, '');
  if (address.kind === 'moved') return countedPage(address.to, snapshot, guides);
  if (address.kind === 'missing') return MISSING;
  if (address.kind === 'guide' && guides.find(address.slug) === undefined) return MISSING;
  const cooked = cookedRecipeId(pathname);
  const recipeId = address.kind === 'recipe' ? address.recipeId : cooked;
  if (recipeId !== NO_RECIPE && snapshot.recipe(recipeId) === undefined) return MISSING;
  return pathname;
}

/** Host of the referrer, 'direct' without one. */
export function countedReferrer(referrer: string | undefined): string {
  if (referrer === undefined || referrer === '') return 'direct';
  const host = referrer.toLowerCase();
  return host.length <= 100 && HOST.test(host) ? host : OTHER;
}

/** Name of an error without its message. */
export function countedException(description: string): string {
  return ERROR_NAME.exec(description)?.[1] ?? OTHER;
}

import type { Guide } from '#domain/guides/guide';
import { routeAt } from '#domain/site/route-at';
import type { RecipeWithCard } from '../platform/database/rows.ts';
import { screenTitle } from '../platform/state/screens.ts';
import { LANDING_PATH } from './canonical-address.ts';
import { type HeadTag, HIDDEN, headTags, pageMeta } from './page-head.ts';
import { cardsWhenHydrated, structuredData, writeStructuredData } from './structured-data.ts';

/** Updates one element of the head: the one from the server, or a new one. */
function writeTag({ element, key, attributes }: HeadTag): void {
  const selector = key.map((name) => `[${name}="${attributes[name]}"]`).join('');
  let tag = document.head.querySelector(`${element}${selector}`);
  if (tag === null) {
    tag = document.createElement(element);
    document.head.append(tag);
  }
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
}

/** The guide of a guide's page; null on any other page and for an unknown guide. */
async function guideAt(pathname: string): Promise<Guide | null> {
  const { route, slug = '' } = routeAt(pathname);
  if (route.serves !== 'guide') return null;
  return await (await import('../features/guides/load-guide.ts')).loadGuide(slug);
}

/** Path that the structured data in the head describe; initially that of the server-rendered page. */
let writtenFor: string | undefined =
  typeof document === 'undefined' || document.querySelector('script[type="application/ld+json"]') === null
    ? undefined
    : LANDING_PATH;

/**
 * Title, description, addresses and structured data of the page on screen.
 * @param isStill whether this page is still on screen, for async work
 */
export async function writeHead(
  pathname: string,
  search: string,
  found: RecipeWithCard | null | undefined,
  isStill: () => boolean,
): Promise<void> {
  const guide = await guideAt(pathname);
  if (!isStill()) return;
  const page = pageMeta(pathname + search, location.origin, found?.card, guide);
  document.title = screenTitle() ?? page.title;
  for (const tag of headTags(page)) writeTag(tag);
  if (writtenFor === pathname) return;
  // Remove the previous page's data in the meantime.
  writeStructuredData([]);
  writtenFor = undefined;
  // A hidden page has no breadcrumb, on the server too.
  if (page.robots === HIDDEN) return;
  const data = await structuredData(pathname, location.origin, found, cardsWhenHydrated, guide);
  if (!isStill()) return;
  writeStructuredData(data);
  writtenFor = pathname;
}

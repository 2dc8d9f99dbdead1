import { ROUTES, type Route } from '../site/route-table.ts';
import type { ParsedPage } from './parsed-page.ts';
import { readRobots } from './robots.ts';
import { linkingPages } from './site-links.ts';

/** A page of the site and its index status. */
export type CoveredPage = {
  path: string;
  kind: 'list' | 'page' | 'recipe' | 'guide' | 'device';
  isInSitemap: boolean;
  isIndexable: boolean;
  /** Why it isn't indexed; null if it is. */
  reason: string | null;
  /** As served; null for a page that wasn't read. */
  status: number | null;
  /** Number of other pages that link to it. */
  linkedFrom: number;
};

type CoverageSource = {
  pages: readonly ParsedPage[];
  sitemap: readonly string[];
  robotsTxt: string;
  origin: string;
};

const DEVICE = 'Its content is only on the visitor’s device.';
const HIDDEN = 'Only for people who have the address: it is marked noindex.';

function kindOf(path: string): CoveredPage['kind'] {
  if (path.startsWith('/recipe/')) return 'recipe';
  if (/^\/guides\/./.test(path)) return 'guide';
  const route: Route | undefined = ROUTES[path as keyof typeof ROUTES];
  if (route?.serves === 'cards') return 'list';
  return route?.serves === 'device' ? 'device' : 'page';
}

function reasonOf(page: ParsedPage, origin: string, isAllowed: boolean): string | null {
  if (page.status !== 200) return `It responds with ${page.status}.`;
  if (!isAllowed) return 'robots.txt disallows it.';
  if (/\b(?:noindex|none)\b/i.test(page.robots)) return `Its robots tag says ‘${page.robots}’.`;
  const own = page.path === '/' ? [origin, `${origin}/`] : [origin + page.path];
  const isOwn = page.canonical === null || page.canonical === '' || own.includes(page.canonical);
  return isOwn ? null : `Its canonical address is ${page.canonical}.`;
}

/** Pages that visitors can open but search engines should not index. */
function unlisted(known: ReadonlySet<string>): { path: string; reason: string }[] {
  return Object.entries<Route>(ROUTES).flatMap(([path, route]) => {
    if (/[:*]/.test(path) || known.has(path)) return [];
    if (route.serves === 'device') return [{ path, reason: DEVICE }];
    if (route.serves !== 'page') return [];
    if (route.canonical !== undefined)
      return [{ path, reason: `The same page as ${route.canonical}, which is indexed instead.` }];
    return route.isHidden ? [{ path, reason: HIDDEN }] : [];
  });
}

/** Every page: whether it is in the sitemap, whether or why not it is indexable, and how many pages link to it. */
export function coverage({ pages, sitemap, robotsTxt, origin }: CoverageSource): CoveredPage[] {
  const robots = readRobots(robotsTxt);
  const links = linkingPages(pages, origin);
  const listed = new Set(sitemap.map((address) => address.slice(origin.length) || '/'));
  const read = new Set(pages.map(({ path }) => path));
  const covered = pages.map((page): CoveredPage => {
    const { path, status } = page;
    const reason = reasonOf(page, origin, robots.isAllowed(path));
    const isIndexable = reason === null;
    const linkedFrom = links.get(path) ?? 0;
    return {
      path,
      kind: kindOf(path),
      isInSitemap: listed.has(path),
      isIndexable,
      reason,
      status,
      linkedFrom,
    };
  });
  const others = unlisted(read).map(({ path, reason }): CoveredPage => {
    const linkedFrom = links.get(path) ?? 0;
    return {
      path,
      kind: kindOf(path),
      isInSitemap: listed.has(path),
      isIndexable: false,
      reason,
      status: null,
      linkedFrom,
    };
  });
  return [...covered, ...others];
}

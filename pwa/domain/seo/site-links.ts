import type { Finding } from './finding.ts';
import type { ParsedPage } from './parsed-page.ts';

/** The response at a URL of this site. */
export type LinkTarget = 'found' | 'moved' | 'missing';

const SCHEME = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

/** Path with query and fragment of an internal link; null for others. */
function insideAddress(href: string, from: string, origin: string): { path: string; hash: string } | null {
  const isFull = href === origin || href.startsWith(`${origin}/`);
  if (!isFull && SCHEME.test(href)) return null;
  const [address = '', hash = ''] = (isFull ? href.slice(origin.length) || '/' : href).split('#');
  if (address === '') return { path: from, hash };
  if (address.startsWith('/')) return { path: address, hash };
  const base = address.startsWith('?') ? from : from.slice(0, from.lastIndexOf('/') + 1);
  return { path: base + address, hash };
}

const withoutQuery = (path: string) => path.split('?')[0] ?? path;

/**
 * Counts how many other pages link to each path.
 * @param origin of the site, without trailing slash
 */
export function linkingPages(pages: readonly ParsedPage[], origin: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { path: page, links } of pages) {
    const targets = links.map(({ href }) => insideAddress(href, page, origin)?.path);
    const others = new Set(targets.filter((path) => path !== undefined).map(withoutQuery));
    others.delete(page);
    for (const path of others) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  return counts;
}

/**
 * Finds links that are broken, go through a redirect or target a missing anchor, and pages that no other page links to.
 * @param targetOf returns the response at a URL of this site
 */
export function linkFindings(
  pages: readonly ParsedPage[],
  origin: string,
  targetOf: (path: string) => LinkTarget,
): Finding[] {
  const ids = new Map(pages.map((page) => [page.path, new Set(page.ids)]));
  const targets = new Map<string, LinkTarget>();
  const linked = new Set<string>();
  const findings: Finding[] = [];
  for (const { path: page, links } of pages) {
    for (const href of new Set(links.map((link) => link.href))) {
      const inside = insideAddress(href, page, origin);
      if (inside === null) continue;
      const { path, hash } = inside;
      const target = targets.get(path) ?? targetOf(path);
      targets.set(path, target);
      if (withoutQuery(path) !== page) linked.add(withoutQuery(path));
      if (target === 'missing') {
        findings.push({ code: 'link-broken', page, problem: `It links to ${href}, which does not exist.` });
      } else if (target === 'moved') {
        findings.push({ code: 'link-moved', page, problem: `It links to ${href}, which has moved.` });
      } else if (hash !== '' && ids.get(path)?.has(hash) === false) {
        findings.push({
          code: 'anchor-missing',
          page,
          problem: `It links to ${href}, which has no such anchor.`,
        });
      }
    }
  }
  for (const { path, status } of pages) {
    if (status === 200 && path !== '/' && !linked.has(path)) {
      findings.push({ code: 'page-unlinked', page: path, problem: 'No other page links to it.' });
    }
  }
  return findings;
}

import type { Finding, FindingCode } from './finding.ts';
import { grouped } from './grouped.ts';
import { pageFindings } from './page-findings.ts';
import type { ParsedPage } from './parsed-page.ts';
import { readRobots } from './robots-rules.ts';
import { type LinkTarget, linkFindings } from './site-links.ts';

/** Everything an audit looks at. */
export type AuditedSite = {
  /** Scheme and host without trailing slash. */
  origin: string;
  /** The pages in the sitemap, each once. */
  pages: readonly ParsedPage[];
  /** URLs as listed in the sitemap. */
  sitemap: readonly string[];
  robotsTxt: string;
  targetOf: (path: string) => LinkTarget;
};

export const SITEMAP_PATH = '/sitemap.xml';
export const ROBOTS_PATH = '/robots.txt';

/** URLs of a sitemap, XML-decoded. */
export function sitemapAddresses(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.trim().replaceAll('&amp;', '&'),
  );
}

type Named = 'title' | 'description';

/** Pages that share text which should be unique. */
function repeated(pages: readonly ParsedPage[], field: Named, code: FindingCode): Finding[] {
  const groups = grouped(
    pages.filter((page) => page.status === 200 && (page[field] ?? '') !== ''),
    (page) => page[field],
  );
  return [...groups.values()]
    .filter((group) => group.length > 1)
    .flatMap((group) =>
      group.map(({ path }, at) => {
        const other = group[at === 0 ? 1 : 0]?.path;
        return { code, page: path, problem: `${other} has the same ${field}.` };
      }),
    );
}

function sitemapFindings({ origin, sitemap, robotsTxt }: AuditedSite): Finding[] {
  const robots = readRobots(robotsTxt);
  const at = (page: string, code: FindingCode, problem: string): Finding => ({ code, page, problem });
  const foreign = sitemap.filter((address) => !address.startsWith(`${origin}/`));
  const twice = [...new Set(sitemap.filter((address, index) => sitemap.indexOf(address) !== index))];
  const own = sitemap
    .filter((address) => !foreign.includes(address))
    .map((address) => address.slice(origin.length));
  const hasSitemap = robots.sitemaps.includes(origin + SITEMAP_PATH);
  return [
    ...(sitemap.length === 0 ? [at(SITEMAP_PATH, 'sitemap-empty', 'The sitemap lists no page.')] : []),
    ...foreign.map((address) => at(SITEMAP_PATH, 'sitemap-foreign', `It lists ${address}.`)),
    ...twice.map((address) => at(SITEMAP_PATH, 'sitemap-repeated', `It lists ${address} more than once.`)),
    ...(hasSitemap
      ? []
      : [at(ROBOTS_PATH, 'robots-without-sitemap', `It does not list ${origin}${SITEMAP_PATH}.`)]),
    ...[...new Set(own)]
      .filter((path) => !robots.isAllowed(path))
      .map((path) => at(path, 'robots-blocked', 'The sitemap lists it, but robots.txt disallows it.')),
  ];
}

/** Every finding of the site: on each page, between pages, and in the crawler files. */
export function siteFindings(site: AuditedSite): Finding[] {
  const { pages, origin, targetOf } = site;
  return [
    ...pages.flatMap((page) => pageFindings(page, origin)),
    ...repeated(pages, 'title', 'title-repeated'),
    ...repeated(pages, 'description', 'description-repeated'),
    ...linkFindings(pages, origin, targetOf),
    ...sitemapFindings(site),
  ];
}

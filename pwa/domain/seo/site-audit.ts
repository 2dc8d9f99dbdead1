import { counted } from '../text/sentence-parts.ts';
import {
  type Finding,
  type FindingCode,
  overallScore,
  RULES,
  SEVERITIES,
  scoreOf,
  severityOf,
} from './finding.ts';
import { grouped } from './grouped.ts';
import { pageFindings } from './page-findings.ts';
import type { ParsedPage } from './parsed-page.ts';
import { readRobots } from './robots.ts';
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

type PageScore = { page: string; score: number };

/** The findings of a site with the resulting scores. */
export type SiteAudit = {
  overallScore: number;
  /** Every page of the sitemap, in order. */
  scores: PageScore[];
  /** Worst first, then in page order. */
  findings: Finding[];
};

/** Audits a site from its parsed pages. */
export function auditSite(site: AuditedSite): SiteAudit {
  const found = siteFindings(site);
  const byPage = grouped(found, ({ page }) => page);
  const scoreAt = (page: string) => scoreOf(byPage.get(page) ?? []);
  const scores = site.pages.map(({ path }) => ({ page: path, score: scoreAt(path) }));
  const findings = SEVERITIES.flatMap((severity) => found.filter((each) => severityOf(each) === severity));
  const overall = overallScore(
    scores.map(({ score }) => score),
    [scoreAt(SITEMAP_PATH), scoreAt(ROBOTS_PATH)],
  );
  return { overallScore: overall, scores, findings };
}

const NAMED = 3;

/** '/a, /b, /c and 2 more'. */
function namesOf(pages: readonly string[]): string {
  const rest = pages.length - NAMED;
  return `${pages.slice(0, NAMED).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`;
}

type Found = { findings: readonly Finding[] };

/** Critical findings as texts, up to a limit. */
export function criticalTexts({ findings }: Found, most: number): string[] {
  return findings
    .filter((each) => severityOf(each) === 'critical')
    .slice(0, most)
    .map(({ code, page, problem }) => `${page}: ${problem} ${RULES[code].advice}`);
}

/** The other findings as texts, one per kind, with its pages. */
export function recommendationTexts({ findings }: Found): string[] {
  const others = findings.filter((each) => severityOf(each) !== 'critical');
  return [...grouped(others, ({ code }) => code)].map(([code, group]) => {
    const pages = [...new Set(group.map(({ page }) => page))];
    const count = counted(pages.length, 'page');
    return `${RULES[code].advice} (${count}: ${namesOf(pages)})`;
  });
}

/** The audit summary in a sentence. */
export function summaryText({ findings, scores, overallScore: score }: SiteAudit): string {
  const count = (severity: string) => findings.filter((each) => severityOf(each) === severity).length;
  const pages = counted(scores.length, 'page');
  const critical = counted(count('critical'), 'critical issue');
  const warnings = counted(count('warning'), 'warning');
  const advice = counted(count('advice'), 'suggestion');
  return `${pages} read as served: ${score}%, with ${critical}, ${warnings} and ${advice}.`;
}

const SITEMAP_PATH = '/sitemap.xml';
const ROBOTS_PATH = '/robots.txt';

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

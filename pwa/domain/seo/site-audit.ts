import { counted } from '../text/counted.ts';
import { type Finding, RULES, SEVERITIES, severityOf } from './finding.ts';
import { grouped } from './grouped.ts';
import { overallScore, scoreOf } from './score.ts';
import { type AuditedSite, ROBOTS_PATH, SITEMAP_PATH, siteFindings } from './site-findings.ts';

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

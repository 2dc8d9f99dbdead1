import {
  MOST_FINDINGS,
  type RecipeValidation,
  type SeoAudit,
  type SeoAuditResult,
} from '#domain/contract/seo';
import type { SeoMetrics } from '#domain/contract/site-tools';
import { type Finding, type FindingCode, RULES, type ScoreBand, scoreBand } from '#domain/seo/finding';
import type { ParsedPage } from '#domain/seo/parsed-page';
import { criticalTexts, recommendationTexts, type SiteAudit, summaryText } from '#domain/seo/site-audit';
import { counted } from '#domain/text/sentence-parts';
import type { Snapshot } from '../catalogue/snapshot.ts';

const MOST_CRITICAL = 100;
const MOST_SCORES = 100;

/** The site as read by the audit. */
export type ReadSite = {
  pages: readonly ParsedPage[];
  findings: readonly Finding[];
  /** Sitemap addresses, as listed. */
  sitemap: readonly string[];
  robotsTxt: string;
  /** ISO 8601, UTC. */
  auditedAt: string;
};

/** All answers derived from one audit. */
export type AuditAnswers = {
  audit: SeoAudit;
  result: SeoAuditResult;
  recipes: RecipeValidation[];
  site: ReadSite;
};

/** @param total pages in the sitemap; only the first ones may have been read */
function seoAudit(audit: SiteAudit, total: number): SeoAudit {
  const read = audit.scores.length;
  const rest = total > read ? ` The sitemap names ${total}; the first ${read} were read.` : '';
  return {
    overallScore: audit.overallScore,
    criticalIssues: criticalTexts(audit, MOST_CRITICAL),
    recommendations: recommendationTexts(audit),
    summary: summaryText(audit) + rest,
  };
}

/** The audited recipes by id. */
function recipeValidations(audit: SiteAudit, snapshot: Pick<Snapshot, 'recipes'>): RecipeValidation[] {
  const scores = new Map(audit.scores.map(({ page, score }) => [page, score]));
  return snapshot.recipes.flatMap(({ id, title }) => {
    const page = `/recipe/${id}`;
    const seoScore = scores.get(page);
    if (seoScore === undefined) return [];
    const own = audit.findings.filter((finding) => finding.page === page);
    const issues = own.map(({ code, problem }) => `${problem} ${RULES[code].advice}`);
    return [{ recipeId: id, title, seoScore, issues }];
  });
}

export function auditAnswers(
  audit: SiteAudit,
  snapshot: Pick<Snapshot, 'recipes'>,
  read: Omit<ReadSite, 'findings'>,
): AuditAnswers {
  const { auditedAt, sitemap } = read;
  const total = new Set(sitemap).size;
  const answer = seoAudit(audit, total);
  const inBand = (band: ScoreBand) => audit.scores.filter(({ score }) => scoreBand(score) === band).length;
  return {
    audit: answer,
    result: {
      type: 'result',
      ...answer,
      auditedAt,
      pages: audit.scores.length,
      bands: { good: inBand('good'), fair: inBand('fair'), poor: inBand('poor') },
      findings: audit.findings.slice(0, MOST_FINDINGS),
      further: Math.max(0, audit.findings.length - MOST_FINDINGS),
      scores: [...audit.scores].sort((a, b) => a.score - b.score).slice(0, MOST_SCORES),
    },
    recipes: recipeValidations(audit, snapshot),
    site: { ...read, findings: audit.findings },
  };
}

type State = SeoMetrics['technical'][number];

/** Findings with one of these codes. */
export const count = (findings: readonly Finding[], ...codes: FindingCode[]) =>
  findings.filter(({ code }) => codes.includes(code)).length;

function state(name: string, faults: number, fine: string, wrong: (faults: number) => string): State {
  return { name, state: faults === 0 ? 'good' : 'bad', detail: faults === 0 ? fine : wrong(faults) };
}

/** What search engines require of the site, according to the audit. */
export function technicalState({ pages, findings, sitemap }: ReadSite, publicOrigin: string): State[] {
  const isHttps = publicOrigin.startsWith('https:');
  return [
    state(
      'Sitemap',
      count(findings, 'sitemap-empty', 'sitemap-foreign', 'sitemap-repeated', 'status-not-200'),
      `Active: it lists ${sitemap.length} pages, and all ${pages.length} that we read return 200.`,
      (faults) =>
        `${counted(faults, 'of its entries is', 'of its entries are')} wrong: see Coverage Analysis.`,
    ),
    state(
      'Robots',
      count(findings, 'robots-blocked', 'robots-without-sitemap'),
      'It blocks no public page and names the sitemap.',
      (faults) => `${counted(faults, 'fault')}: see Robots.`,
    ),
    state(
      'Canonical tags',
      count(findings, 'canonical-missing', 'canonical-elsewhere'),
      'Every page has its own canonical address.',
      (faults) => `${counted(faults, 'page has', 'pages have')} none, or another page’s.`,
    ),
    state(
      'Schema',
      count(
        findings,
        'recipe-missing',
        'recipe-required-missing',
        'recipe-field-invalid',
        'structured-data-broken',
      ),
      'Every recipe is marked up with all required fields.',
      (faults) => `${counted(faults, 'fault')}: see Structured Data.`,
    ),
    {
      name: 'HTTPS',
      state: isHttps ? 'good' : 'bad',
      detail: isHttps
        ? 'The public address is https.'
        : 'The public address is not https: set PUBLIC_ORIGIN.',
    },
    {
      name: 'Page speed',
      state: 'unmeasured',
      detail:
        'Not measured here; the target is 85 or more. Measure a public page with PageSpeed Insights, or read Core Web Vitals in the search console.',
    },
  ];
}

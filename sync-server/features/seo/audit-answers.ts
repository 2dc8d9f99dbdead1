import {
  MOST_FINDINGS,
  type RecipeValidation,
  type SeoAudit,
  type SeoAuditResult,
} from '#domain/contract/seo';
import { type Finding, RULES, type ScoreBand, scoreBand } from '#domain/seo/finding';
import type { ParsedPage } from '#domain/seo/parsed-page';
import { criticalTexts, recommendationTexts, type SiteAudit, summaryText } from '#domain/seo/site-audit';
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

import { type Finding, type Severity, severityOf } from './finding.ts';

/** Percent that one kind of fault costs its page. */
const COST: Record<Severity, number> = { critical: 40, warning: 10, advice: 4 };

/** Percent of a page: each kind of fault counts once, however often the page has it. */
export function scoreOf(findings: readonly Pick<Finding, 'code'>[]): number {
  const codes = new Set(findings.map(({ code }) => code));
  const cost = [...codes].reduce((sum, code) => sum + COST[severityOf({ code })], 0);
  return Math.max(0, 100 - cost);
}

/**
 * Percent of the site: the mean of its pages, rounded down; no more than its worst file for crawlers, since a fault there
 * concerns every page.
 */
export function overallScore(pages: readonly number[], files: readonly number[]): number {
  if (pages.length === 0) return 0;
  const mean = Math.floor(pages.reduce((sum, score) => sum + score, 0) / pages.length);
  return Math.min(mean, ...files);
}

/** At least 90 green, at least 70 yellow, below red. */
export const GOOD_SCORE = 90;
const FAIR_SCORE = 70;

export type ScoreBand = 'good' | 'fair' | 'poor';

/** The colour band of a score. */
export function scoreBand(score: number): ScoreBand {
  if (score >= GOOD_SCORE) return 'good';
  return score >= FAIR_SCORE ? 'fair' : 'poor';
}

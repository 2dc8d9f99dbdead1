import { type Finding, type Severity, severityOf } from './finding.ts';

/** Percent that one kind of finding costs its page. */
const COST: Record<Severity, number> = { critical: 40, warning: 10, advice: 4 };

/** Score of a page in percent: each kind of finding counts once, however often it occurs. */
export function scoreOf(findings: readonly Pick<Finding, 'code'>[]): number {
  const codes = new Set(findings.map(({ code }) => code));
  const cost = [...codes].reduce((sum, code) => sum + COST[severityOf({ code })], 0);
  return Math.max(0, 100 - cost);
}

/**
 * Score of the site in percent: the mean of its pages, rounded down, but at most that of its worst crawler file, since a
 * finding there affects every page.
 */
export function overallScore(pages: readonly number[], files: readonly number[]): number {
  if (pages.length === 0) return 0;
  const mean = Math.floor(pages.reduce((sum, score) => sum + score, 0) / pages.length);
  return Math.min(mean, ...files);
}

/** Green from 90, yellow from 70, else red. */
export const GOOD_SCORE = 90;
const FAIR_SCORE = 70;

export type ScoreBand = 'good' | 'fair' | 'poor';

/** The colour band of a score. */
export function scoreBand(score: number): ScoreBand {
  if (score >= GOOD_SCORE) return 'good';
  return score >= FAIR_SCORE ? 'fair' : 'poor';
}

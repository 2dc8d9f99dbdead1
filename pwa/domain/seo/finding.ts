import * as z from 'zod/mini';

/** `critical` keeps a page, or its recipe, out of the results; `warning` costs clicks; `advice` is a suggestion. */
export const SEVERITIES = ['critical', 'warning', 'advice'] as const;
export type Severity = (typeof SEVERITIES)[number];

type Rule = { severity: Severity; advice: string };

/** Every finding by its stable code: severity, and what to do. */
export const RULES = {
  'status-not-200': {
    severity: 'critical',
    advice: 'List only addresses in the sitemap that respond with 200.',
  },
  'title-missing': { severity: 'critical', advice: 'Give the page its own title.' },
  'title-long': {
    severity: 'warning',
    advice: 'Shorten the title to 60 characters, with the important words first.',
  },
  'title-short': {
    severity: 'advice',
    advice: 'Say in the title what the page is about, in 15 characters or more.',
  },
  'title-repeated': { severity: 'warning', advice: 'Give each page a title that no other page has.' },
  'description-missing': { severity: 'warning', advice: 'Describe the page in a sentence or two.' },
  'description-long': { severity: 'advice', advice: 'Shorten the description to 170 characters.' },
  'description-short': { severity: 'advice', advice: 'Describe the page in 50 characters or more.' },
  'description-repeated': { severity: 'warning', advice: 'Give each page its own description.' },
  'canonical-missing': { severity: 'warning', advice: 'Add the canonical address to the head of the page.' },
  'canonical-elsewhere': {
    severity: 'critical',
    advice: 'List the canonical address in the sitemap, or make the page its own canonical.',
  },
  'noindex-listed': {
    severity: 'critical',
    advice: 'Take the page out of the sitemap, or let it be indexed.',
  },
  'language-missing': { severity: 'warning', advice: 'Set the language on the html element.' },
  'heading-missing': { severity: 'warning', advice: 'Give the page a first-level heading.' },
  'heading-repeated': { severity: 'advice', advice: 'Keep one first-level heading per page.' },
  'heading-skipped': {
    severity: 'advice',
    advice: 'Make each heading at most one level deeper than the one before.',
  },
  'content-thin': { severity: 'advice', advice: 'Say more on the page, or keep it out of the sitemap.' },
  'image-alt-missing': {
    severity: 'warning',
    advice: 'Describe the image in its alt text; leave that empty for decoration.',
  },
  'link-without-words': { severity: 'warning', advice: 'Give the link text that says where it leads.' },
  'link-broken': { severity: 'critical', advice: 'Correct or remove the link.' },
  'link-moved': { severity: 'warning', advice: 'Link to the address that the redirect leads to.' },
  'anchor-missing': { severity: 'warning', advice: 'Give the target its id, or correct the link.' },
  'open-graph-incomplete': { severity: 'advice', advice: 'Add the missing Open Graph tags.' },
  'structured-data-broken': { severity: 'critical', advice: 'Write the block as JSON with a type.' },
  'list-without-addresses': {
    severity: 'warning',
    advice: 'Give each item of the list its position and address.',
  },
  'recipe-missing': { severity: 'critical', advice: 'Mark the recipe up as schema.org/Recipe.' },
  'recipe-repeated': { severity: 'warning', advice: 'Mark up one recipe per page.' },
  'recipe-required-missing': {
    severity: 'critical',
    advice: 'Add the field: without it, search engines show no recipe result.',
  },
  'recipe-field-invalid': {
    severity: 'warning',
    advice: 'Write the field as Google’s recipe rules require.',
  },
  'recipe-field-missing': {
    severity: 'advice',
    advice: 'Add the recommended field if the fact is known.',
  },
  'recipe-name-unseen': { severity: 'warning', advice: 'Mark up what readers see: the name in the heading.' },
  'page-unlinked': { severity: 'advice', advice: 'Link to the page from another one.' },
  'sitemap-repeated': { severity: 'warning', advice: 'List each address once in the sitemap.' },
  'sitemap-foreign': {
    severity: 'critical',
    advice: 'List addresses of this site only; check PUBLIC_ORIGIN.',
  },
  'sitemap-empty': { severity: 'critical', advice: 'List the public pages in the sitemap.' },
  'robots-blocked': {
    severity: 'critical',
    advice: 'Allow the address in robots.txt, or take it out of the sitemap.',
  },
  'robots-without-sitemap': { severity: 'warning', advice: 'List the sitemap in robots.txt.' },
} as const satisfies Record<string, Rule>;

export type FindingCode = keyof typeof RULES;
const FINDING_CODES = Object.keys(RULES) as [FindingCode, ...FindingCode[]];

/** One finding: its code, its page, and what is wrong there. */
export const findingSchema = z.strictObject({
  code: z.enum(FINDING_CODES),
  page: z.string(),
  problem: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

/** A rule's finding on one page; the caller adds the page. */
export type PageFinding = Omit<Finding, 'page'>;

export const severityOf = ({ code }: Pick<Finding, 'code'>): Severity => RULES[code].severity;

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

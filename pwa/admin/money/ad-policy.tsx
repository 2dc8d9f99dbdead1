import { MIN_COVERED_DAYS } from '#domain/revenue/earnings';
import { type AdPolicy, readAdPolicy } from '../calls/api.ts';
import { useRead } from '../calls/use-read.ts';
import { inPounds } from '../parts/money.ts';
import { Notice } from '../parts/notice.tsx';
import type { Block, Report } from '../reports/report.ts';
import { ReportPage } from '../reports/report-page.tsx';

const STATUSES = {
  compliant: 'Compliant',
  needs_improvement: 'Needs improvement',
  violation: 'Violation',
} as const;
/** Where the estimate comes from, or what it lacks. */
const earningsBasis = (coveredDays: number) =>
  coveredDays === 0
    ? 'No advertising report covers the last 30 days. Import one under Revenue.'
    : `Advertising reports cover ${coveredDays} of the last 30 days${coveredDays < MIN_COVERED_DAYS ? `. An estimate needs ${MIN_COVERED_DAYS}.` : '.'}`;
const SPEED = 'Measure a public page with PageSpeed Insights, or read Core Web Vitals in the search console.';

const GUIDELINES: Readonly<Record<string, string>> = {
  originalContent: 'Original content',
  enoughContent: 'Enough text on every page',
  everyPageAnswers: 'Every page responds',
  contactPage: 'A contact page',
  languageNamed: 'Every page declares its language',
  mobileFriendly: 'Readable on phones',
};

const pounds = (value: number | null) => (value === null ? null : inPounds(value));

function complianceOf({ check }: AdPolicy): Block {
  const present = (name: string, isThere: boolean) => ({
    name,
    kind: isThere ? ('good' as const) : ('bad' as const),
    word: isThere ? 'Present' : 'Missing',
  });
  return {
    kind: 'states',
    label: 'Policy Compliance',
    rows: [
      present('Privacy policy', check.hasPrivacyPolicy),
      present('Terms of service', check.hasTermsOfService),
      present('Ad disclaimer', check.hasAdDisclaimer),
      ...Object.entries(check.contentGuidelines).map(([name, isMet]) => ({
        name: GUIDELINES[name] ?? name,
        kind: isMet ? ('good' as const) : ('fair' as const),
        word: isMet ? 'Compliant' : 'Violation',
      })),
    ],
  };
}

const SEVERITIES = { HIGH: 'bad', MEDIUM: 'fair', LOW: 'unknown' } as const;

const issuesOf = ({ optimization: { criticalIssues } }: AdPolicy): Block =>
  criticalIssues.length === 0
    ? { kind: 'own', content: <Notice kind="note">No issues found.</Notice> }
    : {
        kind: 'states',
        label: 'Critical Issues',
        rows: criticalIssues.map(({ issue, severity, description, solution }) => ({
          name: issue,
          kind: SEVERITIES[severity],
          word: severity,
          detail: `${description} ${solution}`,
        })),
      };

function contentOf({ audit, content }: AdPolicy): Block[] {
  const { contentAnalysis: analysis, adCompliance: ads } = audit;
  return [
    {
      kind: 'facts',
      facts: [
        { label: 'Total pages', value: analysis.totalPages },
        {
          label: 'Original pages',
          value: analysis.originalContent,
          source: 'Unique title and description',
        },
        { label: 'Duplicate pages', value: analysis.duplicateContent },
        {
          label: 'Ads per page',
          value: ads.adsPerPage,
          source: 'Maximum. Without consent, visitors see tips instead.',
        },
        {
          label: 'Proper labelling',
          value: ads.properLabeling ? 'Yes' : 'No',
          source: 'Every ad is in a frame labelled Advertisement',
        },
        { label: 'Mobile optimised', value: ads.mobileOptimized ? 'Yes' : 'No' },
        { label: 'Page load speed', value: ads.pageLoadSpeed, source: SPEED },
      ],
    },
    {
      kind: 'sentences',
      texts: content.pages.map(({ page, problem }) => `${page}: ${problem}`),
      none: 'No duplicate pages, and none with too few words.',
    },
  ];
}

const optimizationOf = ({ optimization }: AdPolicy): Block[] => [
  {
    kind: 'facts',
    facts: [
      {
        label: 'Current estimate',
        value: pounds(optimization.revenueProjections.currentEstimate),
        source: earningsBasis(optimization.revenueProjections.coveredDays),
      },
      {
        label: 'Optimised estimate',
        value: pounds(optimization.revenueProjections.optimizedEstimate),
        source: 'No report can say what a change would earn. Make one, then compare the next report.',
      },
    ],
  },
  {
    kind: 'sentences',
    texts: optimization.recommendations,
    none: 'Nothing to do.',
    isNumbered: true,
  },
];

const AD_POLICY: Report<AdPolicy> = {
  name: 'Ad policy',
  lead: 'What advertising networks require, checked on the pages as served.',
  loading: 'Reading the site',
  facts: ({ audit, optimization }) => [
    { label: 'Overall Status', value: STATUSES[audit.overallStatus] },
    { label: 'Content Pages', value: audit.contentAnalysis.totalPages, source: 'In the sitemap' },
    { label: 'Issues Found', value: optimization.criticalIssues.length },
    {
      label: 'Revenue Potential',
      value: pounds(optimization.revenueProjections.currentEstimate),
      source: earningsBasis(optimization.revenueProjections.coveredDays),
    },
  ],
  sections: (policy) => [
    { id: 'compliance', label: 'Policy Compliance', blocks: [complianceOf(policy)] },
    { id: 'issues', label: 'Critical Issues', blocks: [issuesOf(policy)] },
    { id: 'content', label: 'Content Analysis', blocks: contentOf(policy) },
    { id: 'optimization', label: 'Optimization', blocks: optimizationOf(policy) },
  ],
};

/** 'Ad Policy': checks the served pages against the policies of advertising networks. */
export function AdPolicyPage() {
  return <ReportPage report={AD_POLICY} data={useRead(['ad-policy'], readAdPolicy)} />;
}

import { type AdPolicy, readAdPolicy } from '../calls/site-tools-api.ts';
import { useRead } from '../calls/use-read.ts';
import { Notice } from '../parts/notice.tsx';
import type { Block, Report } from '../reports/report.ts';
import { ReportPage } from '../reports/report-page.tsx';

const STATUSES = {
  compliant: 'Compliant',
  needs_improvement: 'Needs improvement',
  violation: 'Violation',
} as const;
const EARNINGS = 'Import the network’s report under Revenue: nothing here measures earnings.';
const SPEED = 'Measure a public page with PageSpeed Insights, or read Core Web Vitals in the search console.';

const GUIDELINES: Readonly<Record<string, string>> = {
  originalContent: 'Original content',
  enoughContent: 'Enough words on every page',
  everyPageAnswers: 'Every page answers',
  contactPage: 'A page to write to you',
  languageNamed: 'Every page names its language',
  mobileFriendly: 'Readable on phones',
};

const pounds = (value: number | null) =>
  value === null ? null : value.toLocaleString('en-GB', { style: 'currency', currency: 'GBP' });

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
    ? { kind: 'own', content: <Notice kind="note">No issue was found.</Notice> }
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
          source: 'Title and description of their own',
        },
        { label: 'Duplicate pages', value: analysis.duplicateContent },
        { label: 'Ads per page', value: ads.adsPerPage, source: 'At the most, and tips without consent' },
        {
          label: 'Proper labelling',
          value: ads.properLabeling ? 'Yes' : 'No',
          source: 'Each stands in a frame that says Advertisement',
        },
        { label: 'Mobile optimised', value: ads.mobileOptimized ? 'Yes' : 'No' },
        { label: 'Page load speed', value: ads.pageLoadSpeed, source: SPEED },
      ],
    },
    {
      kind: 'sentences',
      texts: content.pages.map(({ page, problem }) => `${page}: ${problem}`),
      none: 'No page repeats another, or says little.',
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
        source: EARNINGS,
      },
      {
        label: 'Optimised estimate',
        value: pounds(optimization.revenueProjections.optimizedEstimate),
        source: EARNINGS,
      },
    ],
  },
  {
    kind: 'sentences',
    texts: optimization.recommendations,
    none: 'Nothing is to be done.',
    isNumbered: true,
  },
];

const AD_POLICY: Report<AdPolicy> = {
  name: 'Ad policy',
  lead: 'What advertising networks ask for, by the pages as they are served.',
  loading: 'Reading the site',
  facts: ({ audit, optimization }) => [
    { label: 'Overall Status', value: STATUSES[audit.overallStatus] },
    { label: 'Content Pages', value: audit.contentAnalysis.totalPages, source: 'Of the sitemap' },
    { label: 'Issues Found', value: optimization.criticalIssues.length },
    {
      label: 'Revenue Potential',
      value: pounds(optimization.revenueProjections.optimizedEstimate),
      source: EARNINGS,
    },
  ],
  sections: (policy) => [
    { id: 'compliance', label: 'Policy Compliance', blocks: [complianceOf(policy)] },
    { id: 'issues', label: 'Critical Issues', blocks: [issuesOf(policy)] },
    { id: 'content', label: 'Content Analysis', blocks: contentOf(policy) },
    { id: 'optimization', label: 'Optimization', blocks: optimizationOf(policy) },
  ],
};

/** 'Ad Policy': the site against the policies of advertising networks, by what it serves. */
export function AdPolicyPage() {
  return <ReportPage report={AD_POLICY} data={useRead(['ad-policy'], readAdPolicy)} />;
}

// Before our own styles, which win by their place.
import '../parts/theme.css';
import { type AdPolicy, readAdPolicy } from '../calls/site-tools-api.ts';
import { useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { Figures } from '../parts/figures.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Notice } from '../parts/notice.tsx';
import { RefreshRow } from '../parts/refresh-row.tsx';
import { SectionTabs } from '../parts/section-tabs.tsx';
import { Sentences, StateList } from '../parts/state-list.tsx';
import tools from '../parts/tools.module.css';
import { VerdictTag } from '../parts/verdict-tag.tsx';

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

function Compliance({ policy: { check } }: { policy: AdPolicy }) {
  const present = (name: string, isThere: boolean) => ({
    key: name,
    name,
    verdict: <VerdictTag kind={isThere ? 'good' : 'bad'}>{isThere ? 'Present' : 'Missing'}</VerdictTag>,
  });
  return (
    <StateList
      label="Policy Compliance"
      rows={[
        present('Privacy policy', check.hasPrivacyPolicy),
        present('Terms of service', check.hasTermsOfService),
        present('Ad disclaimer', check.hasAdDisclaimer),
        ...Object.entries(check.contentGuidelines).map(([name, isMet]) => ({
          key: name,
          name: GUIDELINES[name] ?? name,
          verdict: (
            <VerdictTag kind={isMet ? 'good' : 'fair'}>{isMet ? 'Compliant' : 'Violation'}</VerdictTag>
          ),
        })),
      ]}
    />
  );
}

const SEVERITIES = { HIGH: 'bad', MEDIUM: 'fair', LOW: 'unknown' } as const;

function Issues({ policy: { optimization } }: { policy: AdPolicy }) {
  const { criticalIssues } = optimization;
  if (criticalIssues.length === 0) return <Notice kind="note">No issue was found.</Notice>;
  return (
    <StateList
      label="Critical Issues"
      rows={criticalIssues.map(({ issue, severity, description, solution }) => ({
        key: issue,
        name: issue,
        verdict: <VerdictTag kind={SEVERITIES[severity]}>{severity}</VerdictTag>,
        detail: `${description} ${solution}`,
      }))}
    />
  );
}

function ContentAnalysis({ policy: { audit, content } }: { policy: AdPolicy }) {
  const { contentAnalysis: analysis, adCompliance: ads } = audit;
  return (
    <>
      <Figures
        facts={[
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
        ]}
      />
      <Sentences
        texts={content.pages.map(({ page, problem }) => `${page}: ${problem}`)}
        none="No page repeats another, or says little."
      />
    </>
  );
}

function Optimization({ policy: { optimization } }: { policy: AdPolicy }) {
  const { revenueProjections: revenue, recommendations } = optimization;
  return (
    <>
      <Figures
        facts={[
          { label: 'Current estimate', value: pounds(revenue.currentEstimate), source: EARNINGS },
          { label: 'Optimised estimate', value: pounds(revenue.optimizedEstimate), source: EARNINGS },
        ]}
      />
      <Sentences texts={recommendations} none="Nothing is to be done." isNumbered />
    </>
  );
}

/** 'Ad Policy': the site against the policies of advertising networks, by what it serves. */
export function AdPolicyPage({ isShown, onSignedOut }: AdminPageProps) {
  const data = useAdminData(readAdPolicy, onSignedOut);
  useReloadWhenShown(isShown, data.reload);
  return (
    <>
      <p className={tools['lead']}>What advertising networks ask for, by the pages as they are served.</p>
      <RefreshRow onRefresh={() => void data.reload()} />
      <Loaded data={data} label="Reading the site">
        {(policy) => (
          <>
            <Figures
              facts={[
                { label: 'Overall Status', value: STATUSES[policy.audit.overallStatus] },
                {
                  label: 'Content Pages',
                  value: policy.audit.contentAnalysis.totalPages,
                  source: 'Of the sitemap',
                },
                { label: 'Issues Found', value: policy.optimization.criticalIssues.length },
                {
                  label: 'Revenue Potential',
                  value: pounds(policy.optimization.revenueProjections.optimizedEstimate),
                  source: EARNINGS,
                },
              ]}
            />
            <SectionTabs
              label="Ad policy"
              sections={[
                { id: 'compliance', label: 'Policy Compliance', content: <Compliance policy={policy} /> },
                { id: 'issues', label: 'Critical Issues', content: <Issues policy={policy} /> },
                { id: 'content', label: 'Content Analysis', content: <ContentAnalysis policy={policy} /> },
                { id: 'optimization', label: 'Optimization', content: <Optimization policy={policy} /> },
              ]}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

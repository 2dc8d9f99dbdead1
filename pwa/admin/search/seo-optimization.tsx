import { Link } from 'react-router-dom';
import { type SeoMetrics, SITE_TOOL_CALLS } from '#domain/contract/site-tools';
import { useCall } from '../calls/use-read.ts';
import tools from '../parts/tools.module.css';
import type { Block, Report } from '../reports/report.ts';
import { ReportPage } from '../reports/report-page.tsx';

const percent = (value: number | null) => (value === null ? null : `${value}%`);

function contentOf({ contentMetrics: content, contentClusters }: SeoMetrics): Block[] {
  const { totalRecipes: total } = content;
  const share = (count: number) =>
    total === 0 ? undefined : `${Math.round((count / total) * 100)}% of ${total}`;
  return [
    {
      kind: 'facts',
      facts: [
        { label: 'Dog recipes', value: content.dogRecipes, source: share(content.dogRecipes) },
        { label: 'Cat recipes', value: content.catRecipes, source: share(content.catRecipes) },
        { label: 'Organic recipes', value: content.organicRecipes, source: share(content.organicRecipes) },
        {
          label: 'Average content length',
          value: content.averageContentLength.toLocaleString('en-GB'),
          source: 'Characters in a page’s main content',
        },
        {
          label: 'Internal links per page',
          value: content.internalLinksPerPage,
          source: 'Links to other pages of this site',
        },
        {
          label: 'Images optimised',
          value: percent(content.imagesOptimized),
          source:
            content.imagesOptimized === null
              ? 'The served pages have no images: bowls are drawn on the device.'
              : 'With alt text',
        },
        {
          label: 'Structured data coverage',
          value: percent(content.structuredDataCoverage),
          source: 'Recipes with every required field',
        },
      ],
    },
    {
      kind: 'facts',
      title: 'Content clusters',
      facts: contentClusters.map(({ name, pages }) => ({ label: name, value: pages, source: 'Pages' })),
    },
  ];
}

const keywordsOf = ({ keywordTargeting: keywords }: SeoMetrics): Block[] =>
  (
    [
      ['Primary keywords', keywords.primaryKeywords, 'Up to three words'],
      ['Long-tail keywords', keywords.longTailKeywords, 'Four words and more'],
      ['Local keywords', keywords.localKeywords, 'With the name of a place'],
    ] as const
  ).map(([title, { count, examples }, what]) => ({
    kind: 'sentences',
    title,
    count,
    note: `${what}, in the guides and in the imported file of searches.`,
    texts: examples,
    none: 'None yet. Guides list theirs; searches come from the search console’s file.',
  }));

const STATES = {
  good: { kind: 'good', word: 'In order' },
  bad: { kind: 'bad', word: 'To fix' },
  unmeasured: { kind: 'unknown', word: 'Not measured' },
} as const;

const SEO: Report<SeoMetrics> = {
  name: 'SEO',
  lead: 'What search engines find here and what people search for, as far as we measure it.',
  loading: 'Reading the site',
  facts: ({ totalContent, keywordTargeting, contentClusters, contentMetrics }) => [
    { label: 'Total Content', value: totalContent, source: 'Pages in the sitemap' },
    {
      label: 'Keywords Targeted',
      value: keywordTargeting.totalKeywordCoverage,
      source: 'Distinct keywords in guides and searches',
    },
    { label: 'Content Clusters', value: contentClusters.length, source: 'Recipes and kinds of guides' },
    {
      label: 'Schema Coverage',
      value: percent(contentMetrics.structuredDataCoverage),
      source: 'Recipes with every required field',
    },
  ],
  sections: (metrics) => [
    { id: 'content', label: 'Content Metrics', blocks: contentOf(metrics) },
    { id: 'keywords', label: 'Keyword Strategy', blocks: keywordsOf(metrics) },
    {
      id: 'technical',
      label: 'Technical SEO',
      blocks: [
        {
          kind: 'states',
          label: 'Technical SEO',
          rows: metrics.technical.map(({ name, state, detail }) => ({ name, ...STATES[state], detail })),
        },
      ],
    },
    {
      id: 'recommendations',
      label: 'Recommendations',
      blocks: [
        {
          kind: 'sentences',
          title: 'Priority actions',
          texts: metrics.priorityActions,
          none: 'Nothing to fix.',
        },
        {
          kind: 'sentences',
          title: 'Growth opportunities',
          texts: metrics.growthOpportunities,
          none: 'None yet. They come from what visitors search for here and from the search console’s file.',
        },
      ],
    },
  ],
  auditedAt: ({ auditedAt }) => auditedAt,
};

/** Public pages on the same subject; visitors find them under Resources. */
function PublicPages() {
  return (
    <p className={tools['muted']}>
      Everyone can read the <Link to="/seo-dashboard">SEO dashboard</Link>, the{' '}
      <Link to="/seo-audit">SEO audit</Link> and the <Link to="/spf-security-guide">SPF guide</Link> for mail.
    </p>
  );
}

/** 'SEO Optimization': content, keywords and technical state, as far as measured. */
export function SeoOptimizationPage() {
  return (
    <ReportPage report={SEO} data={useCall(SITE_TOOL_CALLS.getSeoMetrics, {})}>
      <PublicPages />
    </ReportPage>
  );
}

import { SITE_TOOL_CALLS } from '#domain/contract/calls/site-tools';
import type { SeoMetrics } from '#domain/contract/site-tools';
import { useCall } from '../calls/use-read.ts';
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
          source: 'Characters of a page’s main part',
        },
        {
          label: 'Internal links per page',
          value: content.internalLinksPerPage,
          source: 'Other pages of this site',
        },
        {
          label: 'Images optimised',
          value: percent(content.imagesOptimized),
          source:
            content.imagesOptimized === null
              ? 'The served pages hold no pictures: bowls are drawn on the device.'
              : 'With an alternative text',
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
      ['Local keywords', keywords.localKeywords, 'They name a country'],
    ] as const
  ).map(([title, { count, examples }, what]) => ({
    kind: 'sentences',
    title,
    count,
    note: `${what}, in the guides and in the imported file of searches.`,
    texts: examples,
    none: 'None yet. Guides name theirs; searches come with the search console’s file.',
  }));

const STATES = {
  good: { kind: 'good', word: 'In order' },
  bad: { kind: 'bad', word: 'To mend' },
  unmeasured: { kind: 'unknown', word: 'Not measured' },
} as const;

const SEO: Report<SeoMetrics> = {
  name: 'SEO',
  lead: 'What search engines find here, and what people search for, each as far as it is measured.',
  loading: 'Reading the site',
  facts: ({ totalContent, keywordTargeting, contentClusters, contentMetrics }) => [
    { label: 'Total Content', value: totalContent, source: 'Pages of the sitemap' },
    {
      label: 'Keywords Targeted',
      value: keywordTargeting.totalKeywordCoverage,
      source: 'Different ones of guides and searches',
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
          none: 'Nothing is to be mended.',
        },
        {
          kind: 'sentences',
          title: 'Growth opportunities',
          texts: metrics.growthOpportunities,
          none: 'None is known yet: they follow from what visitors search for here, and from the search console’s file.',
        },
      ],
    },
  ],
  auditedAt: ({ auditedAt }) => auditedAt,
};

/** 'SEO Optimization': content, keywords and technical state, each as far as it is measured. */
export function SeoOptimizationPage() {
  return <ReportPage report={SEO} data={useCall(SITE_TOOL_CALLS.getSeoMetrics, {})} />;
}

// Before our own styles, which win by their place.
import '../parts/theme.css';
import type { SeoMetrics } from '#domain/contract/site-tools';
import { readSeoMetrics } from '../calls/site-tools-api.ts';
import { useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { Card } from '../parts/card.tsx';
import { Figures } from '../parts/figures.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { RefreshRow } from '../parts/refresh-row.tsx';
import { SectionTabs } from '../parts/section-tabs.tsx';
import { Sentences, StateList } from '../parts/state-list.tsx';
import tools from '../parts/tools.module.css';
import { VerdictTag } from '../parts/verdict-tag.tsx';

const percent = (value: number | null) => (value === null ? null : `${value}%`);

function ContentTab({ metrics: { contentMetrics: content, contentClusters } }: { metrics: SeoMetrics }) {
  const { totalRecipes: total } = content;
  const share = (count: number) =>
    total === 0 ? undefined : `${Math.round((count / total) * 100)}% of ${total}`;
  return (
    <>
      <Figures
        facts={[
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
        ]}
      />
      <section aria-labelledby="clusters" className={tools['column']}>
        <h2 id="clusters">Content clusters</h2>
        <Figures
          facts={contentClusters.map(({ name, pages }) => ({ label: name, value: pages, source: 'Pages' }))}
        />
      </section>
    </>
  );
}

function KeywordTab({ metrics: { keywordTargeting: keywords } }: { metrics: SeoMetrics }) {
  const groups = [
    ['Primary keywords', keywords.primaryKeywords, 'Up to three words'],
    ['Long-tail keywords', keywords.longTailKeywords, 'Four words and more'],
    ['Local keywords', keywords.localKeywords, 'They name a country'],
  ] as const;
  return groups.map(([title, { count, examples }, what]) => (
    <Card key={title} className={tools['row']}>
      <h2 className={tools['spread']}>
        <span>{title}</span> <span>{count}</span>
      </h2>
      <p className={tools['muted']}>{what}, in the guides and in the imported file of searches.</p>
      <Sentences
        texts={examples}
        none="None yet. Guides name theirs; searches come with the search console’s file."
      />
    </Card>
  ));
}

const STATES = {
  good: { kind: 'good', word: 'In order' },
  bad: { kind: 'bad', word: 'To mend' },
  unmeasured: { kind: 'unknown', word: 'Not measured' },
} as const;

function TechnicalTab({ metrics: { technical } }: { metrics: SeoMetrics }) {
  return (
    <StateList
      label="Technical SEO"
      rows={technical.map(({ name, state, detail }) => {
        const { kind, word } = STATES[state];
        return { key: name, name, verdict: <VerdictTag kind={kind}>{word}</VerdictTag>, detail };
      })}
    />
  );
}

function RecommendationTab({ metrics: { priorityActions, growthOpportunities } }: { metrics: SeoMetrics }) {
  return (
    <>
      <Card className={tools['row']}>
        <h2>Priority actions</h2>
        <Sentences texts={priorityActions} none="Nothing is to be mended." />
      </Card>
      <Card className={tools['row']}>
        <h2>Growth opportunities</h2>
        <Sentences
          texts={growthOpportunities}
          none="None is known yet: they follow from what visitors search for here, and from the search console’s file."
        />
      </Card>
    </>
  );
}

/** 'SEO Optimization': content, keywords and technical state, each as far as it is measured. */
export function SeoOptimizationPage({ isShown, onSignedOut }: AdminPageProps) {
  const data = useAdminData(readSeoMetrics, onSignedOut);
  useReloadWhenShown(isShown, data.reload);
  return (
    <>
      <p className={tools['lead']}>
        What search engines find here, and what people search for, each as far as it is measured.
      </p>
      <RefreshRow onRefresh={() => void data.reload()} auditedAt={data.data?.auditedAt} />
      <Loaded data={data} label="Reading the site">
        {(metrics) => (
          <>
            <Figures
              facts={[
                { label: 'Total Content', value: metrics.totalContent, source: 'Pages of the sitemap' },
                {
                  label: 'Keywords Targeted',
                  value: metrics.keywordTargeting.totalKeywordCoverage,
                  source: 'Different ones of guides and searches',
                },
                {
                  label: 'Content Clusters',
                  value: metrics.contentClusters.length,
                  source: 'Recipes and kinds of guides',
                },
                {
                  label: 'Schema Coverage',
                  value: percent(metrics.contentMetrics.structuredDataCoverage),
                  source: 'Recipes with every required field',
                },
              ]}
            />
            <SectionTabs
              label="SEO"
              sections={[
                { id: 'content', label: 'Content Metrics', content: <ContentTab metrics={metrics} /> },
                { id: 'keywords', label: 'Keyword Strategy', content: <KeywordTab metrics={metrics} /> },
                { id: 'technical', label: 'Technical SEO', content: <TechnicalTab metrics={metrics} /> },
                {
                  id: 'recommendations',
                  label: 'Recommendations',
                  content: <RecommendationTab metrics={metrics} />,
                },
              ]}
            />
          </>
        )}
      </Loaded>
    </>
  );
}

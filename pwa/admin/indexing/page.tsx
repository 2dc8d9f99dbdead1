// Before our own styles, which win by their place.
import '../parts/theme.css';
import { useState } from 'react';
import type { IndexingReport, Recipe404, Submitted } from '#domain/contract/indexing';
import { Button } from '../../components/button.tsx';
import { readIndexing, submitForIndexing } from '../calls/site-tools-api.ts';
import { useActs } from '../calls/use-acts.ts';
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
import { IndexNowState } from './index-now.tsx';

const SAMPLES = 10;
const LISTS = ['', '/dog-recipes', '/cat-recipes', '/organic'];
const CONSOLES = [
  { name: 'Google Search Console', href: 'https://search.google.com/search-console' },
  { name: 'Bing Webmaster Tools', href: 'https://www.bing.com/webmasters' },
];

/** Home, the lists, and every recipe that answers, as absolute addresses. */
export function addressesToSubmit({ validRecipeIds }: Recipe404, origin: string): string[] {
  return [...LISTS, ...validRecipeIds.map((id) => `/recipe/${id}`)].map((path) => `${origin}${path || '/'}`);
}

function FixedIssues({ report: { checks } }: { report: IndexingReport }) {
  return (
    <>
      <StateList
        label="Checks"
        rows={checks.map(({ name, isFine, detail }) => ({
          key: name,
          name,
          verdict: <VerdictTag kind={isFine ? 'good' : 'bad'}>{isFine ? 'Resolved' : 'Open'}</VerdictTag>,
          detail,
        }))}
      />
      <p>
        What a search engine has taken in, it tells in its console:{' '}
        {CONSOLES.map(({ name, href }, at) => (
          <span key={href}>
            {at > 0 && ', '}
            <a href={href} rel="noreferrer">
              {name}
            </a>
          </span>
        ))}
        .
      </p>
    </>
  );
}

function ValidRecipes({ recipes, origin }: { recipes: Recipe404; origin: string }) {
  const { totalRecipes, validRecipeIds, missingRecipeIds, idRanges } = recipes;
  const more = validRecipeIds.length - SAMPLES;
  return (
    <>
      <Figures
        facts={[
          { label: 'Recipes', value: totalRecipes, source: `${validRecipeIds.length} of them answer` },
          { label: 'Dog recipe ids', value: idRanges.dogRecipes || 'None' },
          { label: 'Cat recipe ids', value: idRanges.catRecipes || 'None' },
        ]}
      />
      {missingRecipeIds.length > 0 && (
        <Notice kind="problem">These do not answer: {missingRecipeIds.join(', ')}.</Notice>
      )}
      <ul className={tools['words']} aria-label="Recipe addresses">
        {validRecipeIds.slice(0, SAMPLES).map((id) => (
          <li key={id}>
            <a href={`/recipe/${id}`}>{`${origin}/recipe/${id}`}</a>
          </li>
        ))}
      </ul>
      {more > 0 && <p>and {more} more</p>}
    </>
  );
}

/** 'Indexing': what keeps pages out of search engines, and telling them of changes. */
export function IndexingPage({ isShown, onSignedOut }: AdminPageProps) {
  const data = useAdminData(readIndexing, onSignedOut);
  useReloadWhenShown(isShown, data.reload);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const submitting = useActs({ onDone: data.reload, onSignedOut });
  const { origin } = window.location;
  const recipes = data.data?.recipes;

  async function handleSubmit(checked: Recipe404) {
    await submitting.act(async () => {
      const answer = await submitForIndexing(addressesToSubmit(checked, origin));
      // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry
      console.info('submit for indexing', answer);
      setSubmitted(answer);
    }, null);
  }

  return (
    <>
      <p className={tools['lead']}>What keeps pages out of search engines, by the site as it is served.</p>
      <RefreshRow onRefresh={() => void data.reload()} auditedAt={data.data?.auditedAt}>
        <Button
          disabled={submitting.isSaving || recipes === undefined}
          onClick={() => recipes !== undefined && void handleSubmit(recipes)}
        >
          {submitting.isSaving ? 'Submitting...' : 'Submit for Indexing'}
        </Button>
      </RefreshRow>
      {submitted !== null && (
        <Notice kind={submitted.submission?.state === 'refused' ? 'problem' : 'news'}>
          {submitted.message}
        </Notice>
      )}
      <Loaded data={data} label="Reading the site">
        {(report) => (
          <div className={tools['column']}>
            <Figures
              facts={[
                { label: 'Total Pages', value: report.totalPages, source: 'Of the sitemap' },
                { label: 'Blocked by Robots', value: report.indexingIssues.blockedByRobots },
                {
                  label: '404 Errors',
                  value: report.indexingIssues.notFound404,
                  source: 'Pages, and links to none',
                },
                { label: 'Canonical Issues', value: report.indexingIssues.canonicalIssues },
              ]}
            />
            <SectionTabs
              label="Indexing"
              sections={[
                { id: 'fixed', label: 'Fixed Issues', content: <FixedIssues report={report} /> },
                {
                  id: 'recipes',
                  label: 'Valid Recipes',
                  content: <ValidRecipes recipes={report.recipes} origin={origin} />,
                },
                {
                  id: 'steps',
                  label: 'Next Steps',
                  content: <Sentences texts={report.nextSteps} none="Nothing is to be done." isNumbered />,
                },
              ]}
            />
            <IndexNowState indexNow={report.indexNow} />
          </div>
        )}
      </Loaded>
    </>
  );
}

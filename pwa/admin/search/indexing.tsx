import { useState } from 'react';
import type { IndexingReport, IndexSubmission, Recipe404, Submitted } from '#domain/contract/indexing';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { readIndexing, submitForIndexing } from '../calls/api.ts';
import { useActs } from '../calls/use-acts.ts';
import { useRead } from '../calls/use-read.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { localDay } from '../parts/moment.ts';
import { Notice } from '../parts/notice.tsx';
import { StateList } from '../parts/state-list.tsx';
import { VerdictTag } from '../parts/tag.tsx';
import tools from '../parts/tools.module.css';
import type { Block, Report } from '../reports/report.ts';
import { ReportPage } from '../reports/report-page.tsx';

const STATES = {
  waiting: { kind: 'unknown', word: 'Waiting' },
  accepted: { kind: 'good', word: 'Accepted' },
  refused: { kind: 'bad', word: 'Refused' },
  'given-up': { kind: 'bad', word: 'Given up' },
} as const;

function rowOf({ id, at, by, urls, state, attempts, detail }: IndexSubmission) {
  const { kind, word } = STATES[state];
  return {
    key: String(id),
    name: `${counted(urls, 'address', 'addresses')}, ${localDay(at)}`,
    verdict: <VerdictTag kind={kind}>{word}</VerdictTag>,
    detail: `By ${by}. ${counted(attempts, 'try', 'tries')}. ${detail}`,
  };
}

/** State of IndexNow, and the submissions with their outcomes. */
function IndexNowState({ indexNow }: { indexNow: IndexingReport['indexNow'] }) {
  const { isOn, reason, keyAddress, submissions } = indexNow;
  return (
    <section aria-labelledby="index-now" className={tools['column']}>
      <h2 id="index-now">IndexNow</h2>
      {isOn ? (
        <p>
          Search engines read the key at <a href={keyAddress ?? ''}>{keyAddress}</a>.
        </p>
      ) : (
        <Notice kind="note">{reason}</Notice>
      )}
      {submissions.length > 0 && <StateList label="Submissions" rows={submissions.map(rowOf)} />}
    </section>
  );
}

const SAMPLES = 10;
const LISTS = ['', '/dog-recipes', '/cat-recipes', '/organic'];
const CONSOLES = [
  { name: 'Google Search Console', href: 'https://search.google.com/search-console' },
  { name: 'Bing Webmaster Tools', href: 'https://www.bing.com/webmasters' },
];

/** Home, the lists, and every recipe that responds, as absolute addresses. */
export function addressesToSubmit({ validRecipeIds }: Recipe404, origin: string): string[] {
  return [...LISTS, ...validRecipeIds.map((id) => `/recipe/${id}`)].map((path) => `${origin}${path || '/'}`);
}

const fixedOf = ({ checks }: IndexingReport): Block[] => [
  {
    kind: 'states',
    label: 'Checks',
    rows: checks.map(({ name, isFine, detail }) => ({
      name,
      kind: isFine ? 'good' : 'bad',
      word: isFine ? 'Resolved' : 'Open',
      detail,
    })),
  },
  {
    kind: 'own',
    content: (
      <p>
        Search engines show in their consoles what they have indexed:{' '}
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
    ),
  },
];

function RecipeAddresses({ recipes: { validRecipeIds, missingRecipeIds } }: { recipes: Recipe404 }) {
  const more = validRecipeIds.length - SAMPLES;
  return (
    <>
      {missingRecipeIds.length > 0 && (
        <Notice kind="problem">These don’t respond: {missingRecipeIds.join(', ')}.</Notice>
      )}
      <ul className={tools['words']} aria-label="Recipe addresses">
        {validRecipeIds.slice(0, SAMPLES).map((id) => (
          <li key={id}>
            <a href={`/recipe/${id}`}>{`${window.location.origin}/recipe/${id}`}</a>
          </li>
        ))}
      </ul>
      {more > 0 && <p>and {more} more</p>}
    </>
  );
}

const recipesOf = (recipes: Recipe404): Block[] => [
  {
    kind: 'facts',
    facts: [
      {
        label: 'Recipes',
        value: recipes.totalRecipes,
        source: `${recipes.validRecipeIds.length} of them respond`,
      },
      { label: 'Dog recipe ids', value: recipes.idRanges.dogRecipes || 'None' },
      { label: 'Cat recipe ids', value: recipes.idRanges.catRecipes || 'None' },
    ],
  },
  { kind: 'own', content: <RecipeAddresses recipes={recipes} /> },
];

const INDEXING: Report<IndexingReport & { recipes: Recipe404 }> = {
  name: 'Indexing',
  lead: 'What keeps pages out of search engines, checked on the site as served.',
  loading: 'Reading the site',
  facts: ({ totalPages, indexingIssues }) => [
    { label: 'Total Pages', value: totalPages, source: 'In the sitemap' },
    { label: 'Blocked by Robots', value: indexingIssues.blockedByRobots },
    { label: '404 Errors', value: indexingIssues.notFound404, source: 'Missing pages and broken links' },
    { label: 'Canonical Issues', value: indexingIssues.canonicalIssues },
  ],
  sections: (report) => [
    { id: 'fixed', label: 'Fixed Issues', blocks: fixedOf(report) },
    { id: 'recipes', label: 'Valid Recipes', blocks: recipesOf(report.recipes) },
    {
      id: 'steps',
      label: 'Next Steps',
      blocks: [{ kind: 'sentences', texts: report.nextSteps, none: 'Nothing to do.', isNumbered: true }],
    },
  ],
  below: ({ indexNow }) => <IndexNowState indexNow={indexNow} />,
  auditedAt: ({ auditedAt }) => auditedAt,
};

/** 'Indexing': what keeps pages out of search engines, and submitting changes to them. */
export function IndexingPage({ onSignedOut }: AdminPageProps) {
  const data = useRead(['indexing'], readIndexing);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  const submitting = useActs({ onDone: data.reload, onSignedOut });
  const recipes = data.data?.recipes;

  async function handleSubmit(checked: Recipe404) {
    await submitting.act(async () => {
      const answer = await submitForIndexing(addressesToSubmit(checked, window.location.origin));
      // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry
      console.info('submit for indexing', answer);
      setSubmitted(answer);
    }, null);
  }

  return (
    <ReportPage
      report={INDEXING}
      data={data}
      actions={
        <Button
          disabled={submitting.isSaving || recipes === undefined}
          onClick={() => recipes !== undefined && void handleSubmit(recipes)}
        >
          {submitting.isSaving ? 'Submitting...' : 'Submit for Indexing'}
        </Button>
      }
    >
      {submitted !== null && (
        <Notice kind={submitted.submission?.state === 'refused' ? 'problem' : 'news'}>
          {submitted.message}
        </Notice>
      )}
    </ReportPage>
  );
}

// Before our own styles, which win by their place.
import { counted } from '#domain/text/counted';
import '../parts/theme.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { StructuredDataAnswer, StructuredDataFix } from '#domain/contract/site-tools';
import { Button } from '../../components/button.tsx';
import { fixStructuredData, readStructuredData } from '../calls/site-tools-api.ts';
import { useActs } from '../calls/use-acts.ts';
import { useAdminData } from '../calls/use-admin-data.ts';
import { useReloadWhenShown } from '../calls/use-reload-when-shown.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { Figures } from '../parts/figures.tsx';
import list from '../parts/list.module.css';
import { Loaded } from '../parts/loaded.tsx';
import { Notice } from '../parts/notice.tsx';
import { RefreshRow } from '../parts/refresh-row.tsx';
import { SectionTabs } from '../parts/section-tabs.tsx';
import { StateList } from '../parts/state-list.tsx';
import tools from '../parts/tools.module.css';
import { VerdictTag } from '../parts/verdict-tag.tsx';

type Field = StructuredDataAnswer['fields'][number];

const BADGES = {
  missing: { word: 'Failed', kind: 'bad' },
  invalid: { word: 'Invalid', kind: 'bad' },
  warning: { word: 'Not Started', kind: 'fair' },
  valid: { word: 'Looking good', kind: 'good' },
} as const;

const NEEDS: Record<Field['need'], string> = {
  required: 'Required: without it a search engine shows no recipe result.',
  recommended: 'Recommended.',
  'if-known': 'Only where there is such a fact: nothing is made up.',
};

function fieldRow({ field, need, status, count }: Field) {
  const { word, kind } = BADGES[status];
  const lacking = `${counted(count, 'recipe')}. `;
  return {
    key: field,
    name: field,
    verdict: <VerdictTag kind={kind}>{word}</VerdictTag>,
    detail: `${status === 'valid' ? '' : lacking}${NEEDS[need]}`,
  };
}

function Issues({ data: { invalid, warning, valid, fields } }: { data: StructuredDataAnswer }) {
  return (
    <>
      <Figures
        facts={[
          { label: 'Invalid', value: invalid, source: 'Required ones that are missing, and wrong ones' },
          { label: 'Warnings', value: warning, source: 'Of use, and not there' },
          { label: 'Valid', value: valid, source: 'Fields of single recipes' },
        ]}
      />
      <StateList label="Fields" rows={fields.filter(({ status }) => status !== 'valid').map(fieldRow)} />
      <details className={list['answer']}>
        <summary>Fields that look good</summary>
        <StateList
          label="Fields that look good"
          rows={fields.filter(({ status }) => status === 'valid').map(fieldRow)}
        />
      </details>
    </>
  );
}

function Statistics({ data }: { data: StructuredDataAnswer }) {
  const { totalRecipes, dogs, cats, organic, criticalIssues } = data;
  const group = (label: string, { count, ids }: StructuredDataAnswer['dogs']) => {
    return { label, value: count, source: ids === '' ? 'None' : `Ids ${ids}` };
  };
  return (
    <Figures
      facts={[
        { label: 'Recipes', value: totalRecipes, source: 'Published' },
        group('Dogs', dogs),
        group('Cats', cats),
        group('Organic', organic),
        {
          label: 'Critical Issues',
          value: criticalIssues,
          source: 'Required fields that are missing or wrong',
        },
      ]}
    />
  );
}

function Fixed({ fix: { totalFixed, totalRecipes, changed } }: { fix: StructuredDataFix }) {
  if (totalFixed === 0) {
    return (
      <Notice kind="news" words="Nothing had to be fixed.">
        Nothing had to be fixed: the structured data of all {totalRecipes} recipes was derived anew and is as
        it was. It follows from the recipe whenever its page is made; a warning goes away when the fact is
        there.
      </Notice>
    );
  }
  const done = `Successfully fixed structured data for ${totalFixed} recipes!`;
  return (
    <Notice kind="news" words={done}>
      <p>{done}</p>
      <ul className={tools['words']}>
        {changed.map(({ recipeId, title, fields }) => (
          <li key={recipeId}>
            <Link to={`/recipe/${recipeId}`}>{title}</Link>: {fields.join(', ')}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** 'Structured Data': every field of the recipes’ markup as it is served. */
export function StructuredDataPage({ isShown, onSignedOut }: AdminPageProps) {
  const data = useAdminData(readStructuredData, onSignedOut);
  useReloadWhenShown(isShown, data.reload);
  const [fix, setFix] = useState<StructuredDataFix | null>(null);
  const fixing = useActs({ onDone: data.reload, onSignedOut });
  return (
    <>
      <p className={tools['lead']}>
        What each recipe’s page tells search engines, by Google’s rules for recipes.
      </p>
      <RefreshRow onRefresh={() => void data.reload()} auditedAt={data.data?.auditedAt}>
        <Button
          disabled={fixing.isSaving || data.data === undefined}
          onClick={() => void fixing.act(async () => setFix(await fixStructuredData()), null)}
        >
          {fixing.isSaving ? 'Fixing...' : 'Fix All Issues'}
        </Button>
      </RefreshRow>
      {fix !== null && <Fixed fix={fix} />}
      <Loaded data={data} label="Reading the site">
        {(answer) => (
          <SectionTabs
            label="Structured data"
            sections={[
              { id: 'issues', label: 'Issues', content: <Issues data={answer} /> },
              { id: 'statistics', label: 'Statistics', content: <Statistics data={answer} /> },
            ]}
          />
        )}
      </Loaded>
    </>
  );
}

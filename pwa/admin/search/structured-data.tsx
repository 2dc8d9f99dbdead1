import { useState } from 'react';
import { Link } from 'react-router-dom';
import {
  SITE_TOOL_CALLS,
  type StructuredDataAnswer,
  type StructuredDataFix,
} from '#domain/contract/site-tools';
import { counted } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { request } from '../calls/api.ts';
import { useActs } from '../calls/use-acts.ts';
import { useCall } from '../calls/use-read.ts';
import type { AdminPageProps } from '../parts/admin-page-props.ts';
import { FirstRows } from '../parts/first-rows.tsx';
import { Notice } from '../parts/notice.tsx';
import tools from '../parts/tools.module.css';
import type { Block, Report } from '../reports/report.ts';
import { ReportPage } from '../reports/report-page.tsx';

type Field = StructuredDataAnswer['fields'][number];

const BADGES = {
  missing: { word: 'Failed', kind: 'bad' },
  invalid: { word: 'Invalid', kind: 'bad' },
  warning: { word: 'Not Started', kind: 'fair' },
  valid: { word: 'Looking good', kind: 'good' },
} as const;

const NEEDS: Record<Field['need'], string> = {
  required: 'Required: without it, search engines show no recipe result.',
  recommended: 'Recommended.',
  'if-known': 'Only if we have the fact: we make nothing up.',
};

const fieldsOf = (label: string, fields: readonly Field[]): Block => ({
  kind: 'states',
  label,
  rows: fields.map(({ field, need, status, count }) => ({
    name: field,
    ...BADGES[status],
    detail: `${status === 'valid' ? '' : `${counted(count, 'recipe')}. `}${NEEDS[need]}`,
  })),
});

const issuesOf = ({ invalid, warning, valid, fields }: StructuredDataAnswer): Block[] => [
  {
    kind: 'facts',
    facts: [
      { label: 'Invalid', value: invalid, source: 'Missing required fields, and wrong fields' },
      { label: 'Warnings', value: warning, source: 'Useful but missing' },
      { label: 'Valid', value: valid, source: 'Fields, counted per recipe' },
    ],
  },
  fieldsOf(
    'Fields',
    fields.filter(({ status }) => status !== 'valid'),
  ),
  {
    kind: 'folded',
    summary: 'Fields that look good',
    block: fieldsOf(
      'Fields that look good',
      fields.filter(({ status }) => status === 'valid'),
    ),
  },
];

function statisticsOf({ totalRecipes, dogs, cats, organic, criticalIssues }: StructuredDataAnswer): Block {
  const group = (label: string, { count, ids }: StructuredDataAnswer['dogs']) => {
    return { label, value: count, source: ids === '' ? 'None' : `Ids ${ids}` };
  };
  return {
    kind: 'facts',
    facts: [
      { label: 'Recipes', value: totalRecipes, source: 'Published' },
      group('Dogs', dogs),
      group('Cats', cats),
      group('Organic', organic),
      {
        label: 'Critical Issues',
        value: criticalIssues,
        source: 'Required fields that are missing or wrong',
      },
    ],
  };
}

const STRUCTURED_DATA: Report<StructuredDataAnswer> = {
  name: 'Structured data',
  lead: 'What each recipe page tells search engines, checked against Google’s recipe rules.',
  loading: 'Reading the site',
  sections: (answer) => [
    { id: 'issues', label: 'Issues', blocks: issuesOf(answer) },
    { id: 'statistics', label: 'Statistics', blocks: [statisticsOf(answer)] },
  ],
  auditedAt: ({ auditedAt }) => auditedAt,
};

function Fixed({ fix: { totalFixed, totalRecipes, changed } }: { fix: StructuredDataFix }) {
  if (totalFixed === 0) {
    return (
      <Notice kind="news" words="Nothing had to be fixed.">
        Nothing had to be fixed: we rebuilt the structured data of all {totalRecipes} recipes and nothing
        changed. Each page builds it from the recipe; a warning goes away once the recipe has the fact.
      </Notice>
    );
  }
  const done = `Successfully fixed structured data for ${totalFixed} recipes!`;
  return (
    <Notice kind="news" words={done}>
      <p>{done}</p>
      <FirstRows rows={changed}>
        {(shown) => (
          <ul className={tools['words']}>
            {shown.map(({ recipeId, title, fields }) => (
              <li key={recipeId}>
                <Link to={`/recipe/${recipeId}`}>{title}</Link>: {fields.join(', ')}
              </li>
            ))}
          </ul>
        )}
      </FirstRows>
    </Notice>
  );
}

/** 'Structured Data': every field of the recipes’ markup as served. */
export function StructuredDataPage({ onSignedOut }: AdminPageProps) {
  const data = useCall(SITE_TOOL_CALLS.getStructuredData, {});
  const [fix, setFix] = useState<StructuredDataFix | null>(null);
  const fixing = useActs({ onDone: data.reload, onSignedOut });
  return (
    <ReportPage
      report={STRUCTURED_DATA}
      data={data}
      actions={
        <Button
          disabled={fixing.isSaving || data.data === undefined}
          onClick={() =>
            void fixing.act(async () => setFix(await request(SITE_TOOL_CALLS.fixAllStructuredData, {})), null)
          }
        >
          {fixing.isSaving ? 'Fixing...' : 'Fix All Issues'}
        </Button>
      }
    >
      {fix !== null && <Fixed fix={fix} />}
    </ReportPage>
  );
}

import { Table } from '@radix-ui/themes';
import { type ReactNode, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  type AuditRow,
  EDITORIAL_CALLS,
  type ReviewState,
  type ReviewsQuery,
} from '#domain/contract/editorial';
import { type AdminData, useCall } from '../../calls/use-read.ts';
import audit from '../../parts/audit-table.module.css';
import { Choice } from '../../parts/choice.tsx';
import { TextRow } from '../../parts/fields.tsx';
import styles from '../../parts/filter.module.css';
import { FirstRows } from '../../parts/first-rows.tsx';
import list from '../../parts/list.module.css';
import { Loaded } from '../../parts/loaded.tsx';
import { localDay } from '../../parts/moment.ts';
import { Notice } from '../../parts/notice.tsx';
import { SelectRow } from '../../parts/select-row.tsx';
import { useSearch } from '../../parts/use-search.ts';
import { PublishedRecipeCard } from './recipe-card.tsx';
import { PublishedReviewCard, STATE_LABELS } from './review-card.tsx';

/** Rows that the server lists at most. */
const MOST_LISTED = 100;

type Area = 'reviews' | 'recipes' | 'audit';

/** 'Published': public content to take down, correct and restore, with the editorial log. */
export function PublishedTab({ onSignedOut }: { onSignedOut: () => void }) {
  // A link from the inbox names what to show.
  const [asked] = useSearchParams();
  const [area, setArea] = useState<Area>(asked.get('show') === 'recipes' ? 'recipes' : 'reviews');
  const { text, setText, wanted } = useSearch(asked.get('search') ?? '');
  return (
    <section aria-labelledby="published-title">
      <div className={list['head']}>
        <h2 id="published-title">Published</h2>
        <p>Withdrawn content disappears from each device at its next sync. You can restore it.</p>
      </div>
      <div className={styles['filter']}>
        <Choice
          label="Show"
          options={[
            { value: 'reviews', label: 'Reviews' },
            { value: 'recipes', label: 'Recipes' },
            { value: 'audit', label: 'Log' },
          ]}
          value={area}
          onChange={setArea}
        />
        {area !== 'audit' && (
          <TextRow label="Search" type="search" maxLength={80} value={text} onChange={setText} />
        )}
      </div>
      {area === 'reviews' && <Reviews search={wanted} onSignedOut={onSignedOut} />}
      {area === 'recipes' && <Recipes search={wanted} onSignedOut={onSignedOut} />}
      {area === 'audit' && <Audit />}
    </section>
  );
}

type Stars = NonNullable<ReviewsQuery['rating']> | 'all';

const STATES = [
  { value: 'all' as const, label: 'All' },
  ...(['pending', 'published', 'rejected', 'withdrawn'] as const).map((value) => ({
    value,
    label: STATE_LABELS[value],
  })),
];
const STARS = [
  { value: 'all' as const, label: 'Any' },
  ...(['5', '4', '3', '2', '1'] as const).map((value) => ({ value, label: value })),
];

type AreaProps = { search: string; onSignedOut: () => void };

/** Reviews of every state, filtered by state and stars. */
function Reviews({ search, onSignedOut }: AreaProps) {
  const [state, setState] = useState<ReviewState | 'all'>('all');
  const [stars, setStars] = useState<Stars>('all');
  const reviews = useCall(EDITORIAL_CALLS.listPublishedReviews, {
    query: {
      search,
      ...(state !== 'all' && { status: state }),
      ...(stars !== 'all' && { rating: stars }),
    },
  });
  return (
    <>
      <div className={styles['narrow']}>
        <SelectRow label="State" options={STATES} value={state} onChange={setState} />
        <SelectRow label="Stars" options={STARS} value={stars} onChange={setStars} />
      </div>
      <Listed data={reviews} none="No matching reviews">
        {(rows) =>
          rows.map((review) => (
            <PublishedReviewCard
              key={review.id}
              review={review}
              onDone={reviews.reload}
              onSignedOut={onSignedOut}
            />
          ))
        }
      </Listed>
    </>
  );
}

function Recipes({ search, onSignedOut }: AreaProps) {
  const recipes = useCall(EDITORIAL_CALLS.listPublishedRecipes, { query: { search } });
  return (
    <Listed data={recipes} none="No published recipes">
      {(rows) =>
        rows.map((recipe) => (
          <PublishedRecipeCard
            key={recipe.id}
            recipe={recipe}
            onDone={recipes.reload}
            onSignedOut={onSignedOut}
          />
        ))
      }
    </Listed>
  );
}

function Audit() {
  const audit = useCall(EDITORIAL_CALLS.listAudit, {});
  return (
    <Read data={audit} none="Nothing has been withdrawn, edited or erased yet">
      {(rows) => <AuditTable rows={rows} />}
    </Read>
  );
}

type ReadProps<Row> = {
  data: AdminData<Row[]>;
  none: string;
  children: (rows: readonly Row[]) => ReactNode;
};

function Listed<Row>({ children, ...props }: ReadProps<Row>) {
  return (
    <Read {...props}>
      {(rows) => (
        <>
          <FirstRows rows={rows}>{(shown) => <ul className={list['list']}>{children(shown)}</ul>}</FirstRows>
          {rows.length >= MOST_LISTED && (
            <p className={styles['most']}>
              Only the first {MOST_LISTED} are shown. Search to find the others.
            </p>
          )}
        </>
      )}
    </Read>
  );
}

/** Loading, failed, empty or loaded rows. */
const Read = <Row,>({ data, none, children }: ReadProps<Row>) => (
  <Loaded data={data} label="Loading">
    {(rows) => (rows.length === 0 ? <Notice kind="news">{none}</Notice> : children(rows))}
  </Loaded>
);

const ACTS: Record<string, string> = {
  approve: 'Approved',
  reject: 'Rejected',
  reopen: 'Decision undone',
  withdraw: 'Withdrawn',
  restore: 'Restored',
  edit: 'Edited',
  photo: 'Photo changed',
  author: 'Author’s name put back',
  'withdraw-photo': 'Photo withdrawn',
  'restore-photo': 'Photo shown',
  'withdraw-reply': 'Reply withdrawn',
  'restore-reply': 'Reply restored',
  erase: 'Erased',
  'safety-fix': 'Fixed for safety',
  'undo-safety-fix': 'Safety fix undone',
  conversion: 'Converted to both measures',
  'undo-conversion': 'Conversion undone',
};

/** The editorial log: actor, action and target, without content of reviews or recipes. */
export function AuditTable({ rows }: { rows: readonly AuditRow[] }) {
  return (
    <FirstRows rows={rows}>
      {(shown) => (
        <Table.Root variant="surface" size="2" className={audit['table']}>
          <Table.Header>
            <Table.Row>
              {['Action', 'Item', 'By'].map((heading) => (
                <Table.ColumnHeaderCell key={heading}>{heading}</Table.ColumnHeaderCell>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {shown.map(({ id, kind, target, act, by, at, reason }) => (
              <Table.Row key={id}>
                <Table.RowHeaderCell>
                  {ACTS[act] ?? act}
                  {reason !== null && <p>{reason}</p>}
                </Table.RowHeaderCell>
                <Table.Cell>
                  {kind} {target}
                </Table.Cell>
                <Table.Cell>
                  {by}
                  <p>{localDay(at)}</p>
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      )}
    </FirstRows>
  );
}

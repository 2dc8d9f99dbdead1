import { type ReactNode, useCallback, useDeferredValue, useState } from 'react';
import { FormRow } from '../components/form-row.tsx';
import { Segmented } from '../components/segmented.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { AuditList } from './audit-list.tsx';
import styles from './comments-tab.module.css';
import { readAudit, readPublishedRecipes, readPublishedReviews } from './editorial-api.ts';
import { NeedsNetwork } from './needs-network.tsx';
import published from './published.module.css';
import { PublishedRecipeCard } from './published-recipe-card.tsx';
import { PublishedReviewCard } from './published-review-card.tsx';
import { type AdminData, useAdminData } from './use-admin-data.ts';

type Area = 'reviews' | 'recipes' | 'audit';

/** 'Published': public content to take down, correct and restore, with the editorial log. */
export function PublishedTab({ onSignedOut }: { onSignedOut: () => void }) {
  const [area, setArea] = useState<Area>('reviews');
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search.trim());
  return (
    <section aria-labelledby="published-title">
      <div className={styles['head']}>
        <h2 id="published-title">Published</h2>
        <p>What is withdrawn leaves every device with its next look at the server, and can be restored.</p>
      </div>
      <div className={published['filter']}>
        <Segmented
          label="Show"
          options={[
            { value: 'reviews', label: 'Reviews' },
            { value: 'recipes', label: 'Recipes' },
            { value: 'audit', label: 'Record' },
          ]}
          value={area}
          onChange={setArea}
        />
        {area !== 'audit' && (
          <FormRow label="Search">
            {(field) => (
              <input
                {...field}
                type="search"
                maxLength={80}
                value={search}
                onChange={(event) => setSearch(event.target.value)}
              />
            )}
          </FormRow>
        )}
      </div>
      {area === 'reviews' && <Reviews key={wanted} search={wanted} onSignedOut={onSignedOut} />}
      {area === 'recipes' && <Recipes key={wanted} search={wanted} onSignedOut={onSignedOut} />}
      {area === 'audit' && <Audit onSignedOut={onSignedOut} />}
    </section>
  );
}

type AreaProps = { search: string; onSignedOut: () => void };

function Reviews({ search, onSignedOut }: AreaProps) {
  const read = useCallback(() => readPublishedReviews({ search }), [search]);
  const reviews = useAdminData(read, onSignedOut);
  return (
    <Listed data={reviews} none="No published reviews">
      {(rows) =>
        rows.map((review) => (
          <PublishedReviewCard
            key={`${review.id} ${review.version}`}
            review={review}
            onDone={reviews.reload}
            onSignedOut={onSignedOut}
          />
        ))
      }
    </Listed>
  );
}

function Recipes({ search, onSignedOut }: AreaProps) {
  const read = useCallback(() => readPublishedRecipes({ search }), [search]);
  const recipes = useAdminData(read, onSignedOut);
  return (
    <Listed data={recipes} none="No published recipes">
      {(rows) =>
        rows.map((recipe) => (
          <PublishedRecipeCard
            key={`${recipe.id} ${recipe.version}`}
            recipe={recipe}
            onDone={recipes.reload}
            onSignedOut={onSignedOut}
          />
        ))
      }
    </Listed>
  );
}

function Audit({ onSignedOut }: { onSignedOut: () => void }) {
  const audit = useAdminData(readAudit, onSignedOut);
  return (
    <Listed data={audit} none="Nothing was withdrawn, edited or erased yet">
      {(rows) => <AuditList rows={rows} />}
    </Listed>
  );
}

type ListedProps<Row> = {
  data: AdminData<Row[]>;
  none: string;
  children: (rows: Row[]) => ReactNode;
};

function Listed<Row>({ data, none, children }: ListedProps<Row>) {
  if (data.data === undefined) {
    if (data.problem !== null) return <NeedsNetwork sentence={data.problem} onRetry={data.reload} />;
    return <Skeleton lines={4} label="Loading" />;
  }
  return (
    <>
      {data.problem !== null && <p role="alert">{data.problem}</p>}
      {data.data.length === 0 ? (
        <p role="status">{none}</p>
      ) : (
        <ul className={styles['list']}>{children(data.data)}</ul>
      )}
    </>
  );
}

import { useState } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import type { ReadRecipe } from '#domain/interchange/read-source';
import { SpokenNote } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { type ImportEntry, removeImport, storeImportOrHold } from '../../platform/imports/import-inbox.ts';
import { useOwnRecipes } from '../../platform/own/own-recipes.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { useConnection } from '../../platform/sync/connection.ts';
import { useKeptForm } from '../forms/use-kept-form.ts';
import styles from '../intake/import.module.css';
import { type ImportTarget, importAddress } from '../intake/import-target.ts';
import card from '../nutrition/tool-card.module.css';
import { readSubmission } from '../recipe-form/read-submission.ts';
import { HandOver } from './hand-over.tsx';
import { FoundCard, NothingRead } from './read-outcome.tsx';
import { RemarksCard } from './remarks-card.tsx';
import { ReviewForm, readKeptReview, reviewValues, toSubmission } from './review-form.tsx';
import { useReadImport } from './use-read-import.ts';
import { importDrafts, importName } from './waiting-imports.tsx';

type ImportReviewProps = {
  item: string;
  /** Index of the recipe within the import. */
  place: number;
  /** Number of recipes in the import. */
  count: number;
  recipe: ReadRecipe;
  target: ImportTarget;
};

/** The recipe's editable parts; corrections are stored until it is passed on. */
function ImportReview({ item, place, count, recipe, target }: ImportReviewProps) {
  const [initial] = useState(() => reviewValues(recipe));
  const { values, setValues, state, forget } = useKeptForm(
    `${importDrafts(item)}${place}`,
    readKeptReview,
    initial,
  );
  useDirtyForm(state === 'unsaved' || state === 'failed');
  const [isAsked, setAsked] = useState(false);
  const { errors } = readSubmission(toSubmission(values, 'dog'));
  return (
    <>
      <ReviewForm
        values={values}
        onChange={setValues}
        errors={errors}
        needsSpecies={isAsked && values.species === null}
      />
      <RemarksCard values={values} onChange={setValues} />
      <HandOver
        values={values}
        item={item}
        place={place}
        count={count}
        target={target}
        mended={errors.length}
        onNoSpecies={() => setAsked(true)}
        onHandedOver={forget}
      />
    </>
  );
}

/** Content sent by another app or site. Stored only on a press, because a form on any site can post here. */
function SharedCard({ entry, target }: { entry: ImportEntry; target: ImportTarget }) {
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);

  async function leave(isWanted: boolean) {
    setPending(true);
    const { id, ...content } = entry;
    const next = isWanted ? await storeImportOrHold(content) : undefined;
    await removeImport(id).catch(() => {});
    navigate(importAddress(target, next), { replace: true });
  }

  return (
    <section className={card['card']} aria-labelledby="import-shared">
      <h2 id="import-shared">Shared with Bowlful</h2>
      <p className={styles['link']}>{importName(entry)}</p>
      <p className={card['muted']}>Another app or site sent this. We keep nothing of it until you read it.</p>
      <div className={styles['actions']}>
        <Button disabled={isPending} onClick={() => void leave(true)}>
          Read it
        </Button>
        <Button variant="outline" disabled={isPending} onClick={() => void leave(false)}>
          Discard
        </Button>
      </div>
    </section>
  );
}

/** A link whose page is being read, or waits for a network. */
function WaitingLink({ url }: { url: string }) {
  const { online } = useConnection();
  return (
    <section className={card['card']}>
      <SpokenNote as="h2">{online ? 'Reading the page' : 'Waiting for a network'}</SpokenNote>
      <p className={styles['link']}>{url}</p>
      {!online && (
        <p className={card['muted']}>We’ll read it when you’re back online. You can leave this page.</p>
      )}
      <Button asChild variant="outline">
        <Link to="/queue">To the queue</Link>
      </Button>
    </section>
  );
}

const OTHER_WAYS = 'Open the page, copy all of it, and paste it; or save the page and open the file.';

/** One import: parsed, a recipe selected if there are several, and reviewed. */
export function ImportedItem({ item, target }: { item: string; target: ImportTarget }) {
  const read = useReadImport(item);
  const [picked, setPicked] = useState<number>();
  const own = useOwnRecipes();
  if (read.state === 'reading') return <Skeleton lines={8} label="Reading the recipe" />;
  if (read.state === 'shared') return <SharedCard entry={read.entry} target={target} />;
  if (read.state === 'moved') return <Navigate replace to={importAddress(target, read.item)} />;
  if (read.state === 'waiting') return <WaitingLink url={read.url} />;
  if (read.state === 'unread') {
    const { url, detail } = read;
    return <NothingRead sentences={[detail, OTHER_WAYS]} link={url} item={item} target={target} />;
  }
  if (read.state !== 'read') {
    const sentence =
      read.state === 'gone'
        ? 'This import is no longer on this device. Open or paste the recipe again.'
        : 'We couldn’t read this just now. It’s still on this device: reload the page and try again.';
    return <NothingRead sentences={[sentence]} item={item} target={target} />;
  }
  const { recipes, unread, isCut, passedOn } = read;
  const next = recipes.findIndex((_, at) => !passedOn.includes(at));
  const chosen = picked ?? Math.max(0, next);
  const found = recipes[chosen];
  if (found === undefined) {
    return <NothingRead unread={unread} item={item} target={target} />;
  }
  const { title, steps } = found.recipe;
  const kept = own?.find(
    ({ recipe }) => recipe.title === title && recipe.steps.map(({ text }) => text).join() === steps.join(),
  );
  return (
    <>
      {recipes.length > 1 && (
        <section className={card['card']} aria-label="Several recipes">
          <FormRow
            label={`We found ${recipes.length} recipes. Which one?`}
            help={isCut ? 'There are more, but you can choose only these.' : undefined}
          >
            {(field) => (
              <select
                {...field}
                value={chosen}
                onChange={({ target: { value } }) => setPicked(Number(value))}
              >
                {recipes.map(({ recipe }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat
                  <option key={at} value={at}>
                    {recipe.title ?? `Recipe ${at + 1}`}
                    {passedOn.includes(at) && ' (done)'}
                  </option>
                ))}
              </select>
            )}
          </FormRow>
        </section>
      )}
      {kept !== undefined && (
        <SpokenNote className={card['card']}>
          You already keep this recipe: <Link to={`/recipe/${kept.recipe.id}`}>{kept.recipe.title}</Link>.
        </SpokenNote>
      )}
      <FoundCard found={found} unread={unread} />
      <ImportReview
        key={chosen}
        item={item}
        place={chosen}
        count={recipes.length}
        recipe={found.recipe}
        target={target}
      />
      <p className={styles['again']}>
        <Button asChild variant="ghost">
          <Link to={importAddress(target)}>Import another recipe</Link>
        </Button>
      </p>
    </>
  );
}

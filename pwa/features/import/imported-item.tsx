import { useState } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { SpokenNote } from '../../components/spoken.tsx';
import { useOwnRecipes } from '../../platform/own/own-recipes.ts';
import styles from '../intake/import.module.css';
import { type ImportTarget, importAddress } from '../intake/import-target.ts';
import card from '../nutrition/tool-card.module.css';
import { FoundCard } from './found-card.tsx';
import { ImportReview } from './import-review.tsx';
import { NothingRead } from './nothing-read.tsx';
import { SharedCard } from './shared-card.tsx';
import { useReadImport } from './use-read-import.ts';
import { WaitingLink } from './waiting-link.tsx';

const OTHER_WAYS = 'Open the page, copy all of it, and paste it; or save the page and open the file.';

/** One import: parsed, a recipe selected if there are several, and reviewed. */
export function ImportedItem({ item, target }: { item: string; target: ImportTarget }) {
  const read = useReadImport(item);
  const [chosen, setChosen] = useState(0);
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
        : 'It could not be read just now. It is still kept on this device: reload the page and try again.';
    return <NothingRead sentences={[sentence]} item={item} target={target} />;
  }
  const { recipes, unread, isCut } = read;
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
            label={`${recipes.length} recipes were found. Which one?`}
            help={isCut ? 'There are more; only these can be chosen.' : undefined}
          >
            {(field) => (
              <select
                {...field}
                value={chosen}
                onChange={({ target: { value } }) => setChosen(Number(value))}
              >
                {recipes.map(({ recipe }, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat
                  <option key={at} value={at}>
                    {recipe.title ?? `Recipe ${at + 1}`}
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
      <ImportReview key={chosen} item={item} place={chosen} recipe={found.recipe} target={target} />
      <p className={styles['again']}>
        <Button asChild variant="ghost">
          <Link to={importAddress(target)}>Import another recipe</Link>
        </Button>
      </p>
    </>
  );
}

import { useMemo } from 'react';
import { batchesOnList, toggleListRecipe } from '#domain/plan/list-recipes';
import { MOST_LIST_RECIPES, type Shopping } from '#domain/plan/shopping';
import { SPECIES } from '#domain/reference/species';
import { FormRow } from '../../components/form-row.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAllCards } from '../../platform/own/all-cards.ts';
import page from '../page/page.module.css';
import { ShoppingList } from '../plan/shopping-list.tsx';
import { type EditShopping, useEditedShopping } from '../plan/use-edited-shopping.ts';
import { usePlanView } from '../plan/use-plan-view.ts';
import { useShoppingList } from '../plan/use-shopping-list.ts';
import styles from './shop.module.css';

/** Every recipe on this device that is not on the list, by species and name; choosing one adds it. */
function PickAnother({ shopping, edit }: { shopping: Shopping; edit: EditShopping }) {
  const cards = useAllCards();
  const offered = useMemo(
    () => [...(cards ?? [])].sort((a, b) => a.title.localeCompare(b.title, 'en-GB')),
    [cards],
  );
  const isFull = shopping.recipes.length >= MOST_LIST_RECIPES;
  function add(id: number) {
    const title = offered.find((card) => card.id === id)?.title ?? `Recipe ${id}`;
    edit(`${title} is on the list`, (kept) => toggleListRecipe(kept, id));
  }
  return (
    <FormRow
      label="Add another recipe"
      help={
        isFull ? `A list holds ${MOST_LIST_RECIPES} recipes.` : 'One batch of it, as the recipe is written.'
      }
    >
      {(field) => (
        <select {...field} value="" disabled={isFull} onChange={(event) => add(Number(event.target.value))}>
          <option value="" disabled>
            Choose a recipe
          </option>
          {SPECIES.map((species) => (
            <optgroup key={species} label={species === 'dog' ? 'For dogs' : 'For cats'}>
              {offered
                .filter((card) => card.species === species && batchesOnList(shopping, card.id) === 0)
                .map(({ id, title }) => (
                  <option key={id} value={id}>
                    {title}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      )}
    </FormRow>
  );
}

/** The shopping list as on its own page, with a way to add any recipe. */
export function ShopCart() {
  const planned = usePlanView();
  const edited = useEditedShopping();
  const list = useShoppingList(planned?.view);
  const { shopping, edit } = edited;
  if (planned === undefined || shopping === undefined) {
    return <Skeleton lines={6} label="Opening the shopping list" />;
  }
  return (
    <>
      <PickAnother shopping={shopping} edit={edit} />
      <div className={styles['list']}>
        {list.items.length === 0 && (
          <p className={page['small']}>
            You haven’t picked anything yet. We’ll add up what your recipes and your plan need, and list each
            thing here once.
          </p>
        )}
        <ShoppingList list={list} edited={edited} />
      </div>
    </>
  );
}

import { useMemo, useState } from 'react';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { batchesOnList, MOST_LIST_RECIPES, type Shopping, toggleListRecipe } from '#domain/plan/shopping';
import { SPECIES } from '#domain/reference/species';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { useAllCards } from '../../platform/own/own-recipes.ts';
import page from '../page/page.module.css';
import { ShoppingList } from '../plan/shopping-list.tsx';
import { usePlanView } from '../plan/use-plan-view.ts';
import { type EditShopping, useEditedShopping, useShoppingList } from '../plan/use-shopping-list.ts';
import styles from './shop.module.css';

/**
 * Every recipe on this device that is not on the list, by species and name. A button adds the chosen one: the arrow keys
 * change a closed select at each press.
 */
function PickAnother({ shopping, edit }: { shopping: Shopping; edit: EditShopping }) {
  const cards = useAllCards();
  const offered = useMemo(
    () =>
      (cards ?? [])
        .filter(({ id }) => batchesOnList(shopping, id) === 0)
        .sort((a, b) => a.title.localeCompare(b.title, 'en-GB')),
    [cards, shopping],
  );
  const [chosen, setChosen] = useState('');
  const isFull = shopping.recipes.length >= MOST_LIST_RECIPES;
  const card = offered.find(({ id }) => String(id) === chosen);
  function add({ id, title }: RecipeCard) {
    setChosen('');
    // Two quick presses add it once.
    edit(`${title} is on the list`, (kept) =>
      batchesOnList(kept, id) > 0 ? kept : toggleListRecipe(kept, id),
    );
  }
  return (
    <div className={styles['adding']}>
      <FormRow
        label="Add another recipe"
        help={
          isFull ? `A list holds ${MOST_LIST_RECIPES} recipes.` : 'One batch of it, as the recipe is written.'
        }
      >
        {(field) => (
          <select
            {...field}
            value={card === undefined ? '' : chosen}
            disabled={isFull}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">Choose a recipe</option>
            {SPECIES.map((species) => (
              <optgroup key={species} label={species === 'dog' ? 'For dogs' : 'For cats'}>
                {offered
                  .filter((one) => one.species === species)
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
      <Button variant="soft" disabled={isFull || card === undefined} onClick={() => card && add(card)}>
        Add recipe
      </Button>
    </div>
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

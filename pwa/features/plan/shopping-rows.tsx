import { X } from 'lucide-react';
import {
  LIST_BATCHES,
  type OwnItem,
  type TickedItem,
  toggleListRecipe,
  withMoreBatches,
  withoutListRecipes,
} from '#domain/plan/shopping';
import { haveText } from '#domain/plan/shopping-list';
import { counted } from '#domain/text/sentence-parts';
import type { UnitSystem } from '#domain/units/unit-system';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { usePreference } from '../../platform/database/preferences.ts';
import { batchesText } from './amounts-text.ts';
import styles from './plan.module.css';
import { RecipeRow, Stepper } from './recipe-row.tsx';
import { useListedRecipes } from './shopping.ts';
import type { EditShopping } from './use-shopping-list.ts';

/** Note beside the name: the amount needed and the amount at hand. */
function noteOf({ neededWords, haveGrams, isTicked, sold }: TickedItem, system: UnitSystem): string {
  const have = haveGrams > 0 && !isTicked ? `, ${haveText(haveGrams, sold, system)} there already` : '';
  return `${neededWords} needed${have}`;
}

/** One thing to buy; the whole row ticks it, and it keeps its position. */
export function TickRow({ item, onTick }: { item: TickedItem; onTick: () => void }) {
  return (
    <li className={styles['tick']}>
      <label>
        <input type="checkbox" checked={item.isTicked} onChange={onTick} />
        <span className={styles['item']}>
          <span className={styles['name']}>
            {item.name}
            <span className="visually-hidden">: buy {item.stillToBuy.isOnePack ? 'a ' : ''}</span>
          </span>
          <span className={styles['amount']}>
            {item.stillToBuy.words}
            <span className="visually-hidden">; </span>
          </span>
          <span className={styles['muted']}>{noteOf(item, usePreference('unitSystem'))}</span>
        </span>
      </label>
    </li>
  );
}

/** One item added by the owner, which can be removed again. */
export function OwnRow(props: { item: OwnItem; onTick: () => void; onRemove: () => void }) {
  const { item, onTick, onRemove } = props;
  return (
    <li className={styles['tick']}>
      <label>
        <input type="checkbox" checked={item.isTicked} onChange={onTick} />
        <span>
          <span className={styles['name']}>{item.text}</span>
        </span>
      </label>
      <span className={classNames(styles['stepper'], styles['screen-only'])}>
        <button type="button" aria-label={`Take ${item.text} off the list`} onClick={onRemove}>
          <X size={20} aria-hidden />
        </button>
      </span>
    </li>
  );
}

/** Recipes on the list beyond those of the plan, with their batches. */
export function ListRecipes({ edit }: { edit: EditShopping }) {
  const listed = useListedRecipes();
  if (listed === undefined || listed.shopping.recipes.length === 0) return null;
  return (
    <section aria-label="Recipes on the list">
      <div className={styles['between']}>
        <h3 className={styles['aisle']}>Recipes on the list</h3>
        <Button
          variant="ghost"
          className={styles['screen-only'] ?? ''}
          onClick={() => edit('The recipes are off the list', withoutListRecipes)}
        >
          <X size={18} aria-hidden /> Clear All
        </Button>
      </div>
      <ul className={styles['recipes']}>
        {listed.shopping.recipes.map(({ recipeId, batches }) => {
          const recipe = listed.recipes.get(recipeId);
          const title = recipe?.title ?? `Recipe ${recipeId}`;
          return (
            <RecipeRow
              key={recipeId}
              recipeId={recipeId}
              recipe={recipe}
              title={title}
              note={`${batchesText(batches)}${recipe === undefined ? '' : `, ${counted(batches * recipe.servings, 'serving')}`}`}
            >
              <Stepper
                label={`Batches of ${title}`}
                unit="batch"
                value={batches}
                max={LIST_BATCHES.max}
                onStep={(more) =>
                  edit(`${title}: ${batchesText(batches + more)}`, (kept) =>
                    withMoreBatches(kept, recipeId, more),
                  )
                }
                onRemove={{
                  label: `Take ${title} off the list`,
                  run: () => edit(`${title} is off the list`, (kept) => toggleListRecipe(kept, recipeId)),
                }}
              />
            </RecipeRow>
          );
        })}
      </ul>
    </section>
  );
}

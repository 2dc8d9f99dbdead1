import type { DietHistory, EatenRecipe } from '#domain/diet-history/diet-history';
import type { HistoryPremixes } from '#domain/diet-history/history-recipe';
import { findSupplement } from '#domain/reference/supplements';
import { shortDay } from '#domain/text/day-text';
import { listText } from '#domain/text/sentence-parts';
import type { UnitSystem } from '#domain/units/unit-system';
import { LEADS } from '../../components/verdict-words.ts';
import { gramsText, versionText } from './sheet-words.ts';
import styles from './vet-sheet.module.css';

/** What the recipe was, and whether it has changed since it was fed. */
function versionWords({ recipe: { version }, eaten: { versions }, isChanged }: EatenRecipe): string {
  const now = version === undefined ? '' : `, ${versionText(version)}`;
  if (!isChanged) return now;
  return `${now}; some was fed as ${listText(versions.filter((one) => one !== version).map(versionText))}, which we no longer have`;
}

function cookedWords({ cookedOn }: EatenRecipe): string {
  return cookedOn.length === 0
    ? 'days of cooking not noted'
    : `cooked on ${listText(cookedOn.map(shortDay))}`;
}

type RecipesEatenProps = { history: DietHistory; premixes: HistoryPremixes; system: UnitSystem };

/** The recipes as cooked: days, version, and what goes into a batch. */
export function RecipesEaten({ history, premixes, system }: RecipesEatenProps) {
  const { recipes, unknown } = history;
  if (recipes.length + unknown.length === 0) return null;
  return (
    <section>
      <h3>Recipes as cooked</h3>
      {recipes.map((each) => {
        const { recipe, words, lead } = each.recipe;
        const premix = premixes.get(recipe.id);
        const doses =
          premix === undefined
            ? recipe.supplements.map(({ id, dose }) => `${findSupplement(id)?.name ?? id} ${dose}`)
            : [`${premix.premix.name} ${premix.doseText}`];
        // An owner's lines hold the supplements too, in the owner's words.
        const lines = words ?? [...recipe.ingredientLines.map((line) => line[system]), ...doses];
        return (
          <p key={recipe.id} className={styles['recipe']}>
            <strong>{recipe.title}</strong>
            {lead !== undefined && <strong> – {LEADS[lead]}</strong>}
            {versionWords(each)}; {cookedWords(each)}. A batch of {gramsText(recipe.cookedWeightGrams)}{' '}
            cooked: {lines.join('; ')}
            {words !== undefined &&
              premix !== undefined &&
              `; with ${doses.join()} instead of its supplements`}
            .
          </p>
        );
      })}
      {unknown.length > 0 && <p>No longer on the device, so known by name only: {listText(unknown)}.</p>}
    </section>
  );
}

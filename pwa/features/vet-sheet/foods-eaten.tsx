import type { DietHistory, EatenRecipe } from '#domain/diet-history/diet-history';
import type { HistoryFood } from '#domain/diet-history/food-history';
import type { HistoryPremixes } from '#domain/diet-history/history-recipe';
import type { DailyEnergy } from '#domain/pet/daily-energy';
import { foodKey } from '#domain/plan/fed-log';
import { findSupplement } from '#domain/reference/supplements';
import { shortDay } from '#domain/text/day-text';
import { capitalised, listText } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import type { UnitSystem } from '#domain/units/unit-system';
import { LEADS } from '../../components/verdict-words.ts';
import { coverageText, energyText, gramsText, recordText, shareText, versionText } from './sheet-words.ts';
import styles from './vet-sheet.module.css';

type FoodsEatenProps = {
  history: DietHistory;
  transitionDays: number;
  energy: DailyEnergy;
  /** Whether a food is a treat or topper. */
  isTreat: (food: HistoryFood) => boolean;
};

/** All foods of the mean day with grams, energy and share, and the energy against the reference. */
export function FoodsEaten({ history, transitionDays, energy, isTreat }: FoodsEatenProps) {
  const { foods, besides } = history;
  return (
    <section>
      <h3>Food a day</h3>
      <p>{coverageText(history, transitionDays)}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Food</th>
            <th scope="col">Grams a day</th>
            <th scope="col">Energy a day</th>
            <th scope="col">Share of energy</th>
            <th scope="col">Days</th>
          </tr>
        </thead>
        <tbody>
          {foods.map((food) => {
            const record = recordText(food);
            return (
              <tr key={foodKey(food.food)}>
                <th scope="row">
                  {capitalised(food.name)}
                  {isTreat(food) && ', treat or topper'}
                  {record !== null && <small>{record}</small>}
                </th>
                <td>{gramsText(food.gramsPerDay)}</td>
                <td>{food.kcalPerDay === null ? 'unknown' : kcalText(food.kcalPerDay)}</td>
                <td>{shareText(food.share)}</td>
                <td>{food.days}</td>
              </tr>
            );
          })}
          {besides !== null && (
            <tr>
              <th scope="row">
                Treats and leftovers besides
                <small>by the owner’s estimate, not recorded</small>
              </th>
              <td>–</td>
              <td>{kcalText(besides.kcalPerDay)}</td>
              <td>{shareText(besides.share)}</td>
              <td>–</td>
            </tr>
          )}
        </tbody>
      </table>
      <p className={styles['strong']}>{energyText(history, energy)}</p>
    </section>
  );
}

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

import { useMemo } from 'react';
import { formatMoney } from '#domain/market/currency';
import type { BatchReading } from '#domain/nutrition/recipe-nutrients';
import { isOwnRecipeId } from '#domain/own/own-id';
import { NEARLY_ALL, recipeEnergy } from '#domain/recipe/energy-density';
import type { Recipe } from '#domain/recipe/recipe';
import { STANDARD_VERSIONS } from '#domain/reference/targets';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { kcalText } from '#domain/units/energy-text';
import { portionText } from '#domain/units/mass-text';
import { NotJudged } from '../../components/caveats.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import { batchLines, CostBlock, PriceSource, useRecipeAsBought } from '../market/cost-block.tsx';
import { useCurrency } from '../market/use-market.ts';
import { useMassText } from '../page/use-mass-text.ts';
import styles from './energy-facts.module.css';
import { NutritionPanel } from './nutrition-panel.tsx';
import { NutritionTable } from './nutrition-table.tsx';
import panel from './recipe-figures.module.css';

/** Energy per serving and per 100 g from the ingredient table, and the share of the weight it covers if not all. */
function EnergyFacts({ recipe }: { recipe: Recipe }) {
  const system = usePreference('unitSystem');
  const bought = useRecipeAsBought(recipe);
  const { batchKcal, kcalPer100gCooked, knownShare } = useMemo(() => recipeEnergy(bought), [bought]);
  if (knownShare === 0) return <p>None of these ingredients is in our table, so we have no energy figure.</p>;
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>a serving of {portionText(recipe.cookedWeightGrams / recipe.servings, system)}</dt>
          <dd>{kcalText(batchKcal / recipe.servings)}</dd>
        </div>
        <div>
          <dt>per 100 g, cooked</dt>
          <dd>{kcalText(kcalPer100gCooked)}</dd>
        </div>
      </dl>
      {knownShare < NEARLY_ALL && (
        <p className={styles['source']}>
          The ingredient table knows {Math.round(knownShare * 100)}% of the weight: the true figure is higher.
        </p>
      )}
    </>
  );
}

type RecipeFiguresProps = {
  recipe: Recipe;
  /** How the text of an owner's recipe is read. */
  reading?: BatchReading | undefined;
  /** No doses are suggested beside a food that is or may be toxic. */
  lead?: SafetyAudit['lead'] | undefined;
  part: 'nutrition' | 'amounts' | 'cost' | 'ingredients' | 'sources';
};

/** Sections below the method that need the ingredient table: their own chunk, separate from the first paint. */
export function RecipeFigures({ recipe, reading, lead, part }: RecipeFiguresProps) {
  if (part === 'amounts') return <NutritionTable recipe={recipe} reading={reading} />;
  if (part === 'cost') return <CostBlock recipe={recipe} />;
  if (part === 'ingredients') return <IngredientPanel recipe={recipe} />;
  if (part === 'sources') return <FigureSources recipe={recipe} />;
  return (
    <>
      <EnergyFacts recipe={recipe} />
      <NutritionPanel recipe={recipe} reading={reading} lead={lead} />
    </>
  );
}

/** Where the nutrient and cost figures come from, and what they leave out. */
function FigureSources({ recipe }: { recipe: Recipe }) {
  return (
    <>
      <p>
        We calculate energy and nutrients from our ingredient table, and hold them against{' '}
        {STANDARD_VERSIONS.AAFCO} or {STANDARD_VERSIONS.FEDIAF}. Neither body approves recipes.
      </p>
      {recipe.role === 'everyday' && !isOwnRecipeId(recipe.id) && <NotJudged />}
      <PriceSource recipe={recipe} />
    </>
  );
}

const UNKNOWN = '–';

/** Panel with one row per food: its weight or dose in the batch, its energy and its price. A dash if unknown. */
export function IngredientPanel({ recipe }: { recipe: Recipe }) {
  const currency = useCurrency();
  const mass = useMassText();
  const bought = useRecipeAsBought(recipe);
  const lines = useMemo(() => batchLines(bought), [bought]);
  return (
    <table className={panel['table']}>
      <caption className="visually-hidden">Weight, energy and cost of each ingredient</caption>
      <thead>
        <tr>
          <th scope="col">Ingredient</th>
          <th scope="col">Weight</th>
          <th scope="col">Energy</th>
          <th scope="col">Cost</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ key, name, grams, dose, energyKcal, costGbp }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{dose ?? mass(grams)}</td>
            <td>{energyKcal === null ? UNKNOWN : kcalText(energyKcal)}</td>
            <td>{costGbp === null ? UNKNOWN : formatMoney(costGbp, currency)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

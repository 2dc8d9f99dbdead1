import { useMemo } from 'react';
import { formatMoney } from '#domain/market/currency';
import { roughAmount } from '#domain/market/typical-price';
import { petEnergy } from '#domain/pet/daily-energy';
import { nameInSentence } from '#domain/pet/pet-name';
import { lineCostGbp } from '#domain/recipe/cost';
import {
  asBought,
  type CostBreakdown,
  costBreakdown,
  costPerDayGbp,
  supplementCosts,
} from '#domain/recipe/cost-breakdown';
import { fallbackServingGbp } from '#domain/recipe/fallback-cost';
import type { Recipe } from '#domain/recipe/recipe';
import { findIngredient } from '#domain/reference/ingredients';
import { PRICE_SOURCES } from '#domain/reference/price-sources';
import { findSupplement } from '#domain/reference/supplements';
import { listText } from '#domain/text/sentence-parts';
import { kcalText } from '#domain/units/energy-text';
import { useActivePet } from '../pets/pets.ts';
import { useChosenPremix } from '../premix/premix-store.ts';
import styles from './cost-block.module.css';
import { ORGANIC_PRICES, priceNote } from './price-note.ts';
import { useCurrency } from './use-market.ts';

const ALL_PACKS: Readonly<Record<number, string>> = { 1: 'the pack', 2: 'both packs' };

/** Cost of each supplement's dose, with its pack, and of the first shop, when every pack is bought at once. */
function SupplementCosts({ recipe }: { recipe: Pick<Recipe, 'supplements'> }) {
  const currency = useCurrency();
  const costs = useMemo(() => supplementCosts(recipe), [recipe]);
  if (costs === null) return null;
  const { lines, batchGbp, packs, firstShopGbp } = costs;
  return (
    <>
      <p className={styles['supplements']}>
        {lines.length === 1 ? 'The supplement costs' : 'The supplements cost'}{' '}
        {formatMoney(batchGbp, currency)} a batch. Buying {ALL_PACKS[packs] ?? `all ${packs} packs`} for the
        first time costs about {roughAmount(firstShopGbp * currency.perGbp, currency.code)}.
      </p>
      <ul className={styles['doses']} aria-label="Cost of each supplement in a batch">
        {lines.map(({ id, dose, batchGbp: doseGbp, pack }) => (
          <li key={id}>
            <span>
              {findSupplement(id)?.name ?? id}, {shortDose(dose)}{' '}
              <small>
                {pack.words}, {formatMoney(pack.priceGbp, currency)}
              </small>
            </span>
            <span className={styles['amount']}>{formatMoney(doseGbp, currency)}</span>
          </li>
        ))}
      </ul>
      <p className={styles['source']}>Prices of the packs are our {PRICE_SOURCES.pharmacy}.</p>
    </>
  );
}

type CostOfFeedingProps = {
  recipe: Pick<Recipe, 'species' | 'role'>;
  cost: Pick<CostBreakdown, 'per1000KcalGbp'>;
};

/** Price of the energy, to compare recipes, and of a day for the active animal if it is an everyday recipe. */
function CostOfFeeding({ recipe, cost }: CostOfFeedingProps) {
  const currency = useCurrency();
  const pet = useActivePet(recipe.species);
  if (cost.per1000KcalGbp === null) return null;
  const dailyKcal = pet && recipe.role === 'everyday' ? petEnergy(pet).bowlKcal : null;
  const dailyGbp = dailyKcal === null ? null : costPerDayGbp(cost, dailyKcal);
  return (
    <dl className={styles['feeding']}>
      <div>
        <dt>Every 1,000 kcal</dt>
        <dd>{formatMoney(cost.per1000KcalGbp, currency)}</dd>
      </div>
      {dailyKcal !== null && dailyGbp !== null && (
        <div>
          <dt>
            A day for {nameInSentence(pet, recipe.species)}, {kcalText(dailyKcal)}
            {pet?.besidesPercent ? ' from the bowl' : ''}
          </dt>
          <dd>{formatMoney(dailyGbp, currency)}</dd>
        </div>
      )}
    </dl>
  );
}

/** The recipe, with the premix that its owner chose as its only supplement. */
export function useRecipeAsBought(recipe: Recipe): Recipe {
  const chosen = useChosenPremix(recipe.id);
  return useMemo(
    () => (chosen === null ? recipe : asBought(recipe, chosen, chosen.doseText)),
    [recipe, chosen],
  );
}

/** Cost of a serving, the batch and a day, its breakdown, the supplements’ packs, and unpriced ingredients. */
export function CostBlock({ recipe: written }: { recipe: Recipe }) {
  const recipe = useRecipeAsBought(written);
  const currency = useCurrency();
  const cost = useMemo(() => costBreakdown(recipe), [recipe]);
  const slices = useMemo(() => costSlices(batchLines(recipe)), [recipe]);
  const { batchGbp, perServingGbp, unpriced } = cost;
  if (batchGbp === null || perServingGbp === null) {
    return (
      <p className={styles['total']}>
        <strong>{formatMoney(fallbackServingGbp(recipe), currency)}</strong> a serving, estimate. No
        ingredient here has a price in our table.
      </p>
    );
  }
  return (
    <>
      <p className={styles['total']}>
        <strong>{formatMoney(perServingGbp, currency)}</strong> a serving, {formatMoney(batchGbp, currency)}{' '}
        for the batch of {recipe.servings}
      </p>
      <div className={styles['bar']} aria-hidden>
        {slices.map(({ key, costGbp }) => (
          <span key={key} style={{ flexGrow: costGbp }} />
        ))}
      </div>
      <ul className={styles['slices']}>
        {slices.map(({ key, name, costGbp }) => (
          <li key={key}>
            <span>{name}</span>
            <span className={styles['amount']}>{formatMoney(costGbp, currency)}</span>
          </li>
        ))}
      </ul>
      <SupplementCosts recipe={recipe} />
      <CostOfFeeding recipe={recipe} cost={cost} />
      <a href="#line-by-line">Line by line</a>
      {recipe.isOrganic && <p className={styles['source']}>{ORGANIC_PRICES}</p>}
      {unpriced.length > 0 && (
        <p className={styles['source']}>Not included, because we have no price: {listText(unpriced)}.</p>
      )}
    </>
  );
}

/** Source and coverage of the prices; nothing if the bowl has none. */
export function PriceSource({ recipe: written }: { recipe: Recipe }) {
  const recipe = useRecipeAsBought(written);
  const currency = useCurrency();
  const cost = useMemo(() => costBreakdown(recipe), [recipe]);
  return cost.batchGbp === null ? null : <p className={styles['source']}>{priceNote(cost, currency)}</p>;
}

/** One ingredient or supplement of the whole batch with its figures; null if the tables have none. */
type BatchLine = {
  key: string;
  name: string;
  grams: number;
  /** The dose of a supplement without its details: '4 1/2 tablets'; null for a food. */
  dose: string | null;
  energyKcal: number | null;
  costGbp: number | null;
};

/** Every food and supplement with its weight, energy and price. Foods first, in the order of the recipe. */
export function batchLines(recipe: Pick<Recipe, 'ingredientLines' | 'supplements'>): BatchLine[] {
  const foods = recipe.ingredientLines.map((line, index) => {
    const name = findIngredient(line.ingredientId)?.name ?? line.metric;
    return batchLine(`food-${index}`, name, line.ingredientId, line.grams);
  });
  const supplements = recipe.supplements.map((line) =>
    batchLine(
      `supplement-${line.id}`,
      findSupplement(line.id)?.name ?? line.id,
      line.id,
      line.grams,
      line.dose,
    ),
  );
  return [...foods, ...supplements];
}

/** A dose without its details: '4 1/2 tablets' of '4 1/2 tablets, 150 µg iodine each, crushed'. */
function shortDose(dose: string): string {
  return dose.replace(/(?:,| \(| of ).*/, '');
}

function batchLine(
  key: string,
  name: string,
  id: string | null,
  grams: number,
  dose: string | null = null,
): BatchLine {
  const known = findIngredient(id);
  return {
    key,
    name,
    grams,
    dose: dose === null ? null : shortDose(dose),
    energyKcal: known === undefined ? null : (grams * known.kcalPer100g) / 100,
    costGbp: lineCostGbp(id, grams),
  };
}

/** A slice of the cost bar: the three most expensive by name, the rest as one. */
type CostSlice = { key: string; name: string; costGbp: number };

const NAMED_SLICES = 3;

/** Cost shares of the batch, most expensive first, at most four slices; excludes lines without a price. */
export function costSlices(lines: readonly Pick<BatchLine, 'key' | 'name' | 'costGbp'>[]): CostSlice[] {
  const priced = lines
    .flatMap(({ key, name, costGbp }) => (costGbp === null ? [] : [{ key, name, costGbp }]))
    .sort((a, b) => b.costGbp - a.costGbp);
  // A single remaining slice is named instead of 'everything else'.
  if (priced.length <= NAMED_SLICES + 1) return priced;
  const rest = priced.slice(NAMED_SLICES).reduce((sum, slice) => sum + slice.costGbp, 0);
  return [...priced.slice(0, NAMED_SLICES), { key: 'rest', name: 'Everything else', costGbp: rest }];
}

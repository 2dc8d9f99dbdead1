import { useMemo } from 'react';
import { formatMoney } from '#domain/market/currency';
import { recipeCostGbp } from '#domain/recipe/cost';
import { fallbackServingGbp } from '#domain/recipe/fallback-cost';
import type { Recipe } from '#domain/recipe/recipe';
import { useCurrency } from '../shared/use-currency.ts';
import { batchLines, costSlices } from './batch-lines.ts';
import styles from './cost-block.module.css';

/** Below this share of the weight without a price, the sum is as good as whole. */
const NEARLY_ALL = 0.995;

/** What a serving and the batch cost, and what the money goes to. */
export function CostBlock({ recipe }: { recipe: Recipe }) {
  const currency = useCurrency();
  const cost = useMemo(() => recipeCostGbp(recipe), [recipe]);
  const slices = useMemo(() => costSlices(batchLines(recipe)), [recipe]);
  const { batchGbp, perServingGbp, pricedShare } = cost;
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
      <p className={styles['source']}>
        Typical UK prices, our estimate, 2025.
        {pricedShare < NEARLY_ALL && ` ${Math.round(pricedShare * 100)}% of the weight has a price.`}
      </p>
    </>
  );
}

import { useMemo } from 'react';
import { formatMoney } from '#domain/market/currency';
import { roughAmount } from '#domain/market/typical-price';
import type { Recipe } from '#domain/recipe/recipe';
import { supplementCosts } from '#domain/recipe/supplement-costs';
import { PRICE_SOURCES } from '#domain/reference/price-sources';
import { findSupplement } from '#domain/reference/supplements';
import { shortDose } from './batch-lines.ts';
import styles from './cost-block.module.css';
import { useCurrency } from './use-currency.ts';

const ALL_PACKS: Readonly<Record<number, string>> = { 1: 'the pack', 2: 'both packs' };

/** Cost of each supplement's dose, with its pack, and of the first shop, when every pack is bought at once. */
export function SupplementCosts({ recipe }: { recipe: Pick<Recipe, 'supplements'> }) {
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

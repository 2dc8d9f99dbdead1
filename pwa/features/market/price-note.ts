import type { ShownCurrency } from '#domain/market/currency';
import type { CostBreakdown } from '#domain/recipe/cost-breakdown';
import { PRICE_YEAR } from '#domain/reference/price-sources';
import { ratesNote } from './rates-note.ts';

type Priced = Pick<CostBreakdown, 'pricedShare' | 'pricedLines' | 'boughtLines'>;

/** We have no table of organic prices: premiums differ too much from food to food to guess each. */
export const ORGANIC_PRICES =
  'We price organic recipes as ordinary foods; organic ones usually cost half as much again to twice as much.';

/** From this share of the weight, the rounded percentage would read as 100%. */
const NEARLY_ALL = 0.995;

/** Source of the prices and their coverage of the bowl, by lines: a tablet weighs next to nothing but is not free. */
export function priceNote(
  { pricedShare, pricedLines, boughtLines }: Priced,
  currency: ShownCurrency,
): string {
  const source = `Typical UK prices, our estimate, ${PRICE_YEAR}${ratesNote(currency)}.`;
  if (pricedLines === boughtLines) return `${source} Every ingredient has one.`;
  const share = pricedShare < NEARLY_ALL ? `${Math.round(pricedShare * 100)}%` : 'nearly all';
  return `${source} ${pricedLines} of ${boughtLines} ingredients have one, ${share} of the weight.`;
}

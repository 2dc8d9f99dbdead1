import type { ShownCurrency } from '#domain/market/currency';
import type { CostBreakdown } from '#domain/recipe/cost-breakdown';
import type { Currency } from '#domain/reference/markets';
import { PRICE_YEAR } from '#domain/reference/price-sources';
import { longDay } from '#domain/text/day-text';

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

/**
 * How a price was converted, appended to its source: ', converted at the rates of 20 November 2026'. Empty in the price's
 * own currency.
 */
export function ratesNote(
  { code, ratesDate }: Pick<ShownCurrency, 'code' | 'ratesDate'>,
  own: Currency = 'GBP',
): string {
  if (code === own) return '';
  if (ratesDate === undefined) return ', converted at fixed rates, not today’s';
  return `, converted at the rates of ${longDay(ratesDate)}`;
}

import type { CostBreakdown } from '#domain/recipe/cost-breakdown';

type Priced = Pick<CostBreakdown, 'pricedShare' | 'pricedLines' | 'boughtLines'>;

/** From this share of the weight on, a percentage would read as all of it. */
const NEARLY_ALL = 0.995;

/** Where prices come from, and how much of a bowl they speak of: a tablet weighs nothing, but is not free. */
export function priceNote({ pricedShare, pricedLines, boughtLines }: Priced): string {
  const source = 'Typical UK prices, our estimate, 2025.';
  if (pricedLines === boughtLines) return `${source} Every ingredient has one.`;
  const share = pricedShare < NEARLY_ALL ? `${Math.round(pricedShare * 100)}%` : 'nearly all';
  return `${source} ${pricedLines} of ${boughtLines} ingredients have one, ${share} of the weight.`;
}

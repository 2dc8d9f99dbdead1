import type { ShownCurrency } from '#domain/market/currency';
import type { Currency } from '#domain/reference/markets';
import { longDay } from '#domain/text/day-text';

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

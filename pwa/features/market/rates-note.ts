import type { ShownCurrency } from '#domain/market/currency';
import type { Currency } from '#domain/reference/currency-rates';
import { longDay } from '#domain/text/day-text';

/** How a price was converted, to follow its source: ', converted at the rates of 20 November 2026'; empty for the price's own currency, pounds if none is named. */
export function ratesNote(
  { code, ratesDate }: Pick<ShownCurrency, 'code' | 'ratesDate'>,
  own: Currency = 'GBP',
): string {
  if (code === own) return '';
  if (ratesDate === undefined) return ', converted at fixed rates, not today’s';
  return `, converted at the rates of ${longDay(ratesDate)}`;
}

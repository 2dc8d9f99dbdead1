import type { Currency } from '../reference/markets.ts';
import { lateFormat } from '../text/late-format.ts';
import type { UsdCurrency } from './currency.ts';

const formats = new Map<Currency, Intl.NumberFormat>();

/** Cached: constructing an Intl.NumberFormat costs far more than using it. */
function formatOf(currency: Currency): Intl.NumberFormat {
  const kept = formats.get(currency);
  if (kept !== undefined) return kept;
  const made = new Intl.NumberFormat('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 });
  formats.set(currency, made);
  return made;
}

/** Whole units, and two significant digits of larger amounts: an estimate is no more precise. */
function rounded(amount: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(amount)) - 1);
  return Math.max(1, Math.round(amount / step) * step);
}

/** An amount above zero in its own currency, as precise as an estimate is: '£31', '¥5,800'. */
export function roughAmount(amount: number, code: Currency): string {
  return formatOf(code)
    .format(rounded(amount))
    .replace(/JP(?=¥)|US(?=\$)/, '');
}

/**
 * An estimate in US dollars, shown in a currency: '£6–£14', '$8–$18', '¥1,200–¥2,700'.
 * @param priceUsd both above zero
 */
export function typicalPrice(priceUsd: { min: number; max: number }, { code, perUsd }: UsdCurrency): string {
  const [low, high] = [priceUsd.min, priceUsd.max].map((dollars) => roughAmount(dollars * perUsd, code));
  return low === high ? `${low}` : `${low}–${high}`;
}

const month = lateFormat(
  () => new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** When a price was estimated: '2025', 'November 2025'. */
export function priceDateWords(priceDate: string): string {
  return priceDate.length === 4 ? priceDate : month().format(new Date(`${priceDate}-01`));
}

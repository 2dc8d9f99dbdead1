import * as z from 'zod/mini';
import type { SiteSettings } from '#domain/contract/site-settings';
import { CURRENCY_RATES, type Currency } from '#domain/reference/markets';
import { DAY_MS } from '../../lib/days.ts';
import { readOperatorFile } from '../../lib/operator-files.ts';

const currency = z.enum(Object.keys(CURRENCY_RATES) as [Currency, ...Currency[]]);
const rate = z.number().check(z.gt(0), z.lte(1_000_000));
const isPast = (date: string) => Date.parse(date) <= Date.now() + DAY_MS;

const fileSchema = z.strictObject({
  // A future date is a mistake.
  date: z.iso.date().check(z.refine(isPast, 'is a day to come')),
  perUsd: z
    .partialRecord(currency, rate)
    .check(z.refine(({ GBP }) => GBP !== undefined, 'must have GBP: the price tables are in pounds')),
});

/**
 * The site's settings with the operator's exchange rates, if configured.
 * @throws {ConfigError} if the file is unreadable or invalid
 */
export function withExchangeRates(site: SiteSettings, file: string | undefined): SiteSettings {
  if (file === undefined) return site;
  const { date, perUsd } = readOperatorFile('RATES_FILE', file, fileSchema);
  const rates = Object.entries(perUsd).filter((each): each is [string, number] => each[1] !== undefined);
  return { ...site, rates: { date, perUsd: Object.fromEntries(rates) } };
}

import { findIngredient } from '../reference/ingredients.ts';
import { kgFromLb } from '../units/mass.ts';
import type { UnitSystem } from '../units/unit-system.ts';
import { formatMoney, type ShownCurrency } from './currency.ts';

/** Year of the price table. */
export const PRICE_YEAR = 2025;

/** A shop item with its price from the table. */
export type TypicalPrice = { name: string; priceGbpPerKg: number };

/** The price of an item of a shopping list; null if the table has none. */
export function priceOfItem({ id, name }: { id: string; name: string }): TypicalPrice | null {
  const priceGbpPerKg = findIngredient(id)?.priceGbpPerKg ?? null;
  return priceGbpPerKg === null ? null : { name, priceGbpPerKg };
}

/** '£7.00 a kg', '$4.02 a lb'. */
export function weightPriceText(priceGbpPerKg: number, system: UnitSystem, currency: ShownCurrency): string {
  return system === 'us'
    ? `${formatMoney(priceGbpPerKg * kgFromLb(1), currency)} a lb`
    : `${formatMoney(priceGbpPerKg, currency)} a kg`;
}

import { priceGbpPerKg } from '../recipe/cost.ts';
import { findIngredient } from '../reference/ingredients.ts';
import type { PriceSource } from '../reference/price-sources.ts';
import { supplementPack } from '../reference/supplement-packs.ts';
import type { UnitSystem } from '../units/unit-system.ts';
import { kgFromLb } from '../units/weight-units.ts';
import { formatMoney, type ShownCurrency } from './currency.ts';

/** A shop item with its price from the tables; `pack` for a supplement, which nobody buys by the kilogram. */
export type TypicalPrice = {
  name: string;
  priceGbpPerKg: number;
  source: PriceSource;
  pack?: { words: string; priceGbp: number };
};

/** The price of an item of a shopping list; null if the tables have none. */
export function priceOfItem({ id, name }: { id: string; name: string }): TypicalPrice | null {
  const perKg = priceGbpPerKg(id);
  const pack = supplementPack(id);
  const source = pack?.priceSource ?? findIngredient(id)?.priceSource ?? null;
  if (perKg === null || source === null) return null;
  const price = { name, priceGbpPerKg: perKg, source };
  return pack === undefined ? price : { ...price, pack: { words: pack.words, priceGbp: pack.priceGbp } };
}

/** '£7.00 a kg', '$4.02 a lb'; of a supplement '£6.00 a bottle of 200', '£7.50 a 250 g tub'. */
export function typicalPriceText(
  { priceGbpPerKg: perKg, pack }: Pick<TypicalPrice, 'priceGbpPerKg' | 'pack'>,
  system: UnitSystem,
  currency: ShownCurrency,
): string {
  if (pack !== undefined) return `${formatMoney(pack.priceGbp, currency)} a ${pack.words}`;
  return system === 'us'
    ? `${formatMoney(perKg * kgFromLb(1), currency)} a lb`
    : `${formatMoney(perKg, currency)} a kg`;
}

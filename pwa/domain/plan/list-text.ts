import { AISLES, type Aisle, aisleName } from '../reference/ingredient-details.ts';
import type { OwnItem, TickedItem } from './shopping.ts';

/** Items grouped by aisle in walking order, without empty aisles. */
export function byAisle<T extends { aisle: Aisle }>(items: readonly T[]): { aisle: Aisle; items: T[] }[] {
  return AISLES.map((aisle) => ({ aisle, items: items.filter((item) => item.aisle === aisle) })).filter(
    ({ items: some }) => some.length > 0,
  );
}

/** Items still to buy as plain text for a message, one per line under its aisle; '' if none is left. */
export function listText(items: readonly TickedItem[], own: readonly OwnItem[]): string {
  const groups = byAisle(items.filter(({ isTicked }) => !isTicked)).map(
    ({ aisle, items: some }) =>
      `${aisleName(aisle)}\n${some.map(({ name, stillToBuy }) => `- ${name}: ${stillToBuy.words}`).join('\n')}`,
  );
  const added = own.filter(({ isTicked }) => !isTicked).map(({ text }) => `- ${text}`);
  return [...groups, ...(added.length > 0 ? [`Your own\n${added.join('\n')}`] : [])].join('\n\n');
}

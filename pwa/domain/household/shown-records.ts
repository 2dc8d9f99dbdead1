import { MOST_PLAN_PETS, MOST_RECIPES } from '../plan/plan-bounds.ts';
import { MOST_LIST_RECIPES, MOST_OWN_ITEMS } from '../plan/shopping.ts';
import { byRank } from './ranks.ts';
import { type Content, contentOf, type RecordKind } from './record-kinds.ts';
import { fieldOf, type Records, type RecordValue } from './record-value.ts';

/** How many of a kind a table takes; two full lists merged may be more. */
const MOST: { [Kind in RecordKind]?: number } = {
  'plan/row': MOST_RECIPES,
  'plan/pet': MOST_PLAN_PETS,
  item: MOST_OWN_ITEMS,
  'list-recipe': MOST_LIST_RECIPES,
};

/** Where a row or an item stands among its likes; undefined for a record without an order. */
export function rankOf(value: RecordValue | undefined): number | undefined {
  const rank = value && fieldOf(value, 'rank');
  return typeof rank === 'number' ? rank : undefined;
}

/** What a device can show of the records, in order: whole, and no more of a kind than its table takes. */
export function shownRecords(records: Records): { name: string; shown: Content }[] {
  const counts = new Map<RecordKind, number>();
  return [...records]
    .flatMap(([name, value]) => {
      const shown = contentOf(name, value);
      return shown === null ? [] : [{ name, shown, rank: rankOf(value) ?? 0 }];
    })
    .sort(byRank)
    .filter(({ shown: { kind } }) => {
      const count = (counts.get(kind) ?? 0) + 1;
      counts.set(kind, count);
      return count <= (MOST[kind] ?? Number.POSITIVE_INFINITY);
    });
}

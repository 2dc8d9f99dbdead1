import type { RecipeCard } from '#domain/recipe/recipe-card';
import { catalogueStore } from './catalogue-store.ts';
import { loadDevice } from './device.ts';
import type { Device } from './open-device.ts';

/** What a commit of the pull did to the catalogue. */
export type CatalogueChange = {
  /** Ids of the recipes whose card is new, changed or gone. */
  cardIds: readonly number[];
  /** Everything was replaced. */
  isReload: boolean;
};

/** While pages arrive, screens are told of them this often at most: each time they index the cards anew. */
const ARRIVALS_MS = 1_000;

let wanted = false;
let mustReadAll = false;
const changedIds = new Set<number>();
let timer: ReturnType<typeof setTimeout> | undefined;
let reading: Promise<void> = Promise.resolve();

/** Reads the cards for the screens, once; later changes are followed. */
export function loadCards(): void {
  if (wanted) return;
  wanted = true;
  mustReadAll = true;
  void flush();
}

/** Notes what a commit changed; screens hear of it soon, or at `flushCatalogueChanges`. */
export function noteCatalogueChange(change: CatalogueChange): void {
  for (const id of change.cardIds) changedIds.add(id);
  mustReadAll ||= change.isReload;
  timer ??= setTimeout(() => void flush(), catalogueStore.getState().cards?.length ? ARRIVALS_MS : 0);
}

/** Brings the screens up to date with everything noted so far. */
export function flushCatalogueChanges(): Promise<void> {
  return flush();
}

function flush(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  // One after another, so that an older read never overwrites a newer one.
  reading = reading.then(() => loadDevice().then(readChanges)).catch(() => {});
  return reading;
}

async function readChanges(device: Device): Promise<void> {
  const ids = [...changedIds];
  const isAll = mustReadAll || catalogueStore.getState().cards === undefined;
  changedIds.clear();
  mustReadAll = false;
  const isComplete = (await device.database.syncState.get('catalogue'))?.isComplete === true;
  if (!wanted) return catalogueStore.setState({ isComplete });
  if (isAll) return catalogueStore.setState({ isComplete, cards: await device.cards() });
  if (ids.length === 0) return catalogueStore.setState({ isComplete });
  const rows = await device.database.cards.bulkGet(ids);
  const cards = withChanges(catalogueStore.getState().cards ?? [], ids, rows);
  catalogueStore.setState({ isComplete, cards });
}

/** The cards with those of `ids` replaced by `rows`, or taken out where the row is gone; by id. */
function withChanges(
  cards: readonly RecipeCard[],
  ids: readonly number[],
  rows: readonly (RecipeCard | undefined)[],
): RecipeCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  ids.forEach((id, index) => {
    const row = rows[index];
    if (row) byId.set(id, row);
    else byId.delete(id);
  });
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

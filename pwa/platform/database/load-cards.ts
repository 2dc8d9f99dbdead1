import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { Bowlful } from './bowlful.ts';
import { cardSlices } from './card-slices.ts';
import { catalogueStore } from './catalogue-store.ts';
import { loadDevice } from './device.ts';
import type { Device } from './open-device.ts';

/** Changes made to the catalogue by one commit of a pull. */
export type CatalogueChange = {
  /** Ids of the recipes whose card is new, changed or gone. */
  cardIds: readonly number[];
  /** Whether everything was replaced. */
  isReload: boolean;
};

/** Minimum interval between updates of the screens during a pull: each time they index all cards again. */
const ARRIVALS_MS = 1_000;
/** Grows with the number of cards, or a large catalogue would be sorted over and over during the pull. */
const ARRIVALS_MS_PER_CARD = 2;

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
  void flushCatalogueChanges();
}

/** Records a commit's changes; screens get them soon, or at `flushCatalogueChanges`. */
export function noteCatalogueChange(change: CatalogueChange): void {
  for (const id of change.cardIds) changedIds.add(id);
  mustReadAll ||= change.isReload;
  timer ??= setTimeout(
    () => void flushCatalogueChanges(),
    pauseMs(catalogueStore.getState().cards?.length ?? 0),
  );
}

function pauseMs(shownCards: number): number {
  return shownCards === 0 ? 0 : Math.max(ARRIVALS_MS, shownCards * ARRIVALS_MS_PER_CARD);
}

/** Updates the screens with all recorded changes. */
export function flushCatalogueChanges(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  // Sequential, so that an older read never overwrites a newer one.
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
  const rows = await readChanged(device.database, ids);
  const cards = withChanges(catalogueStore.getState().cards ?? [], ids, rows);
  catalogueStore.setState({ isComplete, cards });
}

/** From this many on, reading the whole range is cheaper than reading each card. */
const MANY = 50;

async function readChanged(database: Bowlful, ids: readonly number[]): Promise<(RecipeCard | undefined)[]> {
  if (ids.length < MANY) return database.cards.bulkGet([...ids]);
  const byId = new Map<number, RecipeCard>();
  for await (const slice of cardSlices(database, Math.min(...ids), Math.max(...ids))) {
    for (const card of slice) byId.set(card.id, card);
  }
  return ids.map((id) => byId.get(id));
}

/** The cards, ordered by id, with those of `ids` replaced by `rows` or removed if their row is gone. */
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

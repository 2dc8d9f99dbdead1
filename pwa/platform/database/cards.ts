import { useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import { usePageData } from '../query/page-data.ts';
import { useIsDeviceNewer } from '../query/query.ts';
import type { Bowlful } from './bowlful.ts';
import { cardSlices } from './card-slices.ts';
import { type CatalogueState, catalogueStore } from './catalogue-store.ts';
import { loadDevice } from './device.ts';
import type { Device } from './open-device.ts';

/**
 * Every card of the catalogue, in any order; undefined while unknown. The array keeps its identity while nothing
 * changes, so that an index over it can be memoised.
 */
export function useRecipeCards(): RecipeCard[] | undefined {
  const page = usePageData();
  const state = useStore(catalogueStore);
  const isDeviceNewer = useIsDeviceNewer();
  const isHere = page !== undefined && isCurrentPage(page.url);
  useEffect(() => loadCards(), []);
  return useMemo(
    () => knownCards({ ...state, isFresh: isDeviceNewer }, page?.cards, isHere),
    [state, page, isHere, isDeviceNewer],
  );
}

/** Whether the device's own cards are the whole catalogue, and as new as what the page inlines. */
export function useIsOwnCatalogue(): boolean {
  const isDeviceNewer = useIsDeviceNewer();
  return useStore(
    catalogueStore,
    ({ isComplete, cards }) => isComplete && isDeviceNewer && cards !== undefined,
  );
}

/**
 * The device's cards, merged with the inlined ones while these may be newer or more.
 * @param isHere whether the cards were inlined for the current screen: then they are its complete list, otherwise only
 *   a part
 * @returns undefined while a pull may still bring cards of the screen
 */
export function knownCards(
  state: CatalogueState,
  inlined: readonly RecipeCard[] | undefined,
  isHere: boolean,
): RecipeCard[] | undefined {
  const { cards, isComplete, isFresh, isSettled } = state;
  if (cards !== undefined && isComplete && (isFresh || inlined === undefined)) {
    return keepingSame(cards, inlined ?? []);
  }
  if (inlined !== undefined && (isHere || isSettled || isComplete)) return withInlined(cards ?? [], inlined);
  return isSettled ? cards : undefined;
}

/** Keeps the inlined object of an equal card, so that nothing re-renders. */
function keepingSame(cards: RecipeCard[], inlined: readonly RecipeCard[]): RecipeCard[] {
  if (inlined.length === 0) return cards;
  const told = new Map(inlined.map((card) => [card.id, card]));
  return cards.map((card) => {
    const before = told.get(card.id);
    return before !== undefined && JSON.stringify(before) === JSON.stringify(card) ? before : card;
  });
}

function withInlined(cards: readonly RecipeCard[], inlined: readonly RecipeCard[]): RecipeCard[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  for (const card of inlined) byId.set(card.id, card);
  return [...byId.values()];
}

/** On the server, the page is always the one being rendered. */
function isCurrentPage(url: string): boolean {
  return typeof window === 'undefined' || url.split('?')[0] === window.location.pathname;
}

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
  try {
    await showChanges(device, ids, isAll);
  } catch (error) {
    // Read with the next change: otherwise these cards would stay as they are.
    for (const id of ids) changedIds.add(id);
    mustReadAll ||= isAll;
    throw error;
  }
}

async function showChanges(device: Device, ids: readonly number[], isAll: boolean): Promise<void> {
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

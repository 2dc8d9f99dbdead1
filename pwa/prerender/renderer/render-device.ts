import type { ListSection } from '#domain/catalogue/list-head';
import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { RenderedAddress } from '#domain/contract/page-address';
import type { PageData } from '#domain/contract/page-data';
import type { CatalogueView } from '#domain/contract/page-data-of';
import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import { Bowlful, DATABASE_VERSION } from '../../platform/database/bowlful.ts';
import { countRecipes } from '../../platform/database/count-recipes.ts';
import { onlyExisting } from '../../platform/database/guarded-factory.ts';
import { readListHead } from '../../platform/database/list-heads.ts';
import { readLocale } from '../../platform/database/locale.ts';
import { type Device, deviceOf } from '../../platform/database/open-device.ts';
import { createStorage } from '../../platform/database/storage.ts';
import { preferencesOf } from '../../platform/database/stored-preferences.ts';

/** Dexie multiplies by ten. */
const NATIVE_VERSION = DATABASE_VERSION * 10;

let opening: Promise<Device> | undefined;

/**
 * The device's rows for a page that the worker renders. Must not create or upgrade the database, nor block a tab
 * that does.
 * @throws if there is none of this build's version
 */
export function renderDevice(name = 'bowlful'): Promise<Device> {
  opening ??= open(name).catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

async function open(name: string): Promise<Device> {
  const database = new Bowlful(name, onlyExisting(NATIVE_VERSION));
  const leave = () => {
    database.close({ disableAutoOpen: true });
    opening = undefined;
  };
  database.on('versionchange', () => {
    leave();
    return false;
  });
  database.on('close', () => {
    opening = undefined;
  });
  await database.open();
  if (database.backendDB().version === NATIVE_VERSION) {
    const preferences = async () =>
      preferencesOf(
        await database.preferences.toArray(),
        (await readLocale({ database })).language ?? undefined,
      );
    return { ...deviceOf(createStorage(database)), preferences };
  }
  leave();
  throw new Error('The database has another version');
}

/** Whether the device holds the whole catalogue, with the verdicts of this build. */
export async function isRenderable({ database }: Device): Promise<boolean> {
  const state = await database.syncState.get('catalogue');
  return state?.isComplete === true && state.verdictVersion === VERDICT_VERSION;
}

/** Device rows for the page at an address; null if one is missing or there are too many cards: then the app renders it. */
export async function deviceView(device: Device, address: RenderedAddress): Promise<CatalogueView | null> {
  const section = sectionOf(address);
  const head = section && (await readListHead(device.database, section));
  if (head) return viewOf(head.counts, head.cards);
  const counts = await countRecipes(device.database);
  if ('recipeId' in address) return await recipeView(device, counts, address.recipeId);
  const cards = await cardsFor(device, address, counts);
  return cards && viewOf(counts, cards);
}

/** More than this take too long to read before the first paint. */
const MOST_CARDS = 1_000;

/** Home or the list whose stored head is enough for an address; the renderer leaves searches to the app. */
function sectionOf(address: RenderedAddress): ListSection | undefined {
  if (address.kind === 'home' && address.url === '/') return 'home';
  const isWhole = address.kind === 'list' && !('category' in address || 'sort' in address);
  return isWhole ? address.scope : undefined;
}

/** Null if there are too many to read in time. Pages without a list need none. */
async function cardsFor(
  device: Device,
  { kind }: RenderedAddress,
  { dog, cat }: PageData['counts'],
): Promise<RecipeCard[] | null> {
  if (kind === 'page' || kind === 'device' || kind === 'missing') return [];
  return dog + cat > MOST_CARDS ? null : await device.cards();
}

function viewOf(counts: PageData['counts'], cards: readonly RecipeCard[]): CatalogueView {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return {
    counts: () => counts,
    cards: () => cards,
    card: (id) => byId.get(id),
    recipe: () => undefined,
    reviewsOf: () => [],
    // The app searches, among the owner's recipes too.
    search: () => [],
  };
}

async function recipeView(
  device: Device,
  counts: PageData['counts'],
  recipeId: number,
): Promise<CatalogueView | null> {
  const [found, reviews] = await Promise.all([device.recipe(recipeId), device.reviews(recipeId)]);
  if (found === null) return null;
  return {
    ...viewOf(counts, [found.card]),
    recipe: () => found.recipe,
    reviewsOf: (_id, most) => reviews.slice(0, most),
  };
}

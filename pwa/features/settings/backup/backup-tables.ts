import { withHealthKept } from '#domain/pet/health';
import type { Bowlful } from '../../../platform/database/bowlful.ts';
import { ADMIN_DRAFTS, IMPORT_DRAFTS, PHOTO_DRAFTS } from '../../../platform/database/drafts.ts';
import { isLabelFoodKey } from '../../../platform/database/label-food-rows.ts';
import { type DraftRow, type OwnRecipeRow, type PetRow, wholeRows } from '../../../platform/database/rows.ts';
import { forgetConversions } from '../../../platform/household/household-tables.ts';
import { enterHousehold, newMembership } from '../../../platform/household/membership.ts';
import { EDIT_DRAFTS } from '../../../platform/outbox/item.ts';
import { type Backup, ROW_SCHEMAS } from './backup-file.ts';

/** Preferences bound to this device; not part of a backup. */
const DEVICE_BOUND: ReadonlySet<string> = new Set([
  'visits',
  'persistence',
  'wasCleared',
  'firstSavedAt',
  'installSnoozedUntil',
  'locale',
  'reached',
  'facts',
]);

/** Drafts left out: an administrator's name other people, photos are binary, and imports are in no backup. */
const UNSAVED_DRAFTS = [ADMIN_DRAFTS, PHOTO_DRAFTS, IMPORT_DRAFTS];
/** Drafts that a restored file leaves as they are; edits of queue items come back with their items. */
const UNTOUCHED_DRAFTS = [...UNSAVED_DRAFTS, EDIT_DRAFTS];
const begins = (key: string, prefixes: readonly string[]) => prefixes.some((each) => key.startsWith(each));

const OWNER_TABLES = [
  'pets',
  'favourites',
  'plans',
  'shopping',
  'cookSessions',
  'recents',
  'drafts',
  'preferences',
  'ownRecipes',
  'cookedDays',
  'weighIns',
  'fedMeals',
  'householdMerges',
  'householdMembership',
  'householdReplica',
  'householdAsides',
] as const;
type OwnerTables = Pick<Bowlful, (typeof OWNER_TABLES)[number]>;

/** The owner's tables, without the catalogue. */
export function ownerTables(database: Bowlful): OwnerTables {
  return Object.fromEntries(OWNER_TABLES.map((name) => [name, database[name]])) as OwnerTables;
}

type Tables = Omit<Backup, 'kind' | 'version' | 'madeAt' | 'queue'>;

/** Every undamaged row of the owner's data, read in one transaction. */
export function readTables(database: Bowlful): PromiseLike<Tables> {
  const tables = ownerTables(database);
  return database.transaction('r', Object.values(tables), async () => ({
    pets: wholeRows(ROW_SCHEMAS.pets, await tables.pets.toArray()),
    favourites: wholeRows(ROW_SCHEMAS.favourites, await tables.favourites.toArray()),
    plans: wholeRows(ROW_SCHEMAS.plans, await tables.plans.toArray()),
    shopping: wholeRows(ROW_SCHEMAS.shopping, await tables.shopping.toArray()),
    cookSessions: wholeRows(ROW_SCHEMAS.cookSessions, await tables.cookSessions.toArray()),
    recents: wholeRows(ROW_SCHEMAS.recents, await tables.recents.toArray()),
    drafts: wholeRows(ROW_SCHEMAS.drafts, (await tables.drafts.toArray()).map(withoutOpened)).filter(
      ({ key }) => !begins(key, UNSAVED_DRAFTS),
    ),
    preferences: wholeRows(ROW_SCHEMAS.preferences, await tables.preferences.toArray()).filter(
      ({ key }) => !DEVICE_BOUND.has(key),
    ),
    ownRecipes: wholeRows(ROW_SCHEMAS.ownRecipes, (await tables.ownRecipes.toArray()).map(inBackup)),
    cookedDays: wholeRows(ROW_SCHEMAS.cookedDays, await tables.cookedDays.toArray()),
    weighIns: wholeRows(ROW_SCHEMAS.weighIns, await tables.weighIns.toArray()),
    fedMeals: wholeRows(ROW_SCHEMAS.fedMeals, await tables.fedMeals.toArray()),
    household: (await tables.householdMembership.toArray()).map(({ secret }) => ({ secret })),
  }));
}

/** What the draft's form held when it was opened means nothing on another device. */
const withoutOpened = ({ key, value, updatedAt }: DraftRow) => ({ key, value, updatedAt });
/** Without the photo, since the file is text, and without derived data. */
const inBackup = ({ id, value, updatedAt }: OwnRecipeRow) => ({ id, value, updatedAt });

const KEPT_TABLES = [
  'plans',
  'shopping',
  'cookSessions',
  'recents',
  'cookedDays',
  'weighIns',
  'fedMeals',
] as const;

export type RestoreMode = 'merge' | 'replace';

/**
 * Writes the rows of a backup, atomically. 'merge' keeps existing rows, adds missing ones, and takes the later of two
 * versions of a row; 'replace' empties the tables first. The device then joins its household anew, or the file's if it
 * is in none (with 'replace': if the file has one).
 */
export function writeTables(database: Bowlful, backup: Tables, mode: RestoreMode): PromiseLike<void> {
  const tables = ownerTables(database);
  return database.transaction('rw', Object.values(tables), async () => {
    const [here] = await tables.householdMembership.toArray();
    const [inFile] = backup.household;
    const household = mode === 'replace' ? (inFile ?? here) : (here ?? inFile);
    const own = new Map((await tables.ownRecipes.toArray()).map((row) => [row.id, row]));
    if (mode === 'replace') {
      const { preferences, drafts, ...emptied } = tables;
      for (const table of Object.values(emptied)) await table.clear();
      await preferences.filter(({ key }) => !DEVICE_BOUND.has(key)).delete();
      await drafts.filter(({ key }) => !begins(key, UNTOUCHED_DRAFTS)).delete();
    }
    for (const part of KEPT_TABLES) {
      const here = new Map((await tables[part].toArray()).map((row) => [row.id, row]));
      await tables[part].bulkPut(backup[part].filter((row) => isLater(row, here.get(row.id))));
    }
    const brought = backup.ownRecipes.filter((row) => mode === 'replace' || isLater(row, own.get(row.id)));
    await tables.ownRecipes.bulkPut(brought.map((row) => withPhoto(row, own.get(row.id))));

    const drafts = new Map((await tables.drafts.toArray()).map((row) => [row.key, row]));
    await tables.drafts.bulkPut(
      backup.drafts.filter((row) => !begins(row.key, UNTOUCHED_DRAFTS) && isLater(row, drafts.get(row.key))),
    );

    const hearts = new Set(await tables.favourites.toCollection().primaryKeys());
    await tables.favourites.bulkPut(backup.favourites.filter(({ recipeId }) => !hearts.has(recipeId)));

    const known = new Set(await tables.preferences.toCollection().primaryKeys());
    const isWanted = (key: string) => !DEVICE_BOUND.has(key) && (mode === 'replace' || !known.has(key));
    await tables.preferences.bulkPut(backup.preferences.filter(({ key }) => isWanted(key)));
    // Recipes here may name a bought food of the file: they are converted again when read.
    if (backup.preferences.some(({ key }) => isLabelFoodKey(key))) await forgetConversions(database);

    await tables.pets.bulkPut(mergedPets(await tables.pets.toArray(), backup.pets as PetRow[]));

    // Joined anew, so that what the file lacks is not taken for deleted.
    if (household !== undefined) await enterHousehold(database, newMembership(household.secret));
  });
}

/** The photo stays on its device. */
const withPhoto = (row: OwnRecipeRow, { photo }: Partial<OwnRecipeRow> = {}): OwnRecipeRow =>
  photo === undefined ? row : { ...row, photo };

function isLater(row: { updatedAt: string }, here: { updatedAt: string } | undefined): boolean {
  return here === undefined || row.updatedAt > here.updatedAt;
}

/** Animals from both, at most one active per species: the device's active one, else the file's. */
function mergedPets(here: readonly PetRow[], added: readonly PetRow[]): PetRow[] {
  const byId = new Map(here.map((row) => [row.id, row]));
  for (const row of added) {
    const mine = byId.get(row.id);
    if (!isLater(row, mine)) continue;
    byId.set(row.id, { ...row, profile: withHealthKept(row.profile, mine?.profile) } as PetRow);
  }
  const rows = [...byId.values()];
  const activeOf = (species: PetRow['species']) =>
    [...here, ...added].find((row) => row.species === species && row.isActive)?.id ??
    rows.find((row) => row.species === species)?.id;
  const active = new Set([activeOf('dog'), activeOf('cat')]);
  return rows.map((row) => ({ ...row, isActive: active.has(row.id) }));
}

import {
  type Premix,
  type PremixUse,
  premixGrams,
  premixSchema,
  premixUseSchema,
} from '#domain/nutrition/premix';
import type { Species } from '#domain/reference/species';
import { counted } from '#domain/text/sentence-parts';
import { doseWeight } from '#domain/units/measured-dose';
import { loadDevice, watchDevice } from '../../platform/database/device.ts';
import type { Device } from '../../platform/database/open-device.ts';
import { requestPersistence } from '../../platform/database/preferences.ts';
import { type ChosenPremix, premixStore } from './premix-store.ts';

// Rows of the preferences: the backup file holds them, and clearing the owner's data removes them.
const PREMIXES = 'premix:';
const USES = 'premix-of:';

const keyOf = (species: Species, name: string) => `${PREMIXES}${species}:${name.trim().toLowerCase()}`;

type Stored = { premixes: Premix[]; uses: Map<number, PremixUse>; chosen: Map<number, ChosenPremix> };

/** '12 g', '2 scoops (12 g)'. */
function premixDoseText({ amount, unit }: Pick<PremixUse, 'amount' | 'unit'>, grams: number): string {
  return unit === 'g' ? doseWeight(grams) : `${counted(amount, 'scoop')} (${doseWeight(grams)})`;
}

/** A recipe's premix; null if it is switched off, its label is gone or its dose is in scoops of unknown weight. */
function chosenBy(use: PremixUse, premixes: readonly Premix[]): ChosenPremix | null {
  const key = keyOf(use.species, use.name);
  const premix = use.isOn ? premixes.find((one) => keyOf(one.species, one.name) === key) : undefined;
  const grams = premix === undefined ? null : premixGrams(premix, use);
  return premix === undefined || grams === null
    ? null
    : { premix, grams, unit: use.unit, doseText: premixDoseText(use, grams) };
}

async function readStored({ database }: Device): Promise<Stored> {
  const rows = await database.preferences.where('key').startsWith('premix').toArray();
  const premixes = rows.flatMap(({ key, value }) =>
    key.startsWith(PREMIXES) ? (premixSchema.safeParse(value).data ?? []) : [],
  );
  const uses = new Map<number, PremixUse>();
  const chosen = new Map<number, ChosenPremix>();
  for (const { key, value } of rows) {
    const use = key.startsWith(USES) ? premixUseSchema.safeParse(value).data : undefined;
    if (use === undefined) continue;
    const id = Number(key.slice(USES.length));
    uses.set(id, use);
    const premix = chosenBy(use, premixes);
    if (premix !== null) chosen.set(id, premix);
  }
  return { premixes, uses, chosen };
}

let isStarted = false;

/** Keeps `premixStore` in step with the owner's premixes on the device, also when another tab changes them. */
export function followPremixes(): void {
  if (isStarted) return;
  isStarted = true;
  watchDevice(readStored, (stored) => premixStore.setState(stored));
}

/**
 * Stores a label, once for all recipes of its species, and its dose in one recipe.
 * @throws {DeviceError} if they could not be stored
 */
export async function savePremix(recipeId: number, premix: Premix, use: PremixUse): Promise<void> {
  const device = await loadDevice();
  await device.run((database) =>
    database.preferences.bulkPut([
      { key: keyOf(premix.species, premix.name), value: premix },
      { key: `${USES}${recipeId}`, value: use },
    ]),
  );
  void requestPersistence();
}

/**
 * Switches the premix of a recipe on or off; the dose is kept.
 * @throws {DeviceError} if it could not be stored
 */
export async function switchPremix(recipeId: number, use: PremixUse): Promise<void> {
  const device = await loadDevice();
  await device.run((database) => database.preferences.put({ key: `${USES}${recipeId}`, value: use }));
}

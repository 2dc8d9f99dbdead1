import * as z from 'zod/mini';
import { fedId } from '../plan/fed-log.ts';
import { compareCodes } from '../text/compare-codes.ts';
import { ToldError } from '../text/told-error.ts';
import { type Household, householdSchema, MOST_ROWS } from './household.ts';

/** Version of the files that this code writes; later versions are refused. */
const VERSION = 4;
/** Before the shopping list had recipes; before the plan had times of meals; before foods from labels. */
const READ_TOO = [1, 2, 3] as const;
export const HOUSEHOLD_KIND = 'bowlful-household';
/** In UTF-16 units. 2,000 recipes of 40 lines take about 6 MB. */
const MOST_CHARACTERS = 20 * 1024 * 1024;

const fileSchema = z.strictObject({
  kind: z.literal(HOUSEHOLD_KIND),
  version: z.literal([...READ_TOO, VERSION]),
  madeAt: z.iso.datetime(),
  household: householdSchema,
});
export type HouseholdFile = z.infer<typeof fileSchema>;

const SENTENCES = {
  'too-large': 'This file is too large to be a household file.',
  other: 'This file isn’t a Bowlful household file.',
  backup: 'This file is a backup, not a household file. Restore it under Backup.',
  newer: 'This file was made by a newer version of Bowlful. Reload to update, then try again.',
  damaged: 'This household file is damaged, so we can’t import it',
} as const;

/** The file cannot be imported; `message` is a sentence for the user. Nothing was changed. */
class HouseholdFileError extends ToldError {
  readonly code: keyof typeof SENTENCES;

  /** @param where the damaged part */
  constructor(code: keyof typeof SENTENCES, where?: string) {
    super(`${SENTENCES[code]}${where === undefined ? '' : ` (${where}).`} Nothing was changed.`);
    this.name = 'HouseholdFileError';
    this.code = code;
  }
}

/** Days with meals that a file carries: three times what a vet asks for. */
const SHARED_FED_DAYS = 90;

/** The latest meals, oldest first. */
function recentMeals(meals: Household['fedMeals']): Household['fedMeals'] {
  const days = [...new Set(meals.map(({ value }) => value.day))].sort().slice(-SHARED_FED_DAYS);
  const [first = ''] = days;
  return meals
    .filter(({ value }) => value.day >= first)
    .sort((a, b) => compareCodes(fedId(a.value), fedId(b.value)))
    .slice(-MOST_ROWS);
}

/** The text of a file that carries a household to another phone. */
export function writeHouseholdFile(household: Household, now: Date): string {
  const file: HouseholdFile = {
    kind: HOUSEHOLD_KIND,
    version: VERSION,
    madeAt: now.toISOString(),
    household: { ...household, fedMeals: recentMeals(household.fedMeals) },
  };
  return JSON.stringify(file);
}

/**
 * Parses the text of a file.
 * @throws {HouseholdFileError} unless it is a whole household of this or an earlier version
 */
export function readHouseholdFile(text: string): HouseholdFile {
  if (text.length > MOST_CHARACTERS) throw new HouseholdFileError('too-large');
  const value = parsed(text);
  if (value?.['kind'] === 'bowlful-backup') throw new HouseholdFileError('backup');
  if (value?.['kind'] !== HOUSEHOLD_KIND) throw new HouseholdFileError('other');
  if (Number(value['version']) > VERSION) throw new HouseholdFileError('newer');
  const result = fileSchema.safeParse(value);
  if (result.success) return result.data;
  const [, part = 'its head', row] = result.error.issues[0]?.path ?? [];
  throw new HouseholdFileError(
    'damaged',
    `${String(part)}${typeof row === 'number' ? `, entry ${row + 1}` : ''}`,
  );
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    return JSON.parse(text) as Record<string, unknown> | null;
  } catch {
    return null;
  }
}

import * as z from 'zod/mini';
import { HOUSEHOLD_ROWS } from '#domain/household/household';
import { HOUSEHOLD_KIND } from '#domain/household/household-file';
import { ownRecipeSchema } from '#domain/own/own-recipe';
import { ToldError } from '#domain/text/told-error';
import { DRAFT_SCHEMAS } from '../../../platform/outbox/entry.ts';
import type { PendingItem } from '../../../platform/outbox/item.ts';
import { readableItem } from '../../../platform/outbox/item.ts';

/** Version of the files this code writes; later versions are refused. */
const BACKUP_VERSION = 4;
/** Earlier versions: without recipes in shopping lists (1), the log of what was fed (2), households' secrets (3). */
const READ_TOO = [1, 2, 3] as const;
const KIND = 'bowlful-backup';
const MOST_BYTES = 50 * 1024 * 1024;

const moment = z.iso.datetime();
const name = z.string().check(z.minLength(1), z.maxLength(300));

const keptRow = z.strictObject({ id: name, value: z.unknown(), updatedAt: moment });

/** A queue item with its text; photos are excluded, since the backup is a text file. */
const queued = z.custom<PendingItem>((row) => {
  const item = readableItem(row);
  if (item === null || item.status === 'sent' || item.type === 'photo') return false;
  return DRAFT_SCHEMAS[item.type].safeParse(item.body.draft).success;
});

/** Schema of a backup row, by table. Plans and shopping lists are parsed by their own readers. */
export const ROW_SCHEMAS = {
  pets: HOUSEHOLD_ROWS.pets,
  favourites: z.strictObject({ recipeId: z.int(), addedAt: moment }),
  plans: keptRow,
  shopping: keptRow,
  cookSessions: keptRow,
  recents: keptRow,
  ownRecipes: z.strictObject({ id: z.int(), value: ownRecipeSchema, updatedAt: moment }),
  cookedDays: keptRow,
  weighIns: keptRow,
  fedMeals: keptRow,
  drafts: z.strictObject({ key: name, value: z.unknown(), updatedAt: moment }),
  preferences: z.strictObject({ key: name, value: z.unknown() }),
  /** The secret lets the restored device back into its household. */
  household: z.strictObject({ secret: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)) }),
  queue: queued,
};

const backupSchema = z.strictObject({
  kind: z.literal(KIND),
  version: z.literal([...READ_TOO, BACKUP_VERSION]),
  madeAt: moment,
  pets: z.array(ROW_SCHEMAS.pets),
  favourites: z.array(ROW_SCHEMAS.favourites),
  plans: z.array(ROW_SCHEMAS.plans),
  shopping: z.array(ROW_SCHEMAS.shopping),
  cookSessions: z.array(ROW_SCHEMAS.cookSessions),
  recents: z.array(ROW_SCHEMAS.recents),
  // Missing in files of earlier builds.
  ownRecipes: z._default(z.array(ROW_SCHEMAS.ownRecipes), []),
  cookedDays: z._default(z.array(ROW_SCHEMAS.cookedDays), []),
  weighIns: z._default(z.array(ROW_SCHEMAS.weighIns), []),
  fedMeals: z._default(z.array(ROW_SCHEMAS.fedMeals), []),
  drafts: z.array(ROW_SCHEMAS.drafts),
  preferences: z.array(ROW_SCHEMAS.preferences),
  household: z._default(z.array(ROW_SCHEMAS.household).check(z.maxLength(1)), []),
  queue: z.array(ROW_SCHEMAS.queue),
});
/** All of the owner's data, as stored in a file. */
export type Backup = z.infer<typeof backupSchema>;
/** Tables and other parts of a backup. */
type BackupPart = keyof typeof ROW_SCHEMAS;

/** The file is not a restorable backup; `message` is shown to the person. Nothing was changed. */
export class BackupError extends ToldError {
  constructor(sentence: string) {
    super(`${sentence} Nothing was changed.`);
    this.name = 'BackupError';
  }
}

/** The text of the file. */
export function writeBackup(parts: Pick<Backup, BackupPart>, now: Date): string {
  const backup: Backup = { kind: KIND, version: BACKUP_VERSION, madeAt: now.toISOString(), ...parts };
  return JSON.stringify(backup, null, 1);
}

/**
 * Parses the text of a file.
 * @throws {BackupError} unless it is a complete backup of this version or an earlier one
 */
export function readBackup(text: string): Backup {
  if (text.length > MOST_BYTES) throw new BackupError('This file is too large to be a Bowlful backup.');
  const value = parsed(text);
  if (value?.['kind'] === HOUSEHOLD_KIND) {
    throw new BackupError('This is a household file. Import it under Household.');
  }
  if (value === null || value['kind'] !== KIND) {
    throw new BackupError('This file is not a Bowlful backup.');
  }
  if (Number.isInteger(value['version']) && Number(value['version']) > BACKUP_VERSION) {
    throw new BackupError(
      'This backup was made by a newer version of Bowlful. Reload to update, then try again.',
    );
  }
  const result = backupSchema.safeParse(value);
  if (result.success) return result.data;
  const [part, row] = result.error.issues[0]?.path ?? [];
  const where = typeof row === 'number' ? `${String(part)}, entry ${row + 1}` : String(part);
  throw new BackupError(`This backup is damaged (${where}), so we can’t restore it.`);
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

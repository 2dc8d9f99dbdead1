import * as z from 'zod/mini';
import { DATA_FORMAT } from '../format.ts';

/** Raised by changes that an older version cannot read. */
const BACKUP_FORMAT = 1;

/** The first line of a backup. */
export const backupHeaderSchema = z.object({
  bowlful: z.literal('backup'),
  format: z.int(),
  /** Version of the documents' format. */
  dataFormat: z.int(),
  /** ISO 8601, UTC. */
  createdAt: z.string(),
  engine: z.enum(['embedded', 'mongodb']),
});
export type BackupHeader = z.infer<typeof backupHeaderSchema>;

/** The last line: without it the backup is incomplete. */
export const backupEndSchema = z.object({ documents: z.int(), digest: z.string() });
export type BackupEnd = z.infer<typeof backupEndSchema>;

export function newBackupHeader(engine: BackupHeader['engine'], createdAt: string): BackupHeader {
  return { bowlful: 'backup', format: BACKUP_FORMAT, dataFormat: DATA_FORMAT, createdAt, engine };
}

export function isNewer({ format, dataFormat }: BackupHeader): boolean {
  return format > BACKUP_FORMAT || dataFormat > DATA_FORMAT;
}

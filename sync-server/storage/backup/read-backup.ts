import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { StorageUnusable } from '../../lib/storage-error.ts';
import {
  BackupDigest,
  type BackupEnd,
  type BackupEntry,
  type BackupHeader,
  backupEndSchema,
  backupHeaderSchema,
  isNewer,
  isSameEnd,
} from './backup-format.ts';

const ANOTHER = 'Nothing was changed. Use another backup.';

/** Several times the longest document, so a file that isn't a backup can't fill the memory. */
const MOST_LINE_CHARACTERS = 64 * 1024 * 1024;

async function* linesOf(file: string, source: AsyncIterable<Buffer>): AsyncGenerator<string> {
  const decoder = new StringDecoder('utf8');
  // Joined only once they end, so that a long line costs no more than its length.
  let parts: string[] = [];
  let length = 0;
  for await (const chunk of source) {
    const [ending = '', ...lines] = decoder.write(chunk).split('\n');
    parts.push(ending);
    length += ending.length;
    if (length > MOST_LINE_CHARACTERS)
      throw new StorageUnusable(`${file} is not a Bowlful backup: a line in it does not end. ${ANOTHER}`);
    const begun = lines.pop();
    if (begun === undefined) continue;
    yield parts.join('');
    yield* lines;
    parts = [begun];
    length = begun.length;
  }
  const rest = parts.join('');
  if (rest !== '') yield rest;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function asSentence(file: string, error: unknown): unknown {
  if (error instanceof StorageUnusable) return error;
  const { code } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    ENOENT: `There is no backup at ${file}. Check the name; backups lie in the folder "backups" of the data folder.`,
    EACCES: `The backup ${file} may not be read by this account. Hand it over with "chown", then try again.`,
    Z_BUF_ERROR: `The backup ${file} is incomplete: it was interrupted, or its copy was cut off. ${ANOTHER}`,
  };
  const known = code === undefined ? undefined : reasons[code];
  if (known !== undefined) return new StorageUnusable(known, { cause: error });
  if (code?.startsWith('Z_') !== true) return error;
  return new StorageUnusable(`${file} is not a Bowlful backup, or it is damaged (${code}). ${ANOTHER}`, {
    cause: error,
  });
}

/**
 * Reads a backup from its first line to its last.
 * @param onEntry called for each document in turn, before the backup as a whole is known to be valid
 * @throws {StorageUnusable} when it is incomplete, in another format or differs from its digest; says what to do
 */
export async function readBackup(
  file: string,
  onEntry: (entry: BackupEntry) => void | Promise<void> = () => undefined,
): Promise<BackupHeader & BackupEnd> {
  const digest = new BackupDigest();
  let header: BackupHeader | null = null;
  let end: BackupEnd | null = null;
  let refusal: unknown;

  function refuse(error: unknown): never {
    refusal = error;
    throw error;
  }

  async function take(text: string): Promise<void> {
    const value = parsed(text);
    if (header === null) {
      const first = backupHeaderSchema.safeParse(value);
      if (!first.success) throw new StorageUnusable(`${file} is not a Bowlful backup. ${ANOTHER}`);
      if (isNewer(first.data)) {
        throw new StorageUnusable(
          `The backup ${file} was made by a newer version. Nothing was changed. Restore it with that version.`,
        );
      }
      header = first.data;
    } else if (Array.isArray(value) && end === null) {
      digest.add(value as BackupEntry);
      await onEntry(value as BackupEntry);
    } else {
      const last = backupEndSchema.safeParse(value);
      if (!last.success || end !== null)
        throw new StorageUnusable(`The backup ${file} is damaged. ${ANOTHER}`);
      end = last.data;
    }
  }

  async function takeAll(source: AsyncIterable<Buffer>): Promise<void> {
    for await (const text of linesOf(file, source)) await take(text);
  }

  try {
    const { size } = await stat(file).then((found) => {
      if (!found.isDirectory()) return found;
      throw new StorageUnusable(`${file} is a folder. Name the backup file itself.`);
    });
    if (size === 0) throw new StorageUnusable(`The backup ${file} is empty. ${ANOTHER}`);
    await pipeline(createReadStream(file), createGunzip(), (source: AsyncIterable<Buffer>) =>
      takeAll(source).catch(refuse),
    ).catch((error: unknown) => {
      // The pipeline may only report that it was aborted.
      throw refusal ?? error;
    });
  } catch (error) {
    throw asSentence(file, error);
  }
  const whole = { header, end } as { header: BackupHeader | null; end: BackupEnd | null };
  if (whole.header === null || whole.end === null) {
    throw new StorageUnusable(`The backup ${file} is incomplete: its last line is missing. ${ANOTHER}`);
  }
  if (!isSameEnd(whole.end, digest.end)) {
    throw new StorageUnusable(
      `The backup ${file} is damaged: its digest does not match its content. ${ANOTHER}`,
    );
  }
  return { ...whole.header, ...whole.end };
}

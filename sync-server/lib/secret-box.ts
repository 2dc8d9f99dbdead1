import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { chmodSync, copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Seals small secrets, so a copy of the database or a backup alone doesn't reveal them. */
export type SecretBox = {
  /** @param context what the secret belongs to: it opens for nothing else */
  seal(secret: string, context: string): string;
  /** Null if it was sealed with another key or for another context. */
  open(sealed: string, context: string): string | null;
};

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const FILE = 'secrets.key';

/** The key in the data folder, created on first use; of two processes the first one's counts. */
function keyInFile(dataDir: string): string {
  const file = path.join(dataDir, FILE);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600, flush: true });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8').trim();
}

/** The operator's secret: as configured, else from a file in the data folder. */
export function secretOf({ secretsKey, dataDir }: { secretsKey?: string; dataDir: string }): string {
  return secretsKey ?? keyInFile(dataDir);
}

/**
 * Brings the key along when the data move: a file that isn't among the documents, and without which one-time codes are
 * refused. Another key in the new folder is never replaced.
 * @param toFolder the data folder of the server after the move
 * @returns what the operator should know; null if nothing
 */
export function keyAfterMove(
  { secretsKey, dataDir }: Parameters<typeof secretOf>[0],
  toFolder: string,
): string | null {
  const from = path.join(dataDir, FILE);
  const to = path.join(toFolder, FILE);
  if (secretsKey !== undefined || !existsSync(from)) return null;
  if (from === to)
    return `The key of one-time codes is still ${from}: keep DATA_DIR, and back the file up in another place.`;
  if (!existsSync(to)) {
    copyFileSync(from, to);
    chmodSync(to, 0o600);
    return `Copied the key of one-time codes to ${to}.`;
  }
  if (readFileSync(from, 'utf8') === readFileSync(to, 'utf8')) return null;
  return `One-time codes were sealed with ${from}, but ${to} is another key. Put a copy of the first in its place before you start the server.`;
}

/**
 * AES-256-GCM with the configured key, or with one in the data folder.
 * @param config without `secretsKey` several processes on one database must share `dataDir`
 */
export function createSecretBox(config: Parameters<typeof secretOf>[0]): SecretBox {
  let key: Buffer | undefined;
  const keyOf = () => {
    key ??= createHash('sha256').update(secretOf(config)).digest();
    return key;
  };
  return {
    seal(secret, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(ALGORITHM, keyOf(), nonce).setAAD(Buffer.from(context));
      const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    open(text, context) {
      const bytes = Buffer.from(text, 'base64url');
      try {
        const decipher = createDecipheriv(ALGORITHM, keyOf(), bytes.subarray(0, NONCE_BYTES))
          .setAAD(Buffer.from(context))
          .setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
        const sealed = bytes.subarray(NONCE_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(sealed), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

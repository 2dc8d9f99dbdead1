import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

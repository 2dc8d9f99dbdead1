import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { canonicalUserName } from '#domain/account/account';
import type { CodesBegun } from '#domain/contract/accounts';
import type { SecretBox } from '../../lib/secret-box.ts';
import type { Administrator, CodeSecret } from '../../storage/administrators.ts';
import type { Store } from '../../storage/store/store.ts';

export type OneTimeCodes = {
  /** A new authenticator key, not active yet. */
  offer(username: string): Promise<CodesBegun>;
  /** Activates the offered key if the code matches it; returns new recovery codes, or null. */
  confirm(administrator: Administrator, code: string): Promise<string[] | null>;
  /** Whether this code is valid; using it consumes it. */
  spend(administrator: Administrator, code: string): Promise<boolean>;
  /** Replaces the recovery codes; null without one-time codes. */
  renewRecovery(administrator: Administrator): Promise<string[] | null>;
  /** Number of recovery codes left. */
  recoveryLeft(administrator: Administrator): Promise<number>;
  /** Turns codes off: sign-in needs only the password again. */
  remove(administrator: Administrator): Promise<Administrator | null>;
};

type Deps = {
  store: Pick<Store, 'administrators' | 'usedCodes'>;
  box: SecretBox;
  /** Milliseconds since 1970. */
  clock: () => number;
  /** Called if a secret was sealed with a different key. */
  onUnreadable?: () => void;
};

const ISSUER = 'Bowlful';
const PERIOD_SECONDS = 30;
/** Codes of the previous and next period count too, because clocks differ. */
const WINDOW = 1;
/** Longer than a code can be valid. */
const REMEMBERED_MS = 5 * 60_000;
const SECRET_BYTES = 20;

const RECOVERY_CODES = 10;
/** 32 characters without look-alikes, so 16 of them are 80 bits. */
const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUP = /.{4}(?=.)/g;

function newRecoveryCode(): string {
  const letters = [...randomBytes(16)].map((byte) => ALPHABET[byte % ALPHABET.length]);
  return letters.join('').replace(GROUP, '$&-');
}

/** 80 random bits need no slow hash. */
const hashOf = (code: string) => createHash('sha256').update(code).digest('base64url');
const plain = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, '');
const spentRecovery = (secretId: string, hash: string) => `recovery|${secretId}|${hash}`;

/** Time-based one-time codes (RFC 6238) with recovery codes. */
export function createOneTimeCodes({ store, box, clock, onUnreadable }: Deps): OneTimeCodes {
  const { administrators, usedCodes } = store;
  const contextOf = (username: string, id: string) => `${canonicalUserName(username)}|${id}`;

  function generatorOf(username: string, { id, sealed }: CodeSecret): TOTP | null {
    const secret = box.open(sealed, contextOf(username, id));
    if (secret === null) {
      onUnreadable?.();
      return null;
    }
    const label = username.replaceAll(':', ' ');
    return new TOTP({ issuer: ISSUER, label, secret: Secret.fromBase32(secret), period: PERIOD_SECONDS });
  }

  /** Whether a code is valid now; each period's code works once. */
  async function spendTimed(username: string, secret: CodeSecret, code: string): Promise<boolean> {
    const timestamp = clock();
    const delta = generatorOf(username, secret)?.validate({ token: code, timestamp, window: WINDOW }) ?? null;
    if (delta === null) return false;
    const period = Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
    return await usedCodes.spend(`code|${secret.id}|${period}`, REMEMBERED_MS);
  }

  const usesOf = ({ codes }: Administrator) =>
    codes === null ? [] : codes.recovery.map((hash) => spentRecovery(codes.id, hash));

  function newCodes(): { shown: string[]; hashes: string[] } {
    const shown = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
    return { shown, hashes: shown.map((code) => hashOf(plain(code))) };
  }

  return {
    async offer(username) {
      const id = randomBytes(12).toString('base64url');
      const secret = new Secret({ size: SECRET_BYTES }).base32;
      const codesOffered = { id, sealed: box.seal(secret, contextOf(username, id)) };
      await administrators.setCodes(username, { codesOffered });
      return { secret, address: String(generatorOf(username, codesOffered)) };
    },
    async confirm(administrator, code) {
      const { username, codesOffered } = administrator;
      if (codesOffered === null || !(await spendTimed(username, codesOffered, plain(code)))) return null;
      const { shown, hashes } = newCodes();
      await administrators.setCodes(username, {
        codes: { ...codesOffered, recovery: hashes },
        codesOffered: null,
      });
      await usedCodes.forget(usesOf(administrator));
      return shown;
    },
    async spend({ username, codes }, given) {
      const code = plain(given);
      if (codes === null) return false;
      if (/^\d{6}$/.test(code)) return await spendTimed(username, codes, code);
      const hash = hashOf(code);
      return codes.recovery.includes(hash) && (await usedCodes.spend(spentRecovery(codes.id, hash)));
    },
    async renewRecovery(administrator) {
      const { username, codes } = administrator;
      if (codes === null) return null;
      const { shown, hashes } = newCodes();
      await administrators.setCodes(username, { codes: { ...codes, recovery: hashes } });
      await usedCodes.forget(usesOf(administrator));
      return shown;
    },
    async recoveryLeft(administrator) {
      const uses = usesOf(administrator);
      return uses.length - (await usedCodes.usedOf(uses)).size;
    },
    async remove(administrator) {
      await usedCodes.forget(usesOf(administrator));
      return await administrators.setCodes(administrator.username, { codes: null, codesOffered: null });
    },
  };
}

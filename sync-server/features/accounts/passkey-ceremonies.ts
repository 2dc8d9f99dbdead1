import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type {
  CreationOptions,
  NewPasskeyBody,
  PasskeyLoginBody,
  RequestOptions,
} from '#domain/contract/passkeys';
import type { Config } from '../../lib/config.ts';
import { secretOf } from '../../lib/secret-box.ts';
import type { Administrator } from '../../storage/administrators.ts';
import type { StoredPasskey } from '../../storage/passkeys.ts';
import type { Store } from '../../storage/store/store.ts';
import type { UsedCodes } from '../../storage/used-codes.ts';

/** 'copied': the signature is right, but the authenticator has counted backwards. */
type SignedIn = { administrator: Administrator; passkey: StoredPasskey } | 'refused' | 'copied';

/** The two ceremonies of Web Authentication: creating a passkey, and signing in with one. */
export type PasskeyCeremonies = {
  /** Options for a new passkey of this account. */
  offer(administrator: Administrator): Promise<CreationOptions>;
  /** Stores a passkey made with the offered options; null if it wasn't, or exists. */
  add(administrator: Administrator, given: NewPasskeyBody, name: string): Promise<StoredPasskey | null>;
  /** Options for signing in. */
  ask(): RequestOptions;
  /** The administrator whose passkey signed an open challenge; uses the challenge up. */
  signIn(given: PasskeyLoginBody): Promise<SignedIn>;
};

type Deps = {
  store: Pick<Store, 'administrators' | 'passkeys' | 'usedCodes'>;
  config: Pick<Config, 'publicOrigin' | 'secretsKey' | 'dataDir'>;
  /** Milliseconds since 1970. */
  clock: () => number;
};

const SITE = 'Bowlful';
/** EdDSA, ES256, RS256: every supported Node can verify them. */
const ALGORITHMS = [-8, -7, -257];
const SIGN_IN = 'sign-in';
const creationOf = (userId: string) => `passkey of ${userId}`;

const typed = (id: string) => ({ type: 'public-key' as const, id });
const shared = (id: string) => ({ ...typed(id), rawId: id, clientExtensionResults: {} });

/** Loaded with the first passkey: most servers start without one. */
const library = () => import('@simplewebauthn/server');

/**
 * Whether an attestation names no certificates. We ask for none, and checking a chain could make the server fetch
 * the addresses that a certificate names.
 */
async function isPlain(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  return format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined);
}

/** Passkeys for the host of the public address; another host needs new ones. */
export function createPasskeyCeremonies({ store, config, clock }: Deps): PasskeyCeremonies {
  const { administrators, passkeys, usedCodes } = store;
  const challenges = createChallenges({ config, usedCodes, clock });
  const { publicOrigin } = config;
  const rpId = new URL(publicOrigin).hostname;
  const expected = { expectedOrigin: publicOrigin, expectedRPID: rpId, requireUserVerification: true };

  /** The account's id for authenticators, made with its first passkey. */
  async function userIdOf({ username, passkeyUserId }: Administrator): Promise<string> {
    if (passkeyUserId !== null) return passkeyUserId;
    const userId = randomBytes(32).toString('base64url');
    await administrators.setPasskeyUser(username, userId);
    return userId;
  }

  /** The public key and its counter; null for anything but the answer to our challenge. */
  async function registered({ id, clientDataJSON, attestationObject }: NewPasskeyBody, purpose: string) {
    const { verifyRegistrationResponse } = await library();
    let challenge = '';
    try {
      if (!(await isPlain(attestationObject))) return null;
      const { verified, registrationInfo } = await verifyRegistrationResponse({
        ...expected,
        response: { ...shared(id), response: { clientDataJSON, attestationObject } },
        expectedChallenge(given) {
          challenge = given;
          return challenges.isOpen(given, purpose);
        },
        supportedAlgorithmIDs: ALGORITHMS,
      });
      // The id in the signed data counts, not the one beside it.
      return verified && registrationInfo.credential.id === id
        ? { challenge, ...registrationInfo.credential }
        : null;
    } catch {
      // The library throws for whatever a caller may have made up.
      return null;
    }
  }

  /** The signed challenge and the authenticator's counter; null if the signature is wrong. */
  async function verified(
    { id, clientDataJSON, authenticatorData, signature }: PasskeyLoginBody,
    { publicKey }: StoredPasskey,
  ): Promise<{ challenge: string; counter: number } | null> {
    const { verifyAuthenticationResponse } = await library();
    let challenge = '';
    try {
      const result = await verifyAuthenticationResponse({
        ...expected,
        response: { ...shared(id), response: { clientDataJSON, authenticatorData, signature } },
        expectedChallenge(given) {
          challenge = given;
          return challenges.isOpen(given, SIGN_IN);
        },
        // The counter is checked as it is stored, once the signature is known to be right.
        credential: { id, publicKey: new Uint8Array(Buffer.from(publicKey, 'base64url')), counter: 0 },
      });
      return result.verified ? { challenge, counter: result.authenticationInfo.newCounter } : null;
    } catch {
      return null;
    }
  }

  return {
    async offer(administrator) {
      const id = await userIdOf(administrator);
      const { username: name } = administrator;
      const existing = await passkeys.list(id);
      return {
        challenge: challenges.issue(creationOf(id)),
        rp: { id: rpId, name: SITE },
        user: { id, name, displayName: name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        timeout: CHALLENGE_MS,
        attestation: 'none',
        excludeCredentials: existing.map(({ credentialId }) => typed(credentialId)),
        // It is found without a name, and stands for password and code: it must check who holds it.
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      };
    },
    async add({ passkeyUserId: userId }, given, name) {
      const found = userId === null ? null : await registered(given, creationOf(userId));
      if (userId === null || found === null || !(await challenges.spend(found.challenge))) return null;
      const { id: credentialId, publicKey: key, counter } = found;
      const publicKey = Buffer.from(key).toString('base64url');
      return await passkeys.add({ userId, credentialId, publicKey, counter, name });
    },
    ask: () => ({
      challenge: challenges.issue(SIGN_IN),
      rpId,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    }),
    async signIn(given) {
      const passkey = await passkeys.find(given.id);
      if (passkey === null || (given.userHandle ?? passkey.userId) !== passkey.userId) return 'refused';
      const signed = await verified(given, passkey);
      if (signed === null || !(await challenges.spend(signed.challenge))) return 'refused';
      const administrator = await administrators.findByPasskeyUser(passkey.userId);
      if (administrator === null) return 'refused';
      return (await passkeys.use(passkey.id, signed.counter)) ? { administrator, passkey } : 'copied';
    },
  };
}

/** How long a person may take. */
const CHALLENGE_MS = 5 * 60_000;

type Challenges = {
  /**
   * A challenge for an authenticator to sign, base64url. Nothing is stored: it is a random number with a time limit,
   * under our signature, so strangers can ask for any number.
   * @param purpose it is valid for nothing else
   */
  issue(purpose: string): string;
  /** Whether it was issued for this purpose, in time. */
  isOpen(challenge: string, purpose: string): boolean;
  /** Uses it once, across all processes; false if it was used before. */
  spend(challenge: string): Promise<boolean>;
};

type ChallengeDeps = {
  /** Several processes on one database must share the secret. */
  config: Parameters<typeof secretOf>[0];
  usedCodes: Pick<UsedCodes, 'spend'>;
  clock: () => number;
};

const RANDOM_BYTES = 16;
const BODY_BYTES = RANDOM_BYTES + 8;

function createChallenges({ config, usedCodes, clock }: ChallengeDeps): Challenges {
  let key: string | undefined;

  function signatureOf(body: Buffer, purpose: string): Buffer {
    key ??= secretOf(config);
    return createHmac('sha256', key).update(`challenge|${purpose}|`).update(body).digest();
  }

  return {
    issue(purpose) {
      const until = Buffer.alloc(8);
      until.writeDoubleBE(clock() + CHALLENGE_MS);
      const body = Buffer.concat([randomBytes(RANDOM_BYTES), until]);
      return Buffer.concat([body, signatureOf(body, purpose)]).toString('base64url');
    },
    isOpen(challenge, purpose) {
      const bytes = Buffer.from(challenge, 'base64url');
      const body = bytes.subarray(0, BODY_BYTES);
      const signature = signatureOf(body, purpose);
      if (bytes.length !== BODY_BYTES + signature.length) return false;
      const isOurs = timingSafeEqual(bytes.subarray(BODY_BYTES), signature);
      return isOurs && clock() < body.readDoubleBE(RANDOM_BYTES);
    },
    spend: (challenge) => usedCodes.spend(`challenge|${challenge}`, CHALLENGE_MS),
  };
}

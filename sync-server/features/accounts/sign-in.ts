import { Router } from '@koa/router';
import { canonicalUserName } from '#domain/account/account';
import { ADMIN_CALLS, type LoginBody } from '#domain/contract/admin';
import { notesOf } from '../../http/request-notes.ts';
import { serve } from '../../http/serve.ts';
import { nameOf, type Sessions } from '../../http/sessions.ts';
import type { Visitors } from '../../http/visitors.ts';
import { ApiError, invalid, tooManyAttempts, unauthorised } from '../../lib/errors.ts';
import type { Administrator } from '../../storage/administrators.ts';
import type { AuditLog } from '../../storage/audit-log.ts';
import type { Lane, SignInAttempts } from '../../storage/sign-in-attempts.ts';
import type { Store } from '../../storage/store/store.ts';
import type { OneTimeCodes } from './one-time-codes.ts';
import type { Passwords } from './passwords.ts';

type SignInDeps = Pick<Store, 'administrators' | 'devices' | 'signInAttempts'> & {
  passwords: Passwords;
  oneTimeCodes: Pick<OneTimeCodes, 'spend'>;
};

/** Where an attempt comes from. */
type Caller = {
  /** The caller's rate-limit key. */
  addressKey: string;
  /** Token from the device's last sign-in. */
  deviceToken?: string | undefined;
};

const WRONG = 'Invalid credentials. Please try again.';

/**
 * Checks a name and a password, and a one-time code if the account asks for one.
 * @throws {ApiError} 401 if they do not match, indistinguishable and equally slow for an unknown name; 401
 * `code-required` if the password is right and the code is missing; 429 during a wait after wrong attempts, of a
 * password or a code; 503 if too many are being checked
 */
export type SignIn = (credentials: LoginBody, caller: Caller) => Promise<Administrator>;

export function createSignIn(deps: SignInDeps): SignIn {
  const { administrators, devices, signInAttempts, passwords, oneTimeCodes } = deps;

  /** Rehashes a password that was stored with weaker parameters. */
  async function strengthen({ username, passwordHash }: Administrator, password: string): Promise<void> {
    if (!passwords.isOutdated(passwordHash)) return;
    await administrators.upgradePasswordHash(username, passwordHash, await passwords.hash(password));
  }

  return async ({ username, password, code }, { addressKey, deviceToken }) => {
    const administrator = await administrators.find(username);
    const device =
      deviceToken === undefined
        ? null
        : await devices.find(deviceToken, username, administrator?.credentialId ?? '');
    const who = device === null ? { addressKey } : { deviceId: device.id };
    const admitted = await admit(signInAttempts, username, who);
    const stored = administrator?.passwordHash ?? null;
    const isRight = await checked(admitted, () =>
      passwords.verify(stored, password, { isKnownDevice: device !== null }),
    );
    if (administrator === null || !isRight) throw unauthorised(WRONG);
    if (administrator.codes !== null) {
      if (code === undefined) {
        // The right password isn't a guess, but it isn't a sign-in yet: earlier wrong attempts still count.
        await admitted.cancel();
        throw new ApiError(401, 'code-required', 'Enter the code that your authenticator shows.');
      }
      if (!(await checked(admitted, () => oneTimeCodes.spend(administrator, code)))) {
        throw new ApiError(401, 'unauthorised', WRONG, { field: 'code' });
      }
    }
    await admitted.succeed();
    await strengthen(administrator, password);
    return administrator;
  };
}

const MINUTE_MS = 60_000;
const FREE = 5;

/** Five wrong attempts per address, across all user names; then a wait of 15 minutes that doubles up to an hour. */
export const ADDRESS = { free: FREE, firstWaitMs: 15 * MINUTE_MS, longestWaitMs: 60 * MINUTE_MS };
/** Addresses new to an account share a limit after five wrong attempts. */
const ACCOUNT = { free: FREE, firstWaitMs: MINUTE_MS, longestWaitMs: 15 * MINUTE_MS };
/** A device that signed in before is limited by its own failures only. */
const DEVICE = ACCOUNT;
/** Only counted: attempts from an address on an account. */
const PAIR = { free: Number.POSITIVE_INFINITY, firstWaitMs: 0, longestWaitMs: 0 };

/** The caller: a known device, a session that re-enters its password, or an address. */
type Attempter = { deviceId: string } | { sessionOf: string } | { addressKey: string };

/** An admitted attempt, counted as wrong until it turns out right. */
type Admission = {
  /** The password was right: resets the caller's counts. */
  succeed(): Promise<void>;
  /** Not a guess, or never checked: the attempt doesn't count. */
  cancel(): Promise<void>;
};

/**
 * Counts an attempt before it is checked, by the canonical form of its user name. Attempts of one address never delay
 * another: on the account's limit each address counts with its first attempt only.
 * @throws {ApiError} 429 during a wait after wrong attempts
 */
export async function admit(attempts: SignInAttempts, username: string, who: Attempter): Promise<Admission> {
  const claims: string[] = [];
  const cancel = async () => {
    await Promise.all(claims.map((claim) => attempts.release(claim)));
  };
  async function claim(lane: Lane): Promise<number> {
    const outcome = await attempts.claim(lane);
    if (!outcome.isAllowed) {
      await cancel();
      throw tooManyAttempts(outcome.waitMs);
    }
    claims.push(outcome.claim);
    return outcome.number;
  }

  if (!('addressKey' in who)) {
    const key = 'deviceId' in who ? `device:${who.deviceId}` : `session:${canonicalUserName(who.sessionOf)}`;
    await claim({ key, ...DEVICE });
    return { cancel, succeed: () => attempts.forget(key) };
  }
  const account = canonicalUserName(username);
  const keys = [`address:${who.addressKey}`, `pair:${who.addressKey}|${account}`] as const;
  await claim({ key: keys[0], ...ADDRESS });
  const number = await claim({ key: keys[1], ...PAIR });
  if (number === 1) await claim({ key: `account:${account}`, ...ACCOUNT });
  return {
    cancel,
    async succeed() {
      await cancel();
      await Promise.all(keys.map((key) => attempts.forget(key)));
    },
  };
}

/** The result of a check; one that fails by itself, in an overload or an outage, is no wrong attempt. */
export async function checked<T>(admitted: Admission, check: () => Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (error) {
    await admitted.cancel();
    throw error;
  }
}

type Deps = { store: Pick<Store, 'administrators' | 'signInAttempts'>; passwords: Passwords };

/**
 * The administrator, after re-entering the password.
 * @throws {ApiError} 400 if it is wrong, 429 during a wait after wrong attempts
 */
export async function confirmPassword(
  { store, passwords }: Deps,
  username: string,
  password: string,
): Promise<Administrator> {
  const administrator = await store.administrators.find(username);
  const stored = administrator?.passwordHash ?? null;
  // Limited, so an open session can't be used to guess passwords.
  const admitted = await admit(store.signInAttempts, username, { sessionOf: username });
  const isRight = await checked(admitted, () => passwords.verify(stored, password, { isKnownDevice: true }));
  if (administrator === null || !isRight) {
    throw invalid('This is not your current password.', 'currentPassword');
  }
  await admitted.succeed();
  return administrator;
}

type SessionDeps = { sessions: Sessions; signIn: SignIn; visitors: Visitors; auditLog: AuditLog };

/** Sign-in and sign-out. */
export function adminSessionRoutes({ sessions, signIn, visitors, auditLog }: SessionDeps): Router {
  const router = new Router();

  serve(router, ADMIN_CALLS.login, async (ctx, { body: credentials }) => {
    const caller = { addressKey: visitors.addressKey(ctx), deviceToken: sessions.deviceToken(ctx) };
    const administrator = await signIn(credentials, caller);
    await sessions.begin(ctx, administrator);
    const { requestId } = notesOf(ctx);
    const { username } = administrator;
    await auditLog.add({ who: username, act: 'login', target: `account:${username}`, requestId });
    return { username };
  });

  serve(router, ADMIN_CALLS.logout, (ctx) => sessions.end(ctx));

  serve(router, ADMIN_CALLS.getSession, (ctx) => ({ username: nameOf(ctx) }));

  return router;
}

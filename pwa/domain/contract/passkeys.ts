import * as z from 'zod/mini';
import { atMost, line } from '../text/characters.ts';
import { confirmPasswordBodySchema } from './accounts.ts';
import { adminSessionSchema } from './admin.ts';
import { defineCalls, ok } from './call.ts';

/** More passkeys than a person has devices. */
export const PASSKEYS_MAX = 20;
const NAME_MAX = 60;

/** Bytes in base64url, as in the JSON of the Web Authentication API. */
const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+$/), atMost(most));
/** At most 1,023 bytes. */
const credentialId = base64url(1400);
const clientDataJSON = base64url(4000);

/** A passkey as its owner sees it. */
const passkeySchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  /** Null until it has signed somebody in. */
  lastUsedAt: z.nullable(z.string()),
});
export type Passkey = z.infer<typeof passkeySchema>;

/** Oldest first. */
const passkeysSchema = z.array(passkeySchema);

/** Options for `navigator.credentials.create`, in the JSON of the Web Authentication API. */
const creationOptionsSchema = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  /** Milliseconds. */
  timeout: z.int(),
  attestation: z.literal('none'),
  /** The account's passkeys: a device that already holds one does not create another. */
  excludeCredentials: z.array(z.strictObject({ type: z.literal('public-key'), id: z.string() })),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.boolean(),
    userVerification: z.literal('required'),
  }),
});
export type CreationOptions = z.infer<typeof creationOptionsSchema>;

/** The new passkey, as the browser returns it. */
const newPasskeyBodySchema = z.strictObject({
  id: credentialId,
  clientDataJSON,
  attestationObject: base64url(16_000),
});
export type NewPasskeyBody = z.infer<typeof newPasskeyBodySchema>;

const renamePasskeyBodySchema = z.strictObject({ name: line(1, NAME_MAX) });

/** Options for `navigator.credentials.get`; the person chooses among the passkeys that the device holds. */
const requestOptionsSchema = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  userVerification: z.literal('required'),
});
export type RequestOptions = z.infer<typeof requestOptionsSchema>;

/** A signed challenge, as the browser returns it. */
const passkeyLoginBodySchema = z.strictObject({
  id: credentialId,
  clientDataJSON,
  authenticatorData: base64url(4000),
  signature: base64url(2000),
  /** The account that the device remembers with the passkey. */
  userHandle: z.optional(base64url(100)),
});
export type PasskeyLoginBody = z.infer<typeof passkeyLoginBodySchema>;

const params = { id: z.string() };

/** Passkeys of administrators: signing in with one, and the caller's own. */
export const PASSKEY_CALLS = defineCalls({
  beginPasskeyLogin: {
    method: 'post',
    path: '/api/admin/login/passkey/begin',
    summary: 'Offers a challenge for a passkey to sign, valid once and for five minutes.',
    answer: ok('Options for the browser.', requestOptionsSchema),
    errors: [413, 415],
  },
  passkeyLogin: {
    method: 'post',
    path: '/api/admin/login/passkey',
    summary: 'Signs an administrator in with a passkey instead of a password and a one-time code.',
    body: passkeyLoginBodySchema,
    answer: ok('Signed in.', adminSessionSchema),
    errors: [401, 429],
  },
  listPasskeys: {
    method: 'get',
    path: '/api/admin/passkeys',
    summary: 'Lists the administrator’s own passkeys, oldest first.',
    needsSession: true,
    answer: ok('The passkeys.', passkeysSchema),
  },
  beginPasskey: {
    method: 'post',
    path: '/api/admin/passkeys/begin',
    summary: 'Offers a challenge for a new passkey, valid once and for five minutes.',
    needsSession: true,
    body: confirmPasswordBodySchema,
    answer: ok('Options for the browser.', creationOptionsSchema),
    errors: [409, 429],
  },
  addPasskey: {
    method: 'post',
    path: '/api/admin/passkeys',
    summary: 'Adds a passkey, named after the device.',
    needsSession: true,
    body: newPasskeyBodySchema,
    answer: ok('The passkeys as they are now.', passkeysSchema),
    errors: [409],
  },
  renamePasskey: {
    method: 'post',
    path: '/api/admin/passkeys/{id}/rename',
    summary: 'Renames one of the administrator’s own passkeys.',
    params,
    needsSession: true,
    body: renamePasskeyBodySchema,
    answer: ok('The passkeys as they are now.', passkeysSchema),
    errors: [404],
  },
  removePasskey: {
    method: 'post',
    path: '/api/admin/passkeys/{id}/remove',
    summary: 'Removes one of the administrator’s own passkeys; it can no longer be used to sign in.',
    params,
    needsSession: true,
    answer: ok('The passkeys as they are now.', passkeysSchema),
    errors: [404],
  },
});

import * as z from 'zod/mini';
import { confirmPasswordBodySchema } from '../accounts.ts';
import { adminSessionSchema } from '../admin.ts';
import { defineCalls, ok } from '../call.ts';
import {
  creationOptionsSchema,
  newPasskeyBodySchema,
  passkeyLoginBodySchema,
  passkeysSchema,
  renamePasskeyBodySchema,
  requestOptionsSchema,
} from '../passkeys.ts';

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
    summary: 'Removes one of the administrator’s own passkeys, which then signs nobody in.',
    params,
    needsSession: true,
    answer: ok('The passkeys as they are now.', passkeysSchema),
    errors: [404],
  },
});

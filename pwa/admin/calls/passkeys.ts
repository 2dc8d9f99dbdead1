import { PASSKEY_CALLS } from '#domain/contract/passkeys';
import { AdminError, request } from './api.ts';

/** Whether this browser offers passkeys here: only over https or on localhost. */
export const hasPasskeys = () => 'PublicKeyCredential' in window;

const FAILURES: Readonly<Record<string, string>> = {
  NotAllowedError: 'You cancelled, or the time ran out. Try again when you’re ready.',
  AbortError: 'You cancelled, or the time ran out. Try again when you’re ready.',
  InvalidStateError: 'This device already has a passkey for your account.',
  ConstraintError: 'This device can’t check who holds it. Set a PIN, a fingerprint or a face for it first.',
  SecurityError: 'Passkeys work only at the public address of this site.',
};

/** The sentence for a failure of the browser or the device. */
function failure(error: unknown): AdminError {
  const name = error instanceof Error ? error.name : '';
  const sentence = FAILURES[name] ?? 'Your browser couldn’t use a passkey. Try again.';
  return new AdminError('refused', 0, `0: ${name}`, sentence);
}

/** Loaded with the first press. */
const library = () => import('@simplewebauthn/browser');

/** Creates a passkey on a device of the person's choice and adds it; the newest is last in the answer. */
export async function addPasskey(currentPassword: string) {
  const optionsJSON = await request(PASSKEY_CALLS.beginPasskey, { body: { currentPassword } });
  const { startRegistration } = await library();
  const { id, response } = await startRegistration({ optionsJSON }).catch((error: unknown) => {
    throw failure(error);
  });
  const { clientDataJSON, attestationObject } = response;
  return await request(PASSKEY_CALLS.addPasskey, { body: { id, clientDataJSON, attestationObject } });
}

/** Signs in with a passkey, which the person chooses in the browser. */
export async function signInWithPasskey() {
  const optionsJSON = await request(PASSKEY_CALLS.beginPasskeyLogin, {});
  const { startAuthentication } = await library();
  const { id, response } = await startAuthentication({ optionsJSON }).catch((error: unknown) => {
    throw failure(error);
  });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  const body = {
    id,
    clientDataJSON,
    authenticatorData,
    signature,
    // Empty for an authenticator that stores none.
    ...(userHandle ? { userHandle } : {}),
  };
  return await request(PASSKEY_CALLS.passkeyLogin, { body });
}

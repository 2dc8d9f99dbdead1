import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type {
  CreationOptions,
  NewPasskeyBody,
  PasskeyLoginBody,
  RequestOptions,
} from '#domain/contract/passkeys';
import { ORIGIN } from './test-server.ts';

/** What a faulty or hostile device would do differently. */
type Deviation = Partial<{
  origin: string;
  rpId: string;
  challenge: string;
  type: string;
  isVerified: boolean;
  counter: number;
  /** CBOR of the attestation's format and statement. */
  attestation: Buffer;
}>;

export type SoftwareAuthenticator = {
  create(options: CreationOptions, deviation?: Deviation): NewPasskeyBody;
  sign(options: RequestOptions, deviation?: Deviation): PasskeyLoginBody;
};

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');
const base64url = (bytes: Buffer) => bytes.toString('base64url');

/** Flags of the authenticator data: present, verified, with the new credential. */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

/** CBOR of `"fmt": "none", "attStmt": {}`. */
const NONE = hex('63 666d74 64 6e6f6e65 67 61747453746d74 a0');

/** A packed attestation whose certificate list holds one empty certificate: `"fmt": "packed", "attStmt": { "x5c": [h''] }`. */
export const WITH_CERTIFICATE = hex('63 666d74 66 7061636b6564 67 61747453746d74 a1 63 783563 81 40');

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

/** Web Authentication's layout: hash of the host, flags, counter. */
function authenticatorData(rpId: string, flags: number, counter: number): Buffer {
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count]);
}

/**
 * An authenticator with one passkey (ES256), as a phone or a security key would behave.
 * @param counter before the first signature, which increments it; at 0 it stays 0, as on synced passkeys
 */
export function softwareAuthenticator(counter = 0): SoftwareAuthenticator {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: { 1: 2 (EC2), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y }.
  const coordinate = (value: string) => Buffer.from(value, 'base64url');
  const key = Buffer.concat([hex('a5 0102 0326 2001 21 5820'), coordinate(x), hex('22 5820'), coordinate(y)]);
  const id = randomBytes(32);
  let signed = counter;
  let userHandle = base64url(randomBytes(32));

  return {
    create({ challenge, rp, user }, deviation = {}) {
      userHandle = user.id;
      const { isVerified = true, attestation = NONE } = deviation;
      const flags = PRESENT + ATTESTED + (isVerified ? VERIFIED : 0);
      // After the counter: the AAGUID (zeros), the length of the id (0x20 = 32), the id and the public key.
      const data = Buffer.concat([
        authenticatorData(deviation.rpId ?? rp.id, flags, 0),
        Buffer.alloc(16),
        hex('0020'),
        id,
        key,
      ]);
      const length = Buffer.alloc(2);
      length.writeUInt16BE(data.length);
      // CBOR: the key 'authData', then a byte string with its length in two bytes.
      const authData = [hex('68 6175746844617461 59'), length, data];
      const type = deviation.type ?? 'webauthn.create';
      return {
        id: base64url(id),
        clientDataJSON: base64url(
          clientData(type, deviation.challenge ?? challenge, deviation.origin ?? ORIGIN),
        ),
        attestationObject: base64url(Buffer.concat([hex('a3'), attestation, ...authData])),
      };
    },
    sign({ challenge, rpId }, deviation = {}) {
      if (signed > 0) signed += 1;
      const flags = PRESENT + ((deviation.isVerified ?? true) ? VERIFIED : 0);
      const data = authenticatorData(deviation.rpId ?? rpId, flags, deviation.counter ?? signed);
      const type = deviation.type ?? 'webauthn.get';
      const client = clientData(type, deviation.challenge ?? challenge, deviation.origin ?? ORIGIN);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: base64url(id),
        clientDataJSON: base64url(client),
        authenticatorData: base64url(data),
        signature: base64url(signature),
        userHandle,
      };
    },
  };
}

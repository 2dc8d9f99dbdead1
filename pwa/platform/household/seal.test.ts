import { describe, expect, it } from 'vitest';
import { deriveKeys, fromBase64url, newOp, newSecret, recordId, seal, unseal } from './seal.ts';

const SECRET = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
const MOG = { name: 'pet/mog', value: { species: 'cat', weightKg: 4.1 } };
/** Nonce and authentication tag. */
const AROUND_BYTES = 12 + 16;

/** An edit on top of one other. */
const edit = () => ({ op: newOp(), past: [newOp()] });

describe('the keys', () => {
  it('are the same on every device, and different for another secret', async () => {
    const [one, same, other] = await Promise.all([
      deriveKeys(SECRET),
      deriveKeys(SECRET),
      deriveKeys(newSecret()),
    ]);
    expect(one.household).toMatch(/^[\w-]{22}$/);
    expect(one.memberKey).toMatch(/^[\w-]{43}$/);
    expect([same.household, same.memberKey]).toEqual([one.household, one.memberKey]);
    expect(await recordId(same, 'pet/mog')).toBe(await recordId(one, 'pet/mog'));
    expect(await recordId(other, 'pet/mog')).not.toBe(await recordId(one, 'pet/mog'));
    expect(other.household).not.toBe(one.household);
  });

  it('are derived as in RFC 5869: the household’s id, worked out here with HMAC alone', async () => {
    // HKDF: PRK = HMAC(salt of 32 zeros, secret); output = HMAC(PRK, info ‖ 0x01), cut to its length.
    const hmac = async (key: Uint8Array<ArrayBuffer>, data: Uint8Array<ArrayBuffer>) => {
      const rule = { name: 'HMAC', hash: 'SHA-256' };
      const imported = await crypto.subtle.importKey('raw', key, rule, false, ['sign']);
      return new Uint8Array(await crypto.subtle.sign('HMAC', imported, data));
    };
    const prk = await hmac(new Uint8Array(32), fromBase64url(SECRET));
    const info = new TextEncoder().encode('bowlful household id\u0001');
    const expected = (await hmac(prk, info)).subarray(0, 16);
    expect(fromBase64url((await deriveKeys(SECRET)).household)).toEqual(expected);
  });
});

describe('a sealed record', () => {
  it('opens with the same secret, and shows neither name nor length', async () => {
    const keys = await deriveKeys(SECRET);
    const sealed = await seal(keys, edit(), MOG);
    expect(await unseal(await deriveKeys(SECRET), sealed)).toEqual(MOG);
    expect(sealed.record).toMatch(/^[\w-]{22}$/);
    // Padded to a multiple of 256 bytes; the long note has over 300.
    expect(fromBase64url(sealed.body)).toHaveLength(256 + AROUND_BYTES);
    const long = await seal(keys, edit(), { name: 'note/1', value: { note: 'ä'.repeat(150) } });
    expect(fromBase64url(long.body)).toHaveLength(512 + AROUND_BYTES);
  });

  it('has another body each time, even for the same value', async () => {
    const keys = await deriveKeys(SECRET);
    const same = edit();
    const [one, other] = [await seal(keys, same, MOG), await seal(keys, same, MOG)];
    expect(one.body).not.toBe(other.body);
  });

  it('opens nowhere else: not in another record, op, history or household, nor as a deletion', async () => {
    const keys = await deriveKeys(SECRET);
    const sealed = await seal(keys, edit(), MOG);
    const gone = await seal(keys, edit(), { name: MOG.name, value: null });
    const elsewhere = await recordId(keys, 'pet/rex');
    expect(gone.isGone).toBe(true);
    expect(await unseal(keys, gone)).toEqual({ name: MOG.name, value: null });
    expect(await unseal(keys, { ...sealed, record: elsewhere })).toBeNull();
    expect(await unseal(keys, { ...sealed, op: newOp() })).toBeNull();
    expect(await unseal(keys, { ...sealed, past: [] })).toBeNull();
    expect(await unseal(keys, { ...sealed, isGone: true })).toBeNull();
    expect(await unseal(keys, { ...gone, isGone: false })).toBeNull();
    expect(await unseal(await deriveKeys(newSecret()), sealed)).toBeNull();
  });

  it.each(['', 'AAAA', '!!', 'A'.repeat(400)])('does not open if its body is %j', async (body) => {
    const keys = await deriveKeys(SECRET);
    const sealed = await seal(keys, edit(), MOG);
    expect(await unseal(keys, { ...sealed, body })).toBeNull();
  });
});

/** Keys that all devices of a household derive from its secret; the server learns only `household` and `memberKey`. */
export type HouseholdKeys = {
  /** The household's id, 16 bytes as base64url. */
  household: string;
  /** Proves membership, 32 bytes as base64url. */
  memberKey: string;
  /** AES-GCM, 256 bits. */
  seal: CryptoKey;
  /** HMAC-SHA-256, for the names of records. */
  names: CryptoKey;
  /** Four bytes that all devices show as words. */
  shown: Uint8Array;
};

/** What a record holds; null once it is deleted. */
export type Opened = { name: string; value: object | null };

/** What the server sees of a sealed record, and what the seal binds. */
export type Sealed = Edit & { record: string; body: string; isGone: boolean };

/** An op, and the ops before it: a server that could change those could make a device think its edit had arrived. */
type Edit = { op: string; past: readonly string[] };

const SECRET_BYTES = 32;
const ID_BYTES = 16;
const NONCE_BYTES = 12;
/** Sealed texts are padded to a multiple of this, so that their size tells little. */
const PAD_BYTES = 256;

const utf8 = new TextEncoder();

/** Random bytes as base64url: a secret, or an op. */
const randomText = (bytes: number): string => toBase64url(crypto.getRandomValues(new Uint8Array(bytes)));

/** The secret of a new household: whoever has it can read and write everything. */
export const newSecret = (): string => randomText(SECRET_BYTES);

/** Names an edit, once. */
export const newOp = (): string => randomText(ID_BYTES);

/**
 * Derives a household's keys by HKDF-SHA-256.
 * @param secret 32 bytes as base64url
 */
export async function deriveKeys(secret: string): Promise<HouseholdKeys> {
  const base = await crypto.subtle.importKey('raw', fromBase64url(secret), 'HKDF', false, ['deriveBits']);
  const derive = async (purpose: string, bytes: number) => {
    const info = utf8.encode(`bowlful ${purpose}`);
    const rule = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
    return new Uint8Array(await crypto.subtle.deriveBits(rule, base, bytes * 8));
  };
  const [household, memberKey, seal, names, shown] = await Promise.all([
    derive('household id', ID_BYTES),
    derive('member key', 32),
    derive('seal', 32),
    derive('names', 32),
    derive('words', 4),
  ]);
  return {
    household: toBase64url(household),
    memberKey: toBase64url(memberKey),
    seal: await crypto.subtle.importKey('raw', seal, 'AES-GCM', false, ['encrypt', 'decrypt']),
    names: await crypto.subtle.importKey('raw', names, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']),
    shown,
  };
}

/** What the server calls a record: the same on all devices, without telling its name. */
export async function recordId({ names }: HouseholdKeys, name: string): Promise<string> {
  const code = await crypto.subtle.sign('HMAC', names, utf8.encode(name));
  return toBase64url(new Uint8Array(code, 0, ID_BYTES));
}

/** Binds a sealed text to its place: moved to another record, op or household, it does not open. */
const boundTo = ({ household }: HouseholdKeys, { record, op, past, isGone }: Omit<Sealed, 'body'>) =>
  utf8.encode([household, record, isGone ? 'gone' : 'held', op, ...past].join(' '));

/** Seals a record for its place in the household's history. */
export async function seal(keys: HouseholdKeys, edit: Edit, { name, value }: Opened): Promise<Sealed> {
  const place = { ...edit, record: await recordId(keys, name), isGone: value === null };
  const text = utf8.encode(JSON.stringify({ name, value }));
  const padded = new Uint8Array(Math.ceil(text.length / PAD_BYTES) * PAD_BYTES).fill(0x20);
  padded.set(text);
  const iv = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const additionalData = boundTo(keys, place);
  const sealed = await crypto.subtle.encrypt({ name: 'AES-GCM', iv, additionalData }, keys.seal, padded);
  const body = new Uint8Array(NONCE_BYTES + sealed.byteLength);
  body.set(iv);
  body.set(new Uint8Array(sealed), NONCE_BYTES);
  return { ...place, body: toBase64url(body) };
}

/** Opens a record; null if no member sealed it for this place. */
export async function unseal(keys: HouseholdKeys, sealed: Sealed): Promise<Opened | null> {
  try {
    const body = fromBase64url(sealed.body);
    const rule = {
      name: 'AES-GCM',
      iv: body.subarray(0, NONCE_BYTES),
      additionalData: boundTo(keys, sealed),
    };
    const text = await crypto.subtle.decrypt(rule, keys.seal, body.subarray(NONCE_BYTES));
    const { name, value } = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(text)) as Opened;
    const isWhole =
      typeof name === 'string' &&
      typeof value === 'object' &&
      (value === null) === sealed.isGone &&
      !Array.isArray(value) &&
      (await recordId(keys, name)) === sealed.record;
    return isWhole ? { name, value } : null;
  } catch {
    return null;
  }
}

/** Bytes as base64url without padding. */
function toBase64url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws if the text is not base64url */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) =>
    letter.charCodeAt(0),
  );
}

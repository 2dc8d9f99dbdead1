import { malformedJson, unsupportedMediaType } from './errors.ts';

const MAX_DEPTH = 10;
const MAX_VALUES = 1000;
const MAX_ARRAY = 100;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** A lone surrogate, or NUL: neither survives every store and every client. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: NUL is what the pattern matches.
const UNSAFE_TEXT = /\p{Surrogate}|\u0000/u;

/** Refuses all but `application/json`, in UTF-8 if a charset is given. */
export function requireJsonType(contentType: string | undefined): void {
  const [type = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim().toLowerCase());
  if (type !== 'application/json') {
    throw unsupportedMediaType('Please send JSON with the header Content-Type: application/json.');
  }
  const charset = parameters.find((parameter) => parameter.startsWith('charset='));
  if (charset !== undefined && !/^charset="?utf-?8"?$/.test(charset)) {
    throw unsupportedMediaType('JSON must be in UTF-8.');
  }
}

/** True for well-formed Unicode without NUL. */
export function isSafeText(text: string): boolean {
  return !UNSAFE_TEXT.test(text);
}

function checkScalar(value: unknown): void {
  if (typeof value === 'string' && !isSafeText(value))
    throw malformedJson('A text contains broken characters.');
  if (typeof value === 'number' && !Number.isFinite(value)) throw malformedJson('A number is too large.');
}

function checkKey(key: string): void {
  if (FORBIDDEN_KEYS.has(key)) throw malformedJson(`The key ${key} is not allowed.`);
  if (!isSafeText(key)) throw malformedJson('A key contains broken characters.');
}

/** Iterative, so that no depth can exhaust the stack. */
function checkShape(root: unknown, maxArray: number): void {
  let level: unknown[] = [root];
  let values = 0;
  for (let depth = 0; level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      checkScalar(value);
      if (typeof value !== 'object' || value === null) continue;
      if (depth >= MAX_DEPTH) throw malformedJson(`JSON may be nested at most ${MAX_DEPTH} levels deep.`);
      if (Array.isArray(value) && value.length > maxArray) {
        throw malformedJson(`A list may have at most ${maxArray} values.`);
      }
      if (!Array.isArray(value)) for (const key of Object.keys(value)) checkKey(key);
      const children = Object.values(value);
      values += children.length;
      if (values > MAX_VALUES) throw malformedJson(`JSON may have at most ${MAX_VALUES} values.`);
      for (const child of children) next.push(child);
    }
    level = next;
  }
}

/**
 * JSON of a request body: strict UTF-8, well-formed text, finite numbers, at most 10 levels, 1,000 values and lists
 * of `maxArray`, and no key that could reach a prototype.
 * @throws {ApiError} 400 'malformed-json'
 */
export function parseJson(body: Buffer, maxArray = MAX_ARRAY): unknown {
  let value: unknown;
  try {
    value = JSON.parse(utf8.decode(body));
  } catch {
    throw malformedJson('The body is not valid JSON in UTF-8.');
  }
  checkShape(value, maxArray);
  return value;
}

import { decodeEntities } from '../text/html-entities.ts';
import { isRecord, read } from './json-record.ts';
import { IMPORT_LIMITS } from './read-source.ts';

const NOT_TEXT = /<(script|style)\b[^<>]*>[^<]*<\/\1\s*>/gi;
const LINE_BREAK = /<\/?(?:br|p|li|ul|ol|div|h[1-6]|tr)\b[^<>]*>/gi;
const TAG = /<\/?[a-z!][^<>]*>/gi;
/** Control characters except the line feed, and invisible ones: zero-width space, byte order mark, soft hyphen. */
const INVISIBLE = /(?!\n)\p{Cc}|[\u200b\ufeff\u00ad]/gu;

function withoutTags(text: string): string {
  return text.replace(NOT_TEXT, ' ').replace(LINE_BREAK, '\n').replace(TAG, '');
}

/**
 * Lines of a text that may be HTML: no tags, decoded entities, single spaces, no empty lines. Decodes twice, because
 * many sites encode their HTML twice.
 */
export function plainLines(text: string): string[] {
  const once = decodeEntities(withoutTags(text.slice(0, IMPORT_LIMITS.text)));
  return decodeEntities(withoutTags(once))
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, ' ')
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
}

/** A value as one line: a text or number, the first entry of a list, an object's text, name or address. */
export function plainText(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value === 'string') return plainLines(value).join(' ') || null;
  if (Array.isArray(value)) return firstText(value);
  if (!isRecord(value)) return null;
  return firstText(['@value', 'text', 'name', 'url', '@id'].map((key) => read(value, key)));
}

/** One level deep is enough, and keeps nested junk out. */
function firstText(values: readonly unknown[]): string | null {
  for (const value of values) {
    const held = isRecord(value)
      ? (read(value, '@value') ?? read(value, 'name') ?? read(value, 'url'))
      : value;
    if (typeof held !== 'string' && typeof held !== 'number') continue;
    const text = plainText(held);
    if (text !== null) return text;
  }
  return null;
}

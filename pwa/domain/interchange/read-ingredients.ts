import { asList, isRecord, read } from './json-record.ts';
import { plainLines, plainText } from './plain-text.ts';

/** 'For the broth:' is the heading of a group, not an ingredient. */
const HEADING = /^(?:\D*:|for the [^\d,]{2,40}|ingredients?)$/i;

/** Ingredient lines of a recipe as text, from a list, nested lists, a text with a line each, or objects with a name. */
export function readIngredients(value: unknown): string[] {
  const entries = asList(value).flatMap((entry) => asList(entry));
  return entries
    .flatMap((entry) => {
      if (isRecord(entry)) return [measuredName(entry)];
      if (typeof entry !== 'string') return [plainText(entry) ?? ''];
      const lines = plainLines(entry);
      return entries.length === 1 ? lines : [lines.join(' ')];
    })
    .filter((line) => line !== '' && !HEADING.test(line));
}

/** '200 g rice' from a PropertyValue; else the object's own text or name. */
function measuredName(entry: Record<string, unknown>): string {
  const parts = ['value', 'amount', 'unitText', 'unit', 'name'].map((key) => plainText(read(entry, key)));
  const isMeasured = parts[4] !== null && (parts[0] !== null || parts[1] !== null);
  return isMeasured ? parts.filter((part) => part !== null).join(' ') : (plainText(entry) ?? '');
}

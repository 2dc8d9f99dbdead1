import { asList, isRecord, read } from './json-record.ts';
import { plainLines, plainText } from './plain-text.ts';

/** 'For the broth:' heads a group of lines and is none itself. */
const HEADING = /^(?:\D*:|for the [^\d,]{2,40}|ingredients?)$/i;

/** The ingredient lines of a recipe as text: a list, lists in it, one text with a line each, or objects with a name. */
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

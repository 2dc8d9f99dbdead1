import { asList, isRecord, read } from './json-record.ts';
import { plainLines, plainText } from './plain-text.ts';

/** 'For the broth:' heads a group of lines and is none itself. */
const HEADING = /^\D*:$/;

/** The ingredient lines of a recipe as text: a list, one text with a line each, or objects with a name. */
export function readIngredients(value: unknown): string[] {
  return asList(value)
    .flatMap((entry) => {
      if (typeof entry === 'string')
        return Array.isArray(value) ? [plainLines(entry).join(' ')] : plainLines(entry);
      return [isRecord(entry) ? measuredName(entry) : (plainText(entry) ?? '')];
    })
    .filter((line) => line !== '' && !HEADING.test(line));
}

/** '200 g rice' of a PropertyValue; else whatever the object calls itself. */
function measuredName(entry: Record<string, unknown>): string {
  const parts = ['value', 'amount', 'unitText', 'unit', 'name'].map((key) => plainText(read(entry, key)));
  const isMeasured = parts[4] !== null && (parts[0] !== null || parts[1] !== null);
  return isMeasured ? parts.filter((part) => part !== null).join(' ') : (plainText(entry) ?? '');
}

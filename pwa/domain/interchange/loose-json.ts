import { decodeEntities } from '../text/html-entities.ts';

/** A string, possibly unterminated, or a trailing comma. */
const TEXT_OR_COMMA = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|,(?=\s*[\]}])/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what JSON forbids in a text.
const CONTROL = /[\u0000-\u001f]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Written with its quotes as entities, as some templates do. */
const ENCODED = /^\s*[{[]\s*(?:&quot;|&#34;|&#x22;)/i;

/** Repairs hand-written JSON: line feeds in strings, \' for an apostrophe, trailing commas. */
function repaired(text: string): string {
  return text.replace(TEXT_OR_COMMA, (part) =>
    part === ','
      ? ''
      : part.replace(CONTROL, (character) => ESCAPES[character] ?? ' ').replaceAll(String.raw`\'`, "'"),
  );
}

/** Parses JSON after repairing small faults; undefined if it still fails. Never throws. */
export function parseLooseJson(text: string): { json: unknown } | undefined {
  const whole = (ENCODED.test(text) ? decodeEntities(text) : text).trimEnd();
  // Some templates leave a statement's semicolon after the value.
  const written = whole.endsWith(';') ? whole.slice(0, -1) : whole;
  for (const attempt of [() => written, () => repaired(written)]) {
    try {
      return { json: JSON.parse(attempt()) };
    } catch {
      // The next attempt, else none.
    }
  }
  return undefined;
}

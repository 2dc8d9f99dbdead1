import { decodeEntities } from './html-entities.ts';

/** A text, also one that never ends; or a comma behind the last value. */
const TEXT_OR_COMMA = /"[^"\\]*(?:\\[\s\S][^"\\]*)*"?|,(?=\s*[\]}])/g;
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what JSON forbids in a text.
const CONTROL = /[\u0000-\u001f]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };
/** Written with its quotes as entities, as some templates do. */
const ENCODED = /^\s*[{[]\s*(?:&quot;|&#34;|&#x22;)/i;

/** JSON as people write it: line feeds in texts, \' for an apostrophe, commas behind the last value. */
function repaired(text: string): string {
  return text.replace(TEXT_OR_COMMA, (part) =>
    part === ','
      ? ''
      : part.replace(CONTROL, (character) => ESCAPES[character] ?? ' ').replaceAll(String.raw`\'`, "'"),
  );
}

/** What a JSON text says, its small faults mended; undefined where it is none. Never throws. */
export function parseLooseJson(text: string): { json: unknown } | undefined {
  const whole = ENCODED.test(text) ? decodeEntities(text) : text;
  // The end of a statement, which some templates leave behind the value.
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

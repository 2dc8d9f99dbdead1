import { decodeEntities } from './html-entities.ts';

/** No start tag of a script is longer. */
const LONGEST_TAG = 1000;
/** Wrappers that old pages put around a script: a comment, a CDATA section. */
const WRAPPING =
  /^\s*(?:\/[/*]\s*)?(?:<!--|<!\[CDATA\[)(?:\s*\*\/)?|(?:\/[/*]\s*)?(?:-->|\]\]>)(?:\s*\*\/)?\s*$/g;

/** The JSON-LD scripts of an HTML page, as text. Visits each character once. */
export function jsonLdScripts(html: string): string[] {
  const scripts: string[] = [];
  // Searched without regard to case and not in a copy in small letters: those of some alphabets are longer.
  const open = /<script/gi;
  const close = /<\/script/gi;
  for (let found = open.exec(html); found !== null; found = open.exec(html)) {
    const start = html.indexOf('>', found.index) + 1;
    if (start === 0) break;
    close.lastIndex = start;
    const end = close.exec(html)?.index;
    if (end === undefined) break;
    const tag = decodeEntities(html.slice(found.index, Math.min(start, found.index + LONGEST_TAG)));
    if (/ld\+json/i.test(tag)) scripts.push(html.slice(start, end).trim().replace(WRAPPING, ''));
    open.lastIndex = end;
  }
  return scripts;
}

import { decodeEntities } from '../text/html-entities.ts';

export const LD_JSON = /ld\+json/i;
export const JSON_STATE = /type\s*=\s*["']?application\/json/i;
/** Maximum length of a script's start tag. */
const LONGEST_TAG = 1000;
/** Wrappers that old pages put around a script: a comment, a CDATA section. */
const WRAPPING =
  /^\s*(?:\/[/*]\s*)?(?:<!--|<!\[CDATA\[)(?:\s*\*\/)?|(?:\/[/*]\s*)?(?:-->|\]\]>)(?:\s*\*\/)?\s*$/g;

/**
 * The scripts of an HTML page whose tag names a type, as text. Visits each character once.
 * @param type `LD_JSON`, or `JSON_STATE` for the data of a page that scripts draw
 */
export function jsonScripts(html: string, type: RegExp): string[] {
  const scripts: string[] = [];
  // Case-insensitive search instead of a lower-case copy, whose length differs for some alphabets.
  const open = /<script/gi;
  const close = /<\/script/gi;
  for (let found = open.exec(html); found !== null; found = open.exec(html)) {
    const start = html.indexOf('>', found.index) + 1;
    if (start === 0) break;
    close.lastIndex = start;
    const end = close.exec(html)?.index;
    if (end === undefined) break;
    const tag = decodeEntities(html.slice(found.index, Math.min(start, found.index + LONGEST_TAG)));
    if (type.test(tag)) scripts.push(html.slice(start, end).trim().replace(WRAPPING, ''));
    open.lastIndex = end;
  }
  return scripts;
}

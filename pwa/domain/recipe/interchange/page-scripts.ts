import { decodeEntities } from './html-entities.ts';

/** No start tag of a script is longer. */
const LONGEST_TAG = 1000;
/** What old pages put round a script: a comment, a CDATA section. */
const WRAPPING =
  /^\s*(?:\/[/*]\s*)?(?:<!--|<!\[CDATA\[)(?:\s*\*\/)?|(?:\/[/*]\s*)?(?:-->|\]\]>)(?:\s*\*\/)?\s*$/g;

/** The JSON-LD scripts of an HTML page, as text. Each character is looked at once. */
export function jsonLdScripts(html: string): string[] {
  const small = html.toLowerCase();
  const scripts: string[] = [];
  let at = small.indexOf('<script');
  while (at !== -1) {
    const start = small.indexOf('>', at) + 1;
    const end = start === 0 ? -1 : small.indexOf('</script', start);
    if (end === -1) break;
    const tag = decodeEntities(html.slice(at, Math.min(start, at + LONGEST_TAG)));
    if (/ld\+json/i.test(tag)) scripts.push(html.slice(start, end).trim().replace(WRAPPING, ''));
    at = small.indexOf('<script', end);
  }
  return scripts;
}

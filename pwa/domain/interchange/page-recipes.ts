import { decodeEntities } from '../text/html-entities.ts';
import { type FoundNodes, findNodes } from './find-nodes.ts';
import { IMPORT_LIMITS } from './import-result.ts';
import { parseLooseJson } from './loose-json.ts';
import { microdataRecipes } from './microdata.ts';
import { hasContent } from './read-recipe-node.ts';

const LD_JSON = /ld\+json/i;
const JSON_STATE = /type\s*=\s*["']?application\/json/i;
/** Maximum length of a script's start tag. */
const LONGEST_TAG = 1000;
/** Wrappers that old pages put around a script: a comment, a CDATA section. */
const WRAPPING =
  /^\s*(?:\/[/*]\s*)?(?:<!--|<!\[CDATA\[)(?:\s*\*\/)?|(?:\/[/*]\s*)?(?:-->|\]\]>)(?:\s*\*\/)?\s*$/g;

/**
 * The scripts of an HTML page whose tag names a type, as text. Visits each character once.
 * @param type `LD_JSON`, or `JSON_STATE` for the data of a page that scripts draw
 */
function jsonScripts(html: string, type: RegExp): string[] {
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

/**
 * Recipes in an HTML page: from JSON-LD, else microdata, RDFa or microformats, else the state of a scripted page. A large
 * page may contain a small recipe, so only each script's own length is limited.
 * @returns null if the page has no structured data
 */
export function recipesOfPage(html: string): FoundNodes | null {
  const values = parsedScripts(html, LD_JSON);
  const scripted = findNodes(values);
  if (scripted.recipes.some(hasContent)) return scripted;
  const marked = microdataRecipes(html);
  if (marked.some(hasContent) || (marked.length > 0 && scripted.recipes.length === 0)) {
    return { recipes: marked, byId: scripted.byId };
  }
  const state = findNodes(parsedScripts(html, JSON_STATE));
  if (state.recipes.some(hasContent)) return state;
  return values.length > 0 ? scripted : null;
}

/** One malformed script does not hide the others. */
function parsedScripts(html: string, type: RegExp): unknown[] {
  return jsonScripts(html, type)
    .filter((script) => script.length <= IMPORT_LIMITS.json)
    .flatMap((script) => parseLooseJson(script) ?? [])
    .map(({ json }) => json);
}

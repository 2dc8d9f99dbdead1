import { decodeEntities } from '../text/html-entities.ts';
import { decodeBytes } from './decode-bytes.ts';
import { foundOwn, foundRecipe, ownRecipeIn } from './found-recipe.ts';
import { type FoundNodes, findNodes, isRecord, type JsonRecord, read } from './json-record.ts';
import { microdataRecipes } from './microdata.ts';
import { pageText } from './page-text.ts';
import { type PlainRecipe, pageTextRecipes, plainRecipe, plainSteps } from './plain-recipe.ts';
import { hasContent } from './read-recipe-node.ts';
import {
  type FoundRecipe,
  IMPORT_LIMITS,
  type ReadSource,
  type SourceFormat,
  type SourceProblem,
} from './read-source.ts';
import { namedProperties, recipeLikes } from './recipe-like.ts';
import { cooklangRecipe, frontMatter, isCooklang, mealMasterRecipes } from './text-formats.ts';

const BOUNDARY = /boundary\s*=\s*"?([^"\r\n;]{1,100})/i;
const HEAD_CHARACTERS = 4000;

/** Whether a text is a page saved in one file (MHTML), as phones save them. */
function isWebArchive(text: string): boolean {
  const head = text.slice(0, HEAD_CHARACTERS);
  return /^mime-version\s*:/im.test(head) && /^content-type\s*:\s*multipart\/related/im.test(head);
}

/** The first HTML part of a page saved in one file; null if there is none. */
function pageOfArchive(text: string): string | null {
  const boundary = BOUNDARY.exec(text.slice(0, HEAD_CHARACTERS))?.[1];
  if (boundary === undefined) return null;
  for (const part of text.split(`--${boundary}`, 200)) {
    const start = /\r?\n\r?\n/.exec(
      part.slice(0, HEAD_CHARACTERS).replace(/^\s+/, (space) => '-'.repeat(space.length)),
    );
    const head = start === null ? '' : part.slice(0, start.index);
    if (start === null || !/^\s*content-type\s*:\s*text\/html/im.test(head)) continue;
    const body = part.slice(start.index + start[0].length);
    if (/quoted-printable/i.test(head)) return quotedPrintable(body);
    return /transfer-encoding\s*:\s*base64/i.test(head) ? null : body;
  }
  return null;
}

/** '=C2=BD' is ½; a trailing '=' continues the line. */
function quotedPrintable(text: string): string {
  const whole = text.replace(/=\r?\n/g, '');
  return whole.replace(/(?:=[\dA-F]{2})+/gi, (run) => {
    const bytes = Uint8Array.from(run.slice(1).split('='), (pair) => Number.parseInt(pair, 16));
    return decodeBytes(bytes) ?? '';
  });
}

/** Bytes of a file, characters of a text. */
const SOURCE_MAX = IMPORT_LIMITS.page;
const MOST_RECIPES = 100;

const MARKUP =
  /<(?:!doctype|html|head|body|div|p|ul|ol|li|script|article|section|h[1-6]|span|table|meta)\b[^<>]{0,2000}>/i;
/** Characters of a text that shares a link. */
const SHARED_MAX = 3000;

const none = (reason: SourceProblem): ReadSource => ({ kind: 'none', reason });

/**
 * Reads a file that was opened, pasted or shared: our own files, schema.org JSON, a saved page, a recipe manager's
 * export (Nextcloud Cookbook, Mealie and similar), or plain text. Linear in its length; never throws.
 * @param hint the declared type; the content takes precedence
 */
export function readRecipeSource(
  source: string | Uint8Array,
  hint: { type?: string; name?: string } = {},
): ReadSource {
  if (source.length > SOURCE_MAX) return none('too-large');
  const decoded = typeof source === 'string' ? source : decodeBytes(source, hint.type);
  if (decoded === null) return none(/^text\/|json/.test(hint.type ?? '') ? 'no-recipe' : 'not-text');
  const text = decoded.replace(/^\ufeff/, '');
  if (text.trim() === '') return none('empty');
  if (/\.[ct]sv$/i.test(hint.name ?? '') || hint.type?.startsWith('text/csv')) return none('table');
  const page = isWebArchive(text) ? (pageOfArchive(text) ?? text) : text;
  if (/^\s*[[{"]/.test(page)) {
    const parsed = parseLooseJson(page);
    if (parsed !== undefined) return readJson(parsed.json);
  }
  return MARKUP.test(page) ? readPage(page) : readText(page, hint.name);
}

function found(recipes: readonly FoundRecipe[], isCut = false): ReadSource {
  const [first, ...others] = recipes;
  return first === undefined ? none('no-recipe') : { kind: 'recipes', recipes: [first, ...others], isCut };
}

function readNodes({ recipes, byId }: FoundNodes, format: SourceFormat): ReadSource {
  const whole = recipes.filter(hasContent);
  const chosen = whole.length > 0 ? whole : recipes;
  const read = chosen.slice(0, MOST_RECIPES).map((node) => foundRecipe(node, byId, format));
  return found(read, chosen.length > MOST_RECIPES);
}

function readJson(json: unknown): ReadSource {
  // A recipe in plain text, stored as a JSON string.
  if (typeof json === 'string') return readText(json);
  if (isRecord(json) && read(json, 'kind') === 'bowlful-backup') return none('backup');
  if (isRecord(json) && read(json, 'kind') === 'bowlful-household') return none('household');
  const own = (Array.isArray(json) ? json.slice(0, MOST_RECIPES) : [json]).map(ownRecipeIn);
  const ours = own.filter((recipe) => recipe !== null);
  if (ours.length > 0) return found(ours.map(foundOwn));
  const nodes = findNodes(json);
  if (nodes.recipes.some(hasContent)) return readNodes(nodes, 'schema-org');
  const likes = recipeLikes(json);
  if (likes.length > 0) return readNodes({ recipes: likes, byId: nodes.byId }, 'recipe-manager');
  return readNodes(nodes, 'schema-org');
}

function readPage(page: string): ReadSource {
  const nodes = recipesOfPage(page);
  if (nodes?.recipes.some(hasContent)) return readNodes(nodes, 'schema-org');
  const said = pageTextRecipes(pageText(page));
  if (said.length > 0) return found(said.map((recipe) => ofText(recipe, 'page-text')));
  return nodes === null ? none('no-recipe') : readNodes(nodes, 'schema-org');
}

function readText(text: string, fileName = ''): ReadSource {
  const listed = mealMasterRecipes(text).map((record) => ({ '@type': 'Recipe', ...namedProperties(record) }));
  if (listed.length > 0) return readNodes({ recipes: listed, byId: new Map() }, 'text');
  const { values, body } = frontMatter(text);
  const said = bodyRecipe(body);
  const stated = namedProperties(values);
  const steps = said === null && stated['recipeIngredient'] !== undefined ? plainSteps(body) : [];
  const node: JsonRecord = {
    ...(steps.length > 0 && { recipeInstructions: steps }),
    ...said?.node,
    ...stated,
  };
  if (node['recipeIngredient'] === undefined)
    return none(isLinkAlone(text) ? 'only-an-address' : 'no-recipe');
  // The file's name is the title by cooklang's convention.
  const title = fileName.replace(/\.cook$/i, '');
  const named = 'name' in node || title === fileName ? node : { ...node, name: title };
  return found([ofText({ node: { '@type': 'Recipe', ...named }, unread: said?.unread ?? [] }, 'text')]);
}

/** The recipe of a text without its front matter. */
function bodyRecipe(body: string): PlainRecipe | null {
  return isCooklang(body) ? { node: namedProperties(cooklangRecipe(body)), unread: [] } : plainRecipe(body);
}

/** A few words with a link, as shared by other apps. */
const isLinkAlone = (text: string) => text.length < SHARED_MAX && /https?:\/\/\S/i.test(text);

function ofText({ node, unread }: PlainRecipe, format: SourceFormat): FoundRecipe {
  const recipe = foundRecipe(node, new Map(), format);
  if (unread.length === 0) return recipe;
  return { ...recipe, leftOut: [...recipe.leftOut, { part: 'other-text', texts: unread }] };
}

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
function recipesOfPage(html: string): FoundNodes | null {
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
function parseLooseJson(text: string): { json: unknown } | undefined {
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

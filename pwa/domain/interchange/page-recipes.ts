import { type FoundNodes, findNodes } from './find-nodes.ts';
import { IMPORT_LIMITS } from './import-result.ts';
import { parseLooseJson } from './loose-json.ts';
import { microdataRecipes } from './microdata.ts';
import { JSON_STATE, jsonScripts, LD_JSON } from './page-scripts.ts';
import { hasContent } from './read-recipe-node.ts';

/**
 * Recipes in an HTML page: from JSON-LD, else microdata, RDFa or microformats, else the state of a scripted page. A large page may contain a small
 * recipe, so only each script's own length is limited.
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

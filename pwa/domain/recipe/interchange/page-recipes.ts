import { type FoundNodes, findNodes } from './find-nodes.ts';
import { IMPORT_LIMITS } from './import-result.ts';
import { parseLooseJson } from './loose-json.ts';
import { microdataRecipes } from './microdata.ts';
import { jsonLdScripts } from './page-scripts.ts';
import { hasContent } from './read-recipe-node.ts';

/**
 * Recipes in an HTML page: from JSON-LD, else microdata, RDFa or microformats. A large page may contain a small
 * recipe, so only each script's own length is limited.
 * @returns null if the page has no structured data at all
 */
export function recipesOfPage(html: string): FoundNodes | null {
  // One malformed script must not hide the others.
  const values = jsonLdScripts(html)
    .filter((script) => script.length <= IMPORT_LIMITS.json)
    .flatMap((script) => parseLooseJson(script) ?? []);
  const scripted = findNodes(values.map(({ json }) => json));
  if (scripted.recipes.some(hasContent)) return scripted;
  const marked = microdataRecipes(html);
  if (marked.some(hasContent) || (marked.length > 0 && scripted.recipes.length === 0)) {
    return { recipes: marked, byId: scripted.byId };
  }
  return values.length > 0 ? scripted : null;
}

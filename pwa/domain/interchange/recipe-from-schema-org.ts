import { type FoundNodes, findNodes } from './find-nodes.ts';
import { IMPORT_LIMITS, type ImportResult, type ImportWarning } from './import-result.ts';
import { parseLooseJson } from './loose-json.ts';
import { recipesOfPage } from './page-recipes.ts';
import { foreignRecipe, hasContent } from './read-recipe-node.ts';
import { ownRecipe } from './recipe-property.ts';

/**
 * Reads a recipe from schema.org JSON-LD: ours without loss, others as far as they can be parsed. Never throws.
 * @param json a parsed JSON value, its text, or the HTML of a page with JSON-LD or microdata
 */
export function recipeFromSchemaOrg(json: unknown): ImportResult {
  const found = typeof json === 'string' ? nodesOfText(json) : findNodes(json);
  if ('reason' in found) return { kind: 'none', reason: found.reason };
  const { recipes, byId } = found;
  const node = recipes.find(hasContent) ?? recipes[0];
  if (node === undefined) return { kind: 'none', reason: 'no-recipe' };

  const warnings: ImportWarning[] = recipes.length > 1 ? ['several-recipes'] : [];
  const own = ownRecipe(node);
  if (own === 'damaged') warnings.push('own-part-damaged');
  else if (own !== null) return { kind: 'own', recipe: own, warnings };
  return { kind: 'foreign', recipe: foreignRecipe(node, byId, warnings), warnings };
}

function nodesOfText(text: string): FoundNodes | { reason: 'not-json' | 'too-large' } {
  if (text.length > IMPORT_LIMITS.page) return { reason: 'too-large' };
  const start = text
    .slice(0, 1000)
    .replace(/^\ufeff/, '')
    .trimStart();
  const isPage = start.startsWith('<') || /<(?:script|html|body)\b/i.test(text);
  if (isPage && !/^[[{]/.test(start)) return recipesOfPage(text) ?? { reason: 'not-json' };
  if (text.length > IMPORT_LIMITS.json) return { reason: 'too-large' };
  const whole = parseLooseJson(text.replace(/^\ufeff/, ''));
  return whole === undefined ? (recipesOfPage(text) ?? { reason: 'not-json' }) : findNodes(whole.json);
}

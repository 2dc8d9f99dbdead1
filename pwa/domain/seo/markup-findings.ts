import type { PageFinding } from './finding.ts';
import type { ParsedPage } from './parsed-page.ts';
import { isNode, type Node, recipeFields } from './recipe-fields.ts';

const RECIPE_PAGE = /^\/recipe\/[1-9]\d*$/;

/** Objects of a block: the block itself, its array items, or its graph. */
function nodesOf(block: unknown): Node[] {
  if (Array.isArray(block)) return block.flatMap(nodesOf);
  if (!isNode(block)) return [];
  return Array.isArray(block['@graph']) ? block['@graph'].flatMap(nodesOf) : [block];
}

const isOf = (type: string) => (node: Node) =>
  node['@type'] === type || (Array.isArray(node['@type']) && node['@type'].includes(type));

function isListed(item: unknown): boolean {
  if (!isNode(item) || !Number.isInteger(item['position'])) return false;
  const target = isNode(item['item']) ? (item['item']['url'] ?? item['item']['@id']) : item['item'];
  return typeof (item['url'] ?? target) === 'string';
}

function listFindings(nodes: readonly Node[]): PageFinding[] {
  const bad = nodes.filter(isOf('ItemList')).filter(({ itemListElement: items }) => {
    return !Array.isArray(items) || items.length === 0 || !items.every(isListed);
  });
  if (bad.length === 0) return [];
  return [{ code: 'list-without-addresses', problem: 'A list of items lacks positions or addresses.' }];
}

function recipeFindings(recipe: Node, { headings }: ParsedPage): PageFinding[] {
  const fields = recipeFields(recipe);
  const inState = (state: string, need: string) =>
    fields.filter((each) => each.state === state && each.need === need).map(({ field }) => field);
  const required = [...inState('missing', 'required'), ...inState('invalid', 'required')];
  const recommended = inState('missing', 'recommended');
  const invalid = fields.filter(({ state, need }) => state === 'invalid' && need !== 'required');
  const name = recipe['name'];
  const isSeen = typeof name !== 'string' || headings.some(({ text }) => text.includes(name.trim()));
  return [
    ...(required.length > 0
      ? [
          {
            code: 'recipe-required-missing',
            problem: `The recipe’s markup has no valid ${required.join(', ')}.`,
          } as const,
        ]
      : []),
    ...(invalid.length > 0
      ? [
          {
            code: 'recipe-field-invalid',
            problem: `${invalid.map(({ problem }) => problem).join('; ')}.`,
          } as const,
        ]
      : []),
    ...(recommended.length > 0
      ? [{ code: 'recipe-field-missing', problem: `Missing: ${recommended.join(', ')}.` } as const]
      : []),
    ...(isSeen ? [] : [{ code: 'recipe-name-unseen', problem: `No heading says “${name}”.` } as const]),
  ];
}

/** The recipes in a page's markup. */
export function markedUpRecipes({ structuredData }: Pick<ParsedPage, 'structuredData'>): Node[] {
  return structuredData.flatMap(nodesOf).filter(isOf('Recipe'));
}

/** Findings in a page's structured data; recipes by Google's rules. */
export function markupFindings(page: ParsedPage): PageFinding[] {
  const nodes = page.structuredData.flatMap(nodesOf);
  const recipes = nodes.filter(isOf('Recipe'));
  const untyped = nodes.filter((node) => node['@type'] === undefined).length + page.brokenBlocks;
  const isRecipePage = RECIPE_PAGE.test(page.path);
  return [
    ...(untyped > 0
      ? [{ code: 'structured-data-broken', problem: `${untyped} of its blocks cannot be read.` } as const]
      : []),
    ...listFindings(nodes),
    ...(isRecipePage && recipes.length === 0
      ? [{ code: 'recipe-missing', problem: 'The recipe page has no recipe markup.' } as const]
      : []),
    ...(recipes.length > 1
      ? [{ code: 'recipe-repeated', problem: `It marks up ${recipes.length} recipes.` } as const]
      : []),
    ...recipes.slice(0, 1).flatMap((recipe) => recipeFindings(recipe, page)),
  ];
}

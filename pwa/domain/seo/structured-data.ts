import type { PageFinding } from './finding.ts';
import type { ParsedPage } from './parsed-page.ts';
import { type FieldState, isNode, type Node, recipeFields } from './recipe-fields.ts';

const RECIPE_PAGE = /^\/recipe\/([1-9]\d*)$/;

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

/** `missing`: required but absent; `warning`: recommended, or useful if the fact is known, but absent. */
export const FIELD_STATUSES = ['missing', 'invalid', 'warning', 'valid'] as const;
type FieldStatus = (typeof FIELD_STATUSES)[number];

/** A field of the markup over all recipes; `count` is the number of recipes that lack it or have it wrong. */
type FieldReport = { field: string; need: FieldState['need']; status: FieldStatus; count: number };

export type StructuredDataReport = {
  fields: FieldReport[];
  /** Fields of individual recipes by state; missing required ones count as invalid. */
  invalid: number;
  warning: number;
  valid: number;
  /** Missing or invalid required fields of individual recipes, which keep a recipe out of the results. */
  criticalIssues: number;
};

/** The recipes in a page's markup. */
function markedUpRecipes({ structuredData }: Pick<ParsedPage, 'structuredData'>): Node[] {
  return structuredData.flatMap(nodesOf).filter(isOf('Recipe'));
}

/** The markup of each recipe page by recipe id; empty if a page has none. */
export function recipeMarkups(pages: readonly ParsedPage[]): Map<number, Node> {
  return new Map(
    pages.flatMap((page) => {
      const [, id] = RECIPE_PAGE.exec(page.path) ?? [];
      return id === undefined ? [] : [[Number(id), markedUpRecipes(page)[0] ?? {}] as const];
    }),
  );
}

function reportOf(states: readonly FieldState[]): FieldReport {
  const [{ field, need }] = states as readonly [FieldState, ...FieldState[]];
  const invalid = states.filter(({ state }) => state === 'invalid').length;
  const missing = states.filter(({ state }) => state === 'missing').length;
  const lacking = missing === 0 ? 'valid' : need === 'required' ? 'missing' : 'warning';
  return { field, need, status: invalid > 0 ? 'invalid' : lacking, count: invalid + missing };
}

/** Every field of Google's recipe rules over all recipe pages, as served. */
export function structuredDataReport(pages: readonly ParsedPage[]): StructuredDataReport {
  const all = [...recipeMarkups(pages).values()].map(recipeFields);
  const states = all.flat();
  const isWrong = ({ state, need }: FieldState) =>
    state === 'invalid' || (state === 'missing' && need === 'required');
  const [first = []] = all;
  return {
    fields: first.map((_, at) => reportOf(all.flatMap((fields) => fields[at] ?? []))),
    invalid: states.filter(isWrong).length,
    warning: states.filter((each) => each.state === 'missing' && !isWrong(each)).length,
    valid: states.filter(({ state }) => state === 'valid').length,
    criticalIssues: states.filter((each) => each.need === 'required' && isWrong(each)).length,
  };
}

/** Fields whose markup differs between two readings of the same recipe. */
export function changedFields(before: Node, after: Node): string[] {
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return fields.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
}

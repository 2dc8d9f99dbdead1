import { markedUpRecipes } from './markup-findings.ts';
import type { ParsedPage } from './parsed-page.ts';
import { type FieldState, type Node, recipeFields } from './recipe-fields.ts';

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

const RECIPE_PAGE = /^\/recipe\/([1-9]\d*)$/;

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

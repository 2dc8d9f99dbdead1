import { fnv1a } from '../illustration/random.ts';
import { newOwnRecipeId } from '../own/own-id.ts';
import type { Household } from './household.ts';
import type { MergeRule, Renames } from './merge-rule.ts';
import { canonical } from './newer-of.ts';

type Recipes = Household['recipes'];

/** New ids to try if the first is taken. */
const ATTEMPTS = [0, 1, 2, 3];

/** When and how a recipe began, which editing does not change. The recipe it was copied from may itself be renumbered. */
const beginning = ({ value: { createdAt, origin } }: Recipes[number]): string =>
  canonical([createdAt, origin.kind === 'copy' ? { ...origin, recipeId: 0 } : origin]);

const renumbered = (id: number, began: string, attempt: number): number =>
  newOwnRecipeId(() => fnv1a(`${id}|${began}|${attempt}`) / 2 ** 32);

/** The id before a recipe was renumbered, if the other recipe is on either phone. */
function firstId(id: number, began: string, ids: ReadonlySet<number>): number {
  for (const other of ids) {
    if (other !== id && ATTEMPTS.some((attempt) => renumbered(other, began, attempt) === id)) return other;
  }
  return id;
}

/**
 * One id for each recipe of two phones. Ids are random, so two phones may have given the same one to different recipes.
 * Which one keeps it and what the other gets depend only on the recipes, so that both phones agree.
 * @param rule 'theirs': theirs keeps it, since others share it already
 */
export function recipeIds(
  here: Recipes,
  file: Recipes,
  rule: MergeRule,
): { here: Renames<number>; file: Renames<number> } {
  const firm = new Set(rule === 'theirs' ? file.map((row) => `${row.value.id} ${beginning(row)}`) : []);
  const isFirm = (began: string) => (id: number) => firm.has(`${id} ${began}`);
  const all = [...here, ...file].map((row) => ({ id: row.value.id, began: beginning(row) }));
  const taken = new Set(all.map(({ id }) => id));
  const sameBeginning = new Map<string, Set<number>>();
  for (const { id, began } of all) sameBeginning.set(began, (sameBeginning.get(began) ?? new Set()).add(id));
  const known = new Map<string, { began: string; first: number; ids: Set<number> }>();
  for (const { id, began } of all) {
    const first = firstId(id, began, sameBeginning.get(began) ?? new Set());
    const recipe = known.get(`${first} ${began}`) ?? { began, first, ids: new Set() };
    known.set(`${first} ${began}`, recipe);
    recipe.ids.add(id);
  }
  const given = new Map<string, number>();
  const used = new Set<number>();
  const inOrder = [...known].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, recipe]) => recipe);
  const isShared = ({ began, ids }: { began: string; ids: Set<number> }) => [...ids].some(isFirm(began));
  for (const recipe of [...inOrder.filter(isShared), ...inOrder.filter((each) => !isShared(each))]) {
    const { began, first, ids } = recipe;
    const free = [...ids].sort((a, b) => a - b).filter((id) => !used.has(id));
    const kept = free.find(isFirm(began)) ?? free[0];
    const id =
      kept ??
      ATTEMPTS.map((attempt) => renumbered(first, began, attempt)).find(
        (other) => !used.has(other) && !taken.has(other),
      ) ??
      first;
    used.add(id);
    for (const before of ids) given.set(`${before} ${began}`, id);
  }
  const renames = (recipes: Recipes) =>
    new Map(
      recipes.map((row) => [row.value.id, given.get(`${row.value.id} ${beginning(row)}`) ?? row.value.id]),
    );
  return { here: renames(here), file: renames(file) };
}

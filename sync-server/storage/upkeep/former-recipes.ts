import type { RecipeForEdit } from '#domain/contract/editorial';
import { FORMER_RECIPE_DAYS } from '#domain/privacy/retention';
import { momentBefore } from '../../lib/days.ts';
import { type Database, deleteInPortions, insertIfAbsent } from '../database.ts';

/** A published recipe before an automatic change, so the change can be undone. */
export type FormerRecipe = {
  recipeId: number;
  /** The version created by the change; the row is useful while the recipe has it. */
  version: number;
  kind: 'safety-fix' | 'conversion';
  /** Number of the conversion's run; null for a fix. */
  run: number | null;
  by: string;
  /** ISO 8601, UTC. */
  at: string;
  recipe: RecipeForEdit['recipe'];
};

type FormerDocument = FormerRecipe & { _id: string };

export type FormerRecipes = {
  /** Before the change is made; false if another change is making this version. */
  keep(former: FormerRecipe): Promise<boolean>;
  /** After the change was undone or failed; the row of another change to this version stays. */
  drop(former: FormerRecipe): Promise<void>;
  /** Overwrites the row of a change to this version that was never made. */
  replace(former: FormerRecipe): Promise<void>;
  /** A recipe's latest one; null if there is none. */
  latest(recipeId: number): Promise<FormerRecipe | null>;
  /** Of fixes, newest first. */
  fixes(limit: number): Promise<FormerRecipe[]>;
  /** Recipes that a run changed. */
  idsOfRun(run: number): Promise<number[]>;
  /** Deletes a recipe's rows when the recipe is erased. */
  eraseOf(recipeId: number): Promise<void>;
  /** Deletes those that are too old to be undone. */
  sweep(): Promise<void>;
  createIndexes(): Promise<void>;
};

const idOf = ({ recipeId, version }: Pick<FormerRecipe, 'recipeId' | 'version'>) => `${recipeId}:${version}`;

function former({ _id: _, ...rest }: FormerDocument): FormerRecipe {
  return rest;
}

export function createFormerRecipes(database: Database, clock: () => number): FormerRecipes {
  const rows = database.collection<FormerDocument>('formerRecipes');
  return {
    keep: (row) => insertIfAbsent(rows, { _id: idOf(row), ...row }),
    async drop(row) {
      const { kind, by, at } = row;
      await rows.deleteOne({ _id: idOf(row), kind, by, at });
    },
    async replace(row) {
      await rows.updateOne({ _id: idOf(row) }, { $set: row }, { upsert: true });
    },
    async latest(recipeId) {
      const [found] = await rows.find({ recipeId }, { sort: { version: -1 }, limit: 1 }).toArray();
      return found === undefined ? null : former(found);
    },
    async fixes(limit) {
      const found = await rows.find({ kind: 'safety-fix' }, { sort: { at: -1, _id: 1 }, limit }).toArray();
      return found.map(former);
    },
    async idsOfRun(run) {
      const found = await rows.find({ run }, { sort: { recipeId: 1 } }).toArray();
      return [...new Set(found.map(({ recipeId }) => recipeId))];
    },
    eraseOf: (recipeId) => deleteInPortions(rows, { recipeId }),
    sweep: () => deleteInPortions(rows, { at: { $lt: momentBefore(clock(), FORMER_RECIPE_DAYS) } }),
    async createIndexes() {
      await rows.createIndexes([{ name: 'recipe', key: { recipeId: 1 } }]);
      await rows.createIndexes([{ name: 'run', key: { run: 1 } }]);
      await rows.createIndexes([{ name: 'at', key: { at: 1 } }]);
    },
  };
}

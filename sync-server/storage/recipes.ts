import type { SyncedRecipe } from '#domain/contract/sync';
import type { Recipe } from '#domain/recipe/recipe';
import { storageRule } from '#domain/recipe/storage-rule';
import { type Collection, contentHash, insertIfAbsent } from './database.ts';
import type { RevisionLog } from './revisions/revision-log.ts';

export type Recipes = {
  get(id: number): Promise<SyncedRecipe | null>;
  /** All published recipes by id. */
  list(): Promise<SyncedRecipe[]>;
  count(): Promise<number>;
  /**
   * Updates a shipped recipe: inserts a missing one, replaces one that was shipped earlier and not edited since. One
   * that was edited (even only its photo), withdrawn or removed is kept.
   */
  upsertBuiltin(recipe: Recipe): Promise<'inserted' | 'replaced' | 'kept'>;
};

export type RecipeDocument = {
  _id: number;
  recipe: Recipe;
  /** 'withdrawn': taken down, can be restored; 'removed': its content is erased. */
  status: 'published' | 'pending' | 'withdrawn' | 'removed';
  /** Hash of the current `recipe`. */
  contentHash: string;
  /** Hash of the built-in content it was last updated to; equals `contentHash` until it is edited. */
  shippedHash: string | null;
  revision: number | null;
  /** Last change of `recipe`, ISO 8601, UTC; missing in documents of an earlier version. */
  changedAt?: string;
  /** UUID of the submission it was published from; missing for built-in recipes. */
  submissionId?: string;
  /** Number of acts since its publication. */
  version?: number;
};

/** A document in the devices' format. */
export function syncedRecipe({ recipe, revision }: RecipeDocument): SyncedRecipe {
  // One object literal: objects made by spreading each get their own hidden class of 800 bytes.
  return {
    id: recipe.id,
    title: recipe.title,
    description: recipe.description,
    species: recipe.species,
    category: recipe.category,
    isOrganic: recipe.isOrganic,
    role: recipe.role,
    servings: recipe.servings,
    prepTime: recipe.prepTime,
    cookTime: recipe.cookTime,
    cookedWeightGrams: recipe.cookedWeightGrams,
    storage: storageRule(recipe),
    ingredientLines: recipe.ingredientLines,
    supplements: recipe.supplements,
    steps: recipe.steps,
    nutritionalBenefits: recipe.nutritionalBenefits,
    createdAt: recipe.createdAt,
    imageUrl: recipe.imageUrl,
    authorName: recipe.authorName,
    revision: revision as number,
  };
}

export const PUBLISHED = { status: 'published' } as const;

export function createRecipes(
  recipes: Collection<RecipeDocument>,
  log: RevisionLog,
  clock: () => number = Date.now,
): Recipes {
  const now = () => new Date(clock()).toISOString();

  async function insert(recipe: Recipe, hash: string): Promise<'inserted' | 'kept'> {
    const document = {
      _id: recipe.id,
      recipe,
      status: 'published',
      contentHash: hash,
      shippedHash: hash,
      changedAt: now(),
    } as const;
    const isNew = await log.write((revision) => insertIfAbsent(recipes, { ...document, revision }));
    return isNew ? 'inserted' : 'kept';
  }

  async function replace(old: RecipeDocument, recipe: Recipe, hash: string): Promise<'replaced' | 'kept'> {
    // Only if unchanged since it was read: a concurrent edit wins.
    const unedited = { _id: old._id, status: 'published', contentHash: old.contentHash } as const;
    const { matchedCount } = await log.write((revision) =>
      recipes.updateOne(unedited, {
        $set: { recipe, contentHash: hash, shippedHash: hash, changedAt: now(), revision },
      }),
    );
    return matchedCount > 0 ? 'replaced' : 'kept';
  }

  return {
    async get(id) {
      const found = await recipes.findOne({ _id: id, ...PUBLISHED });
      return found && syncedRecipe(found);
    },
    async list() {
      return (await recipes.find(PUBLISHED, { sort: { _id: 1 } }).toArray()).map(syncedRecipe);
    },
    count: () => recipes.countDocuments(PUBLISHED),
    async upsertBuiltin(recipe) {
      const hash = contentHash(recipe);
      const stored = await recipes.findOne({ _id: recipe.id });
      if (stored === null) return await insert(recipe, hash);
      const isUnedited = stored.status === 'published' && stored.contentHash === stored.shippedHash;
      return isUnedited && stored.contentHash !== hash ? await replace(stored, recipe, hash) : 'kept';
    },
  };
}

import type { PublishableRecipe } from '#domain/contract/admin-recipes';
import type { Collection } from './collection.ts';
import { contentHash } from './content-hash.ts';
import { insertIfAbsent } from './database.ts';
import type { RecipeDocument } from './recipes.ts';
import type { RevisionLog } from './revisions/revision-log.ts';

/** First id of published visitors' recipes; lower ones belong to the built-in catalogue. */
const FIRST_VISITOR_RECIPE_ID = 111;
const VISITOR_RECIPE_IDS_END = 1_000_000;

async function highestTakenId(recipes: Collection<RecipeDocument>): Promise<number> {
  const _id = { $gte: FIRST_VISITOR_RECIPE_ID, $lt: VISITOR_RECIPE_IDS_END };
  const [highest] = await recipes.find({ _id }, { sort: { _id: -1 }, limit: 1 }).toArray();
  return highest?._id ?? FIRST_VISITOR_RECIPE_ID - 1;
}

/** Id of the recipe published from a submission; null if there is none. */
async function publishedId(
  recipes: Collection<RecipeDocument>,
  submissionId: string,
): Promise<number | null> {
  return (await recipes.findOne({ submissionId }))?._id ?? null;
}

/**
 * Publishes a recipe under the next id, once per submission, for any number of concurrent processes. Inserting the
 * document claims the id. The highest id is read before the search for the submission, and ids are tried upwards from
 * there, so an id claimed for the same submission after the search is met on the way.
 * @param recipe null if it has been published before
 * @returns its id; null where there is neither a published recipe nor one to publish
 */
export async function publishSubmission(
  recipes: Collection<RecipeDocument>,
  log: RevisionLog,
  { submissionId, recipe, at }: { submissionId: string; recipe: PublishableRecipe | null; at: Date },
): Promise<number | null> {
  const highest = await highestTakenId(recipes);
  const known = await publishedId(recipes, submissionId);
  if (known !== null || recipe === null) return known;
  for (let id = highest + 1; id < VISITOR_RECIPE_IDS_END; id += 1) {
    const content = { ...recipe, id, createdAt: at.toISOString() };
    const document = {
      _id: id,
      recipe: content,
      status: 'published',
      contentHash: contentHash(content),
      shippedHash: null,
      changedAt: content.createdAt,
      submissionId,
    } as const;
    if (await log.write((revision) => insertIfAbsent(recipes, { ...document, revision }))) return id;
    const taken = await recipes.findOne({ _id: id });
    if (taken?.submissionId === submissionId) return id;
  }
  throw new RangeError('No id is left for another recipe.');
}

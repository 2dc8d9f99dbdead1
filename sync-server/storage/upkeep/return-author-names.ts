import { A_VISITOR } from '#domain/submission/recipe-from-submission';
import type { Collection, Database } from '../database.ts';
import type { EditorialActs } from '../editorial/editorial-acts.ts';
import { contentChanges } from '../editorial/editorial-changes.ts';
import type { RecipeDocument } from '../recipes.ts';
import type { SubmissionDecision, SubmissionDocument } from '../submission-document.ts';

type Parts = {
  database: Database;
  recipes: Collection<RecipeDocument>;
  acts: Pick<EditorialActs, 'perform'>;
  clock: () => number;
};

/**
 * Gives recipes their author's name back where an approval of an earlier version dropped it and the submission still
 * has it. Looks at each decision once, so a name that an administrator leaves out later stays out.
 */
export async function returnAuthorNames({ database, recipes, acts, clock }: Parts): Promise<void> {
  const submissions = database.collection<SubmissionDocument>('submissions');
  const decisions = database.collection<SubmissionDecision>('submission_decisions');
  const unsure = { status: 'approved', isCarriedOut: true, hasAuthor: null } as const;
  for (const { _id } of await decisions.find(unsure).toArray()) {
    const authorName = (await submissions.findOne({ _id }))?.submission?.authorName?.trim();
    const published = authorName ? await recipes.findOne({ submissionId: _id }) : null;
    if (authorName && published !== null) {
      const at = new Date(clock()).toISOString();
      const { outcome } = await acts.perform({
        kind: 'recipe',
        id: published._id,
        act: 'author',
        by: 'server',
        reason: 'Approving it had lost the author’s name.',
        ifVersion: undefined,
        changesOf: (document) =>
          document.status !== 'removed' && document.recipe.authorName === A_VISITOR
            ? contentChanges(document, { ...document.recipe, authorName }, at)
            : null,
      });
      // Another act came first: the next start tries again.
      if (outcome === 'stale') continue;
    }
    await decisions.updateOne({ _id }, { $set: { hasAuthor: true } });
  }
}

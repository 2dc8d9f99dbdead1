import type { ErasureKind, ErasureMatch, ErasureQuery } from '#domain/contract/erasure';
import type { Collection } from '../collection.ts';
import type { ContactMessages } from '../contact-messages.ts';
import type { Database } from '../database.ts';
import type { Newsletter } from '../newsletter.ts';
import type { Photos } from '../photos.ts';
import type { RecipeDocument } from '../recipes.ts';
import type { Reviews } from '../reviews.ts';
import type { RevisionLog } from '../revisions/revision-log.ts';
import type { SafetyReports } from '../safety-reports.ts';
import type { Submissions } from '../submissions.ts';
import { findTraces } from './find-traces.ts';

export type Erasure = {
  /** Everything stored that bears or mentions a name or an e-mail; at most one more than `limit`. */
  find(query: ErasureQuery, limit: number): Promise<ErasureMatch[]>;
  /**
   * Erases the words for good and leaves the key with its hash, so that a late repeat is acknowledged and revives
   * nothing. False where there is nothing to erase.
   */
  erase(kind: Exclude<ErasureKind, 'mail'>, id: string, by: string): Promise<boolean>;
};

type Parts = {
  database: Database;
  log: RevisionLog;
  recipes: Collection<RecipeDocument>;
  reviews: Reviews;
  photos: Photos;
  submissions: Submissions;
  contactMessages: ContactMessages;
  newsletter: Newsletter;
  safetyReports: SafetyReports;
};

export function createErasure(parts: Parts): Erasure {
  const { database, log, recipes, reviews, photos, submissions } = parts;

  async function eraseRecipe(id: number): Promise<boolean> {
    const document = await recipes.findOne({ _id: id, status: { $ne: 'removed' } });
    if (document?.submissionId === undefined) return false;
    const emptied = {
      ...document.recipe,
      title: '',
      description: '',
      authorName: null,
      imageUrl: null,
      ingredientLines: [],
      steps: [],
    };
    await log.write((revision) =>
      recipes.updateOne({ _id: id }, { $set: { recipe: emptied, status: 'removed', revision } }),
    );
    return true;
  }

  return {
    find: (query, limit) => findTraces(database, query, limit),
    async erase(kind, id, by) {
      switch (kind) {
        case 'review': {
          const isGone = (await reviews.remove(id, by)) === 'removed';
          await photos.eraseOf(id);
          return isGone;
        }
        case 'submission':
          return (await submissions.remove(id, by)) === 'removed';
        case 'recipe':
          return await eraseRecipe(Number(id));
        case 'message':
          return await parts.contactMessages.erase(id);
        case 'subscription':
          return await parts.newsletter.erase(id);
        case 'report':
          return await parts.safetyReports.erase(id);
      }
    },
  };
}

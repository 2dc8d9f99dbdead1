import type { PublishableRecipe } from '#domain/contract/admin-recipes';
import type { RecipeSubmission } from '#domain/recipe/submission';
import { contentHash } from './content-hash.ts';

export type SubmissionStatus = 'pending' | 'approved' | 'rejected' | 'removed';

export type NewSubmission = {
  /** The UUID of the visitor's queue item, or one made by the server. */
  id: string;
  submission: RecipeSubmission;
  /** ISO 3166 alpha-2; null where it is not known. */
  country: string | null;
  /** ISO 8601, UTC. */
  createdAt: string;
};

export type StoredSubmission = NewSubmission & { status: SubmissionStatus };

export type SubmissionDocument = {
  _id: string;
  /** Null after its removal. */
  submission: RecipeSubmission | null;
  country: string | null;
  createdAt: string;
  /** Follows the decision, which is what counts. */
  status: SubmissionStatus;
  /** Tells a repeat of this recipe from another one under the same key, even after the text was deleted. */
  bodyHash: string;
};

/** What was decided about the submission of that id. Inserting it is the decision: there can be no second one. */
export type SubmissionDecision = {
  _id: string;
  status: 'approved' | 'rejected' | 'removed';
  /** Username of the administrator. */
  by: string;
  at: Date;
  notes: string | null;
  /** What is to be published; null once it is. */
  recipe: PublishableRecipe | null;
  /** Of `recipe`, kept longer: tells a repeat from a second administrator with other words. */
  recipeHash: string | null;
  /** Everything that follows from it is done. */
  isCarriedOut: boolean;
};

/** The document of a recipe that has just been handed in; an author's id means nothing here and is not kept. */
export function newSubmissionDocument({ id, submission, ...rest }: NewSubmission): SubmissionDocument {
  const { authorId: _authorId, ...content } = submission;
  return { _id: id, submission: content, ...rest, status: 'pending', bodyHash: contentHash(content) };
}

/** Null where its text was deleted. */
export function storedSubmission(document: SubmissionDocument): StoredSubmission | null {
  const { _id: id, submission, country, createdAt, status } = document;
  return submission === null ? null : { id, submission, country, createdAt, status };
}

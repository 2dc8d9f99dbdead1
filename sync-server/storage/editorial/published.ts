import type {
  PublishedQuery,
  PublishedRecipe,
  PublishedReview,
  RecipeForEdit,
  ReviewState,
  ReviewsQuery,
} from '#domain/contract/editorial';
import type { Collection } from '../database.ts';
import type { RecipeDocument } from '../recipes.ts';
import type { ReviewDocument, ReviewStatus } from '../review-document.ts';

/** Maximum rows in a list; a search finds the others. */
const LISTED = 100;
const PHOTO = '/photos/';

export type Published = {
  /** Latest first, of any status but erased; the search covers text, name and the recipe's title. */
  reviews(query: ReviewsQuery, titleOf: (recipeId: number) => string | null): Promise<PublishedReview[]>;
  /** By id, at most 100. */
  recipes(query: PublishedQuery): Promise<PublishedRecipe[]>;
  recipe(id: number): Promise<RecipeForEdit | null>;
};

const STATES = {
  pending: 'pending',
  published: 'approved',
  rejected: 'rejected',
  withdrawn: 'withdrawn',
} as const satisfies Record<ReviewState, ReviewStatus>;

/** The name of a status for administrators. @throws {Error} for an erased review, which has none */
export function reviewState(status: ReviewStatus): ReviewState {
  if (status === 'removed') throw new Error('an erased review is not shown');
  return status === 'approved' ? 'published' : status;
}

/** The same for a recipe that isn't erased. */
export function recipeState(status: RecipeDocument['status']): 'published' | 'withdrawn' {
  return status === 'withdrawn' ? 'withdrawn' : 'published';
}

function reviewRow(document: ReviewDocument, recipeTitle: string | null): PublishedReview {
  const { _id: id, version = 0, userName, rating, comment, recipeId, createdAt, imageUrl } = document;
  return {
    id,
    version,
    status: reviewState(document.status),
    userName,
    rating,
    comment,
    recipeId,
    recipeTitle,
    createdAt,
    photoKey: imageUrl?.startsWith(PHOTO) ? imageUrl.slice(PHOTO.length) : null,
    isPhotoShown: document.imageStatus === 'approved',
    adminReply: document.adminReply,
    withdrawnReply: document.withdrawnReply?.text ?? null,
    translation: document.translation ?? null,
  };
}

function recipeRow({ _id: id, version = 0, status, recipe, submissionId }: RecipeDocument): PublishedRecipe {
  return {
    id,
    version,
    status: recipeState(status),
    title: recipe.title,
    species: recipe.species,
    category: recipe.category,
    imageUrl: recipe.imageUrl,
    isBuiltin: submissionId === undefined,
  };
}

/** Published and withdrawn content, for administrators. */
export function createPublished(
  recipes: Collection<RecipeDocument>,
  reviews: Collection<ReviewDocument>,
): Published {
  return {
    async reviews({ search = '', status, rating }, titleOf) {
      const wanted = search.trim().toLowerCase();
      const options = { sort: { createdAt: -1 }, ...(wanted === '' && { limit: LISTED }) } as const;
      const filter = {
        status: status === undefined ? ({ $ne: 'removed' } as const) : STATES[status],
        ...(rating !== undefined && { rating: Number(rating) }),
      };
      const found = await reviews.find(filter, options).toArray();
      const rows = found.map((document) => reviewRow(document, titleOf(document.recipeId)));
      if (wanted === '') return rows;
      const words = ({ userName, comment, recipeTitle, id }: PublishedReview) =>
        `${userName}\n${comment}\n${recipeTitle ?? ''}\n${id}`.toLowerCase();
      return rows.filter((row) => words(row).includes(wanted)).slice(0, LISTED);
    },
    async recipes({ search = '', status }) {
      const wanted = search.trim().toLowerCase();
      const states = status === undefined ? (['published', 'withdrawn'] as const) : [status];
      const options = { sort: { _id: 1 }, ...(wanted === '' && { limit: LISTED }) } as const;
      const found = await recipes.find({ status: { $in: [...states] } }, options).toArray();
      const rows = found.map(recipeRow);
      return rows.filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(wanted)).slice(0, LISTED);
    },
    async recipe(id) {
      const document = await recipes.findOne({ _id: id, status: { $in: ['published', 'withdrawn'] } });
      if (document === null) return null;
      const { id: _id, createdAt: _createdAt, ...recipe } = document.recipe;
      return { ...recipeRow(document), recipe };
    },
  };
}

import type {
  PublishedQuery,
  PublishedRecipe,
  PublishedReview,
  RecipeForEdit,
} from '#domain/contract/editorial';
import type { Collection } from '../collection.ts';
import type { RecipeDocument } from '../recipes.ts';
import type { ReviewDocument } from '../review-document.ts';

const REVIEWS_LISTED = 100;
const PHOTO = '/photos/';

export type Published = {
  /** Latest publication first; the search covers text, name and the recipe's title. */
  reviews(query: PublishedQuery, titleOf: (recipeId: number) => string | null): Promise<PublishedReview[]>;
  recipes(query: PublishedQuery): Promise<PublishedRecipe[]>;
  recipe(id: number): Promise<RecipeForEdit | null>;
};

function reviewRow(document: ReviewDocument, recipeTitle: string | null): PublishedReview {
  const { _id: id, version = 0, userName, rating, comment, recipeId, createdAt, imageUrl } = document;
  return {
    id,
    version,
    status: document.status === 'withdrawn' ? 'withdrawn' : 'published',
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
  };
}

function recipeRow({ _id: id, version = 0, status, recipe, submissionId }: RecipeDocument): PublishedRecipe {
  return {
    id,
    version,
    status: status === 'withdrawn' ? 'withdrawn' : 'published',
    title: recipe.title,
    species: recipe.species,
    isBuiltin: submissionId === undefined,
  };
}

/** Published and withdrawn content, for administrators. */
export function createPublished(
  recipes: Collection<RecipeDocument>,
  reviews: Collection<ReviewDocument>,
): Published {
  return {
    async reviews({ search = '', status }, titleOf) {
      const wanted = search.trim().toLowerCase();
      const state = { published: 'approved', withdrawn: 'withdrawn' } as const;
      const states = status === undefined ? [state.published, state.withdrawn] : [state[status]];
      const options = { sort: { revision: -1 }, ...(wanted === '' && { limit: REVIEWS_LISTED }) } as const;
      const found = await reviews.find({ status: { $in: states } }, options).toArray();
      const rows = found.map((document) => reviewRow(document, titleOf(document.recipeId)));
      if (wanted === '') return rows;
      const words = ({ userName, comment, recipeTitle, id }: PublishedReview) =>
        `${userName}\n${comment}\n${recipeTitle ?? ''}\n${id}`.toLowerCase();
      return rows.filter((row) => words(row).includes(wanted)).slice(0, REVIEWS_LISTED);
    },
    async recipes({ search = '', status }) {
      const wanted = search.trim().toLowerCase();
      const states = status === undefined ? (['published', 'withdrawn'] as const) : [status];
      const found = await recipes.find({ status: { $in: [...states] } }, { sort: { _id: 1 } }).toArray();
      const rows = found.map(recipeRow);
      return rows.filter(({ id, title }) => `${id} ${title}`.toLowerCase().includes(wanted));
    },
    async recipe(id) {
      const document = await recipes.findOne({ _id: id, status: { $in: ['published', 'withdrawn'] } });
      if (document === null) return null;
      const { id: _id, createdAt: _createdAt, ...recipe } = document.recipe;
      return { ...recipeRow(document), recipe };
    },
  };
}

import * as z from 'zod/mini';

/** An owner's private notes on a recipe. Invalid fields are read as empty. */
export const recipeNotesSchema = z.object({
  /** 1 to 5; 0 for none. */
  rating: z.catch(z.int().check(z.gte(0), z.lte(5)), 0),
  note: z.catch(z.string(), ''),
  petThought: z.catch(z.string(), ''),
});
export type RecipeNotes = z.infer<typeof recipeNotesSchema>;

export const NO_NOTES: RecipeNotes = { rating: 0, note: '', petThought: '' };

/** Key prefix of their drafts. */
export const NOTES_DRAFTS = 'notes:';

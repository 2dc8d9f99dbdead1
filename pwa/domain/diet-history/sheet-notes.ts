import * as z from 'zod/mini';

export const QUESTIONS_MAX = 1200;
export const BRAND_MAX = 80;

/** What an owner adds to the sheet for the vet. Invalid fields are read as empty. */
export const sheetNotesSchema = z.object({
  questions: z.catch(z.string(), ''),
  /** Brand of each supplement, by its name. */
  brands: z.catch(z.record(z.string(), z.string()), {}),
});
export type SheetNotes = z.infer<typeof sheetNotesSchema>;

export const NO_SHEET_NOTES: SheetNotes = { questions: '', brands: {} };

/** Key prefix of their drafts, one for each animal. */
export const SHEET_DRAFTS = 'vet-sheet:';

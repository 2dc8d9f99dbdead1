import type { ImportWarning } from '#domain/interchange/import-result';
import type { LeftOutPart, SourceFormat, SourceProblem } from '#domain/interchange/read-source';

/** Failures of a share or of storing it; the worker writes the codes into the address. */
const SHARE_PROBLEMS = {
  empty: 'There was nothing in what was shared. Share the text or the file of a recipe, or paste it below.',
  'too-large':
    'What was shared is larger than 10 MB. Save the page without its pictures, or paste its text below.',
  unreadable: 'What was shared could not be read. Paste the recipe below, or open its file.',
  'not-kept':
    'This device kept nothing of what was shared: it may be full. Free some space and share it again.',
  'no-worker':
    'Bowlful was not ready to take what was shared. Open it once, wait a moment, and share the recipe again; or paste it below.',
} as const;
type ShareProblem = keyof typeof SHARE_PROBLEMS;

/** Sentence for a code in the address; null if it is unknown. */
export function shareProblem(code: string | null): string | null {
  return code !== null && Object.hasOwn(SHARE_PROBLEMS, code) ? SHARE_PROBLEMS[code as ShareProblem] : null;
}

/** Why nothing was read, and the way out. */
export const SOURCE_PROBLEMS: Readonly<Record<SourceProblem, string>> = {
  empty: 'There is nothing in it.',
  'too-large':
    'It is larger than 10 MB. Save the page without its pictures, or copy the recipe’s text and paste it.',
  'not-text':
    'It is a picture, a PDF or another file without text. Copy the recipe’s text out of it, and paste that.',
  backup: 'This is a Bowlful backup, not a recipe. Restore it in Settings.',
  household: 'This is a household file, not a recipe. Import it in Settings.',
  'only-an-address':
    'It holds only an address, and this site reads no pages by their links. Open the page, copy all of it, and paste it; or save the page and open the file.',
  table:
    'It is a table (CSV), in which we cannot tell what is what. Export JSON, HTML or text instead, or paste the recipe.',
  twice: 'You have opened this recipe twice. We kept one of them.',
  'no-recipe':
    'No recipe was found in it. A recipe needs a list of ingredients: copy the part with the ingredients and the method, and paste that.',
};

/** Losses of an import, in words. */
export const WARNINGS: Readonly<Record<ImportWarning, string>> = {
  'own-part-damaged': 'The file is ours but was changed, so it was read like any other.',
  'no-title': 'No title was found.',
  'no-ingredients': 'No ingredients were found.',
  'no-steps': 'No steps were found.',
  'yield-unclear': 'The number of servings could not be made out.',
  'prep-time-unclear': 'The preparation time could not be made out.',
  'cook-time-unclear': 'The cooking time could not be made out.',
  'only-total-time':
    'Only the whole time is told. It stands as the cooking time: give the preparation its part.',
  'ingredients-cut': 'Only the first 200 ingredients were read.',
  'steps-cut': 'Only the first 100 steps were read.',
};

/** Parts that were dropped because a recipe cannot represent them. */
export const LEFT_OUT: Readonly<Record<LeftOutPart, string>> = {
  nutrition: 'Nutrition figures: ours are worked out from the ingredients.',
  ratings: 'Ratings and comments.',
  video: 'A video.',
  equipment: 'Equipment:',
  notes: 'Notes:',
  picture: 'A picture without a full address.',
  'other-text': 'Other lines:',
};

export const FORMATS: Readonly<Record<SourceFormat, string>> = {
  own: 'A Bowlful recipe',
  'schema-org': 'A recipe from a page or a file',
  'recipe-manager': 'A recipe from a recipe manager',
  text: 'A recipe from a text',
  'page-text': 'A recipe read from the words of a page',
};

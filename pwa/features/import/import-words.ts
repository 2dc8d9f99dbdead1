import type {
  ImportWarning,
  LeftOutPart,
  SourceFormat,
  SourceProblem,
} from '#domain/interchange/read-source';

/** Failures of a share or of storing it. The worker, or the server without one, writes the code into the address. */
const SHARE_PROBLEMS = {
  empty: 'You shared nothing we can read. Share the text or the file of a recipe, or paste it below.',
  'too-large': 'You shared more than 10 MB. Save the page without its pictures, or paste its text below.',
  unreadable: 'We couldn’t read what you shared. Paste the recipe below, or open its file.',
  'not-kept':
    'We couldn’t save what you shared: your device may be full. Free some space and share it again.',
  'no-worker':
    'Bowlful wasn’t ready for what you shared. Open it once, wait a moment, and share the recipe again; or paste it below.',
} as const;
type ShareProblem = keyof typeof SHARE_PROBLEMS;

/** Sentence for a code in the address; null if it is unknown. */
export function shareProblem(code: string | null): string | null {
  return code !== null && Object.hasOwn(SHARE_PROBLEMS, code) ? SHARE_PROBLEMS[code as ShareProblem] : null;
}

/** Why nothing was read, and the way out. */
export const SOURCE_PROBLEMS: Readonly<Record<SourceProblem, string>> = {
  empty: 'This is empty.',
  'too-large':
    'This is larger than 10 MB. Save the page without its pictures, or copy the recipe’s text and paste it.',
  'too-many': 'These were too many at once, so we left them out. Open them after the others.',
  'not-text':
    'This is a picture, a PDF or another file without text. Copy the recipe’s text out of it, and paste that.',
  backup: 'This is a Bowlful backup, not a recipe. Restore it in Settings.',
  household: 'This is a household file, not a recipe. Import it in Settings.',
  'only-an-address':
    'This is only an address, and this site doesn’t read pages from links. Open the page, copy all of it, and paste it; or save the page and open the file.',
  table:
    'This is a table (CSV), and we can’t tell what is what. Export JSON, HTML or text instead, or paste the recipe.',
  twice: 'You have opened this recipe twice. We kept one of them.',
  'no-recipe':
    'We found no recipe here. A recipe needs a list of ingredients: copy the part with the ingredients and the method, and paste that.',
};

/** Losses of an import, in words. */
export const WARNINGS: Readonly<Record<ImportWarning, string>> = {
  'own-part-damaged': 'Somebody changed this Bowlful file, so we read it like any other.',
  'no-title': 'We found no title.',
  'no-ingredients': 'We found no ingredients.',
  'no-steps': 'We found no steps.',
  'yield-unclear': 'We couldn’t make out the number of servings.',
  'prep-time-unclear': 'We couldn’t make out the preparation time.',
  'cook-time-unclear': 'We couldn’t make out the cooking time.',
  'only-total-time':
    'The recipe gives only a total time. We entered it as cooking time: move the preparation part over.',
  'ingredients-cut': 'We read only the first 200 ingredients.',
  'steps-cut': 'We read only the first 100 steps.',
};

/** Parts that were dropped because a recipe cannot represent them. */
export const LEFT_OUT: Readonly<Record<LeftOutPart, string>> = {
  nutrition: 'Nutrition figures: we calculate ours from the ingredients.',
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

import { diffArrays, diffWordsWithSpace } from 'diff';
import { categoryLabel } from '#domain/reference/category';
import type { RecipeDraft } from './draft.ts';

type Piece = { text: string; kind: 'same' | 'removed' | 'added' };
export type DraftChange = { label: string; pieces: Piece[] };

const FIELDS = {
  title: 'Title',
  description: 'Description',
  authorName: 'Author',
  species: 'Animal',
  role: 'Role',
  category: 'Category',
  servings: 'Servings',
  prepTime: 'Preparation in minutes',
  cookTime: 'Cooking in minutes',
  cookedWeight: 'Cooked weight in grams',
  isOrganic: 'Organic',
  imageUrl: 'Picture address',
} as const;

/** Word diff of two texts. */
function wordsOf(before: string, after: string): Piece[] {
  return diffWordsWithSpace(before, after).map(({ value: text, added, removed }) => ({
    text,
    kind: added ? 'added' : removed ? 'removed' : 'same',
  }));
}

/** Rows that were changed, removed or added. Equal numbers of old and new rows in one place are matched pairwise. */
function rowChanges(label: string, before: readonly string[], after: readonly string[]): DraftChange[] {
  const changes: DraftChange[] = [];
  const parts = diffArrays([...before], [...after]);
  for (let at = 0; at < parts.length; at += 1) {
    const [part, next] = [parts[at], parts[at + 1]];
    if (part === undefined || !(part.added || part.removed)) continue;
    if (part.removed && next?.added && next.value.length === part.value.length) {
      part.value.forEach((text, row) => {
        changes.push({ label, pieces: wordsOf(text, next.value[row] ?? '') });
      });
      at += 1;
    } else {
      const kind = part.added ? 'added' : 'removed';
      for (const text of part.value) changes.push({ label, pieces: [{ text, kind }] });
    }
  }
  return changes;
}

const lineText = ({ text, grams }: RecipeDraft['lines'][number]) =>
  grams.trim() === '' ? text : `${text} (${grams.trim()} g)`;

/** The draft with its choices in the words of the form. */
const shown = (draft: RecipeDraft) => ({
  ...draft,
  species: draft.species === 'dog' ? 'Dogs' : 'Cats',
  category: categoryLabel(draft.category),
  role: draft.role === 'everyday' ? 'Everyday food' : 'Treat or topper',
  isOrganic: draft.isOrganic ? 'Yes' : 'No',
});

/** Differences between a draft and the submission it was created from, in form order. */
export function draftChanges(sent: RecipeDraft, draft: RecipeDraft): DraftChange[] {
  const [before, after] = [shown(sent), shown(draft)];
  const fields = Object.entries(FIELDS).flatMap(([key, label]) => {
    const name = key as keyof typeof FIELDS;
    return before[name] === after[name] ? [] : [{ label, pieces: wordsOf(before[name], after[name]) }];
  });
  return [
    ...fields,
    ...rowChanges('Ingredient', sent.lines.map(lineText), draft.lines.map(lineText)),
    ...rowChanges(
      'Step',
      sent.steps.map(({ text }) => text),
      draft.steps.map(({ text }) => text),
    ),
  ];
}

/** The changed texts with their labels, for copying. */
export const changedTexts = (changes: readonly DraftChange[]): string[] =>
  changes.flatMap(({ label, pieces }) => {
    const now = pieces.filter(({ kind }) => kind !== 'removed').map(({ text }) => text);
    return now.length === 0 ? [] : [`${label}: ${now.join('')}`];
  });

import { plainText } from '../words/forms.ts';
import { tokenise } from '../words/tokens.ts';
import type { LabelFood } from './label-food.ts';

type Place = { start: number; end: number };

/** The words of a text in plain spelling, with where they stand; 'and' is '&', so neither counts. */
function wordsIn(text: string): (Place & { word: string })[] {
  const { starts, ends } = tokenise(text);
  const words = Array.from(starts, (start, at) => {
    const end = ends[at] ?? start;
    return { start, end, word: plainText(text.slice(start, end)) };
  });
  return words.filter(({ word }) => word !== 'and');
}

/** Where a text has the words of a name, in their order; null if it hasn't. */
function placeOf(text: string, name: string): Place | null {
  const words = wordsIn(text);
  const wanted = wordsIn(name).map(({ word }) => word);
  if (wanted.length === 0) return null;
  const at = words.findIndex((_, from) => wanted.every((word, step) => words[from + step]?.word === word));
  const first = words[at];
  const last = words[at + wanted.length - 1];
  return first === undefined || last === undefined ? null : { start: first.start, end: last.end };
}

/** The bought food that a text names by its whole name, and where; the longest name counts. Null if it names none. */
export function namedFood<Food extends Pick<LabelFood, 'name'>>(
  text: string,
  foods: readonly Food[],
): (Place & { food: Food }) | null {
  const longestFirst = [...foods].sort((a, b) => b.name.length - a.name.length);
  for (const food of longestFirst) {
    const place = placeOf(text, food.name);
    if (place !== null) return { ...place, food };
  }
  return null;
}

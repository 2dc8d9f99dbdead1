import { minutesOf } from './read-duration.ts';
import { readYield } from './read-yield.ts';

export type TextFacts = Partial<
  Record<'recipeYield' | 'prepTime' | 'cookTime' | 'totalTime' | 'author' | 'url', string>
>;

const FACTS: readonly (readonly [keyof TextFacts, RegExp])[] = [
  ['prepTime', /^prep(?:aration)?(?:\s*time)?(?:\s*[:=-])?\s*((?:\S.*)?)$/i],
  ['cookTime', /^(?:cook(?:ing)?|bak(?:e|ing))(?:\s*time(?:\s*[:=-])?|\s*[:=-])\s*((?:\S.*)?)$/i],
  ['totalTime', /^(?:total(?:\s*time)?|ready in|time)(?:\s*[:=-])?\s*((?:\S.*)?)$/i],
  ['recipeYield', /^((?:serves|servings?|makes|yields?|feeds|portions?|recipe yield)\b.*)$/i],
  ['recipeYield', /^(\d{1,3} (?:servings?|portions?|meals?|bowls?))$/i],
  ['author', /^(?:recipe )?by[:\s]\s*([^.]{2,60})$/i],
  ['url', /^(?:source|from|url|link)?(?:\s*:)?\s*(https?:\/\/\S{4,500})$/i],
];
/** 'Prep: 10 min | Cook: 20 min · Serves 4' */
const BETWEEN = /\s*[|•·;\t]\s*|\s{2,}|,\s+(?=(?:prep|cook|total|serves|servings|makes|yield)\b)/i;

const isRight: Readonly<Record<keyof TextFacts, (text: string) => boolean>> = {
  prepTime: (text) => minutesOf(text) !== null,
  cookTime: (text) => minutesOf(text) !== null,
  totalTime: (text) => minutesOf(text) !== null,
  recipeYield: (text) => readYield(text) !== null,
  author: () => true,
  url: () => true,
};

/** Times, servings and origin in a line of plain text; null if the line contains anything else. */
export function factsOf(line: string): TextFacts | null {
  if (line.length > 200) return null;
  const facts: TextFacts = {};
  for (const part of line.split(BETWEEN)) {
    const found = FACTS.map(([name, pattern]) => [name, pattern.exec(part)?.[1]?.trim()] as const).find(
      ([name, text]) => text !== undefined && text !== '' && isRight[name](text),
    );
    if (found === undefined) return null;
    facts[found[0]] ??= found[1] ?? '';
  }
  return facts;
}

/** Whether a line is only the name of such a fact, with its value on the next line. */
export function isFactName(line: string): boolean {
  return /^(?:(?:prep(?:aration)?|cook(?:ing)?|total)\s*time|servings?|serves|yields?|portions?)\s*:?$/i.test(
    line,
  );
}

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

const TIMES =
  /\b(prep|cook|bak|total)[a-z]*\s+time\b(?:\s*[:=-]|\s+is|\s+of)?(?:\s+about)?\s*(\d[\d.,]*\s*\p{L}+(?:\s+(?:and\s+)?\d+\s*\p{L}+)?)/giu;
const TIME_NAMES = { prep: 'prepTime', cook: 'cookTime', bak: 'cookTime', total: 'totalTime' } as const;

/** Times that a sentence names: 'A soft stew, prep time 10 minutes.' */
export function timesIn(line: string): TextFacts {
  const facts: TextFacts = {};
  for (const [, word = '', time = ''] of line.slice(0, 2000).matchAll(TIMES)) {
    const name = TIME_NAMES[word.toLowerCase() as keyof typeof TIME_NAMES];
    if (minutesOf(time) !== null) facts[name] ??= time;
  }
  return facts;
}

/** Whether a line is only the name of such a fact, with its value on the next line. */
export function isFactName(line: string): boolean {
  return /^(?:(?:prep(?:aration)?|cook(?:ing)?|total)\s*time|servings?|serves|yields?|portions?)\s*:?$/i.test(
    line,
  );
}

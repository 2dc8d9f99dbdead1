import type { Recipe } from '#domain/recipe/recipe';

/** Phrases that naive word matchers get wrong, and foods that have to be found. */
const TRAPS = [
  'beef stock without onions',
  'no onion, 2 garlic cloves',
  'free from onion and garlic',
  'onion- and garlic-free gravy',
  'grapeseed oil',
  'a pinch of garlic powder',
  'golden raisins',
  '1 chicken stock cube',
  'peach flesh, stone removed',
  'do not add salt',
  'the grapes are toxic to dogs, so leave them out',
  '50 g dark chocolate, grated',
];

/** Recipes as they are read, with a trap after every third line: at least so many characters. */
export function recipeProse(recipes: readonly Recipe[], characters: number): string {
  const lines = recipes.flatMap(({ title, ingredientLines, steps }) => [
    title,
    ...ingredientLines.map(({ metric }) => metric),
    ...steps.map(({ text }) => text),
  ]);
  const mixed = lines.flatMap((line, at) =>
    at % 3 === 2 ? [line, TRAPS[((at / 3) % TRAPS.length) | 0]] : [line],
  );
  return repeated(`${mixed.join('\n')}\n`, characters);
}

/** The hardest text for a matcher that looks about itself: one line of denials without an end. */
export function endlessDenials(characters: number): string {
  return repeated('no onion and leek-free, without garlic or ', characters);
}

function repeated(text: string, characters: number): string {
  return text.repeat(Math.ceil(characters / text.length)).slice(0, characters);
}

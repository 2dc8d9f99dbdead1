import type { Line } from '../line/line.ts';
import type { Extent } from '../line/mention.ts';
import { DENIED } from '../negation/before-food.ts';

const REACH = 120;
/** Words for an imitation, or for what is made for animals. */
const MOCK =
  /(?:^|[^\p{L}])(?:mock|fake|faux|pretend|imitation|(?:dog|pup|puppy|cat|kitty|pet)[- ](?:safe|friendly)) ['"‘“]?$/iu;
const OF_PETS =
  /(?:^|[^\p{L}])(?<!(?:the|your|my|our|a|his|her) )(?:dog|pup\p{L}*|cat|kitty|pet|bark\p{L}+|paw\p{L}+)(?:['’]s)? ['"‘“]?$/iu;
/** 'dog pizza (oat base, turkey)': its ingredients are named. */
const TOLD =
  /^['"’”]? ?(?:\(|: ?)(?![^).]*(?:shop|bought|left|tin|tub|take|portion|slice|serving|spoon))[^).]*,/;
const MADE_OF = /^['"’”]?,? ?(?:drops? )?(?:\(|(?:made |brewed )?(?:of|with|from|using) |filled with )/i;
/** Foods that one denial speaks of together, by their names in the table. */
const FAMILIES = [
  ['Alcohol', 'Hops'],
  ['Chocolate', 'Cocoa powder'],
  ['Coffee', 'Tea', 'Caffeine drinks and pills'],
  ['Raisins', 'Sultanas', 'Currants'],
  ['Onion', 'Garlic', 'Spring onion', 'Shallot', 'Leek'],
];

/** A denied food of the same family in the line, or 'no dried fruit' for raisins. */
function isFamilyDenied(line: Line, said: Uint8Array, food: string, after: string): boolean {
  const family = FAMILIES.find((names) => names.includes(food)) ?? [food];
  if (family.includes('Raisins') && /\b(?:no|without(?: any)?) (?:dried |vine )?fruit\b/i.test(after))
    return true;
  return line.spans.some(
    ({ phrase, span }) =>
      said[span] === DENIED && phrase.kind === 'hazard' && family.includes(phrase.food.name),
  );
}

/**
 * 'pup 'beer' of broth, no hops', 'mock guacamole of peas': the name of what is imitated, where the text marks it as a
 * play on words and says what it is made of or leaves out. What goes in is named again, and is found there.
 */
export function isMockDish(
  line: Line,
  { first, last }: Extent,
  said: Uint8Array,
  food: string,
  isDish: boolean,
): boolean {
  const { starts, ends, text } = line.tokens;
  const start = starts[first] ?? 0;
  const end = ends[last] ?? start;
  const after = text.slice(end, end + REACH);
  const before = text.slice(Math.max(0, start - 30), start);
  const isMock = MOCK.test(before);
  const isQuoted =
    /^['"’”](?!\p{L})/u.test(after) &&
    /(?:^|[^\p{L}])['"‘“]\p{L}/u.test(text.slice(Math.max(0, start - 1), end));
  const isOfPets = OF_PETS.test(before);
  if (!isMock && !isQuoted && !isOfPets) return false;
  return (
    (isDish && isOfPets && TOLD.test(after)) ||
    ((isMock || (isQuoted && isOfPets)) && MADE_OF.test(after)) ||
    isFamilyDenied(line, said, food, after)
  );
}

import { type UnitId, unitFactor, unitKind } from '../units/units.ts';
import { isOnlyDescription } from './food-words.ts';

/** 'chicken' by weight is meat; one chicken is the whole bird. Quail and pigeon have their own piece weights. */
const BIRD = /^(?:(.*?)\s)?(chicken|turkey|duck|goose|hen)s?$/i;
/** 'oven-ready', 'ready-to-cook': used for whole birds only. */
const OF_A_BIRD = /\b(?:ready|spatchcocked)\b/i;
const MINCED = /\b(?:ground|minced?|diced|cubed)\b/i;
/** 'a 1.5 kg chicken', '1 x 1.6 kg chicken', 'medium chicken, 1.4 kg', not '1 1/2 kg chicken'. */
const ONE_THAT_WEIGHS =
  /^(?:(?:an?|one|two|three|four)\s|[1-4]\s?[x×(])\s*(?:[x×]\s*)?(?:\(\s*)?[\d½]|^(?:small|medium|large)\s/i;

/** A pinch or a spoon of 'pepper' is ground; a piece, a cup, more than a spoonful or what is cut up is the vegetable. */
const PEPPER = /^(?:((?!.*\b(?:ground|cracked|milled|fresh|freshly|hot)\b).*?)\s)?pepper$/i;
const CUT_UP = /\b(?:de)?(?:seeded|cored|diced|sliced|chopped|cubed|roasted|halved)\b/i;
const OF_THE_VEGETABLE = new Set<UnitId | null>([null, 'piece', 'cup', 'slice', 'strip', 'handful']);
const MOST_GROUND_GRAMS = 10;

/** The name of what the line counts: the whole bird, the vegetable 'bell pepper'; otherwise the name. */
export function asCounted(name: string, unit: UnitId | null, quantity: number | null, text: string): string {
  const kind = PEPPER.exec(name);
  if (kind !== null && isOnlyDescription(kind[1] ?? '')) {
    const grams = unit !== null && unitKind(unit) === 'mass' ? (quantity ?? 0) * (unitFactor(unit) ?? 0) : 0;
    const isPiece = quantity !== null && OF_THE_VEGETABLE.has(unit);
    if (isPiece || grams > MOST_GROUND_GRAMS || CUT_UP.test(text))
      return name.replace(/pepper$/i, 'bell pepper');
  }
  const [, before = '', bird] = BIRD.exec(name) ?? [];
  if (bird === undefined || quantity === null || MINCED.test(before)) return name;
  const isCounted = unit === null || ONE_THAT_WEIGHS.test(text);
  const isPlain = before === '' || OF_A_BIRD.test(before) || isOnlyDescription(before);
  return isCounted && isPlain ? `whole ${name}` : name;
}

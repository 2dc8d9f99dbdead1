import type { UnitId } from '../units/units.ts';
import { isOnlyDescription } from './food-words.ts';

/** 'chicken' by weight is meat; one chicken is the whole bird. Quail and pigeon have their own piece weights. */
const BIRD = /^(?:(.*?)\s)?(chicken|turkey|duck|goose|hen)s?$/i;
/** 'oven-ready', 'ready-to-cook': used for whole birds only. */
const OF_A_BIRD = /\b(?:ready|spatchcocked)\b/i;
const MINCED = /\b(?:ground|minced?|diced|cubed)\b/i;
/** 'a 1.5 kg chicken', '1 x 1.6 kg chicken', 'medium chicken, 1.4 kg', not '1 1/2 kg chicken'. */
const ONE_THAT_WEIGHS =
  /^(?:(?:an?|one|two|three|four)\s|[1-4]\s?[x×(])\s*(?:[x×]\s*)?\(?\s*[\d½]|^(?:small|medium|large)\s/i;

/** The name of the whole bird if the line counts birds, with or without a weight; otherwise the name. */
export function asWholeBird(
  name: string,
  unit: UnitId | null,
  quantity: number | null,
  text: string,
): string {
  const [, before = '', bird] = BIRD.exec(name) ?? [];
  if (bird === undefined || quantity === null || MINCED.test(before)) return name;
  const isCounted = unit === null || ONE_THAT_WEIGHS.test(text);
  const isPlain = before === '' || OF_A_BIRD.test(before) || isOnlyDescription(before);
  return isCounted && isPlain ? `whole ${name}` : name;
}

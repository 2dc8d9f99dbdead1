import { isOnlyDescription } from './only-description.ts';
import type { UnitId } from './units.ts';

/** 'chicken' by weight is its meat; one chicken is the whole bird. Quail and pigeon have piece weights of their own. */
const BIRD = /^(?:(.*?)\s)?(chicken|turkey|duck|goose|hen)s?$/i;
/** 'oven-ready', 'ready-to-cook': said of birds and not of their meat. */
const OF_A_BIRD = /\b(?:ready|spatchcocked)\b/i;
/** 'a 1.5 kg chicken', '1 x 1.6 kg chicken', 'medium chicken, 1.4 kg', not '1 1/2 kg chicken'. */
const ONE_THAT_WEIGHS =
  /^(?:(?:an?|one|two|three|four)\s|[1-4]\s?[x×(])\s*(?:[x×]\s*)?\(?\s*[\d½]|^(?:small|medium|large)\s/i;

/** The bird's name as that of the whole animal where a line counts birds, with or without their weight; else the name. */
export function asWholeBird(
  name: string,
  unit: UnitId | null,
  quantity: number | null,
  text: string,
): string {
  const [, before = '', bird] = BIRD.exec(name) ?? [];
  if (bird === undefined || quantity === null) return name;
  const isCounted = unit === null || ONE_THAT_WEIGHS.test(text);
  const isPlain = before === '' || OF_A_BIRD.test(before) || isOnlyDescription(before);
  return isCounted && isPlain ? `whole ${name}` : name;
}

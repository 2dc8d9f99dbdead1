import { CHANGING_WORDS } from './food-words.ts';
import { isPlainWord } from './only-description.ts';

/**
 * Words beside a food's name that leave it the same food: where it is from, who sells it, how good or how old it is.
 * Any other word that is not part of a name makes it a food we do not know: 'silver beet' is no beetroot.
 */
const HARMLESS = new Set(
  `british english scottish welsh irish american australian canadian italian spanish norwegian alaskan danish dutch
  polish atlantic pacific zealand himalayan celtic cornish european local mediterranean
  mature stale nice decent fine coarse crunchy creamy tender juicy young old new baby mini little few bit
  enough plenty live culture pkg lge med pure real proper premium value basic essential finest thick thin short long
  everyday standard regular ordinary normal supermarket butcher store shop brand farmer market
  quaker fage tesco sainsbury waitrose asda aldi lidl morrison kirkland trader joe
  rope line grown percent spoon elbow favourite favorite elemental
  g kg oz lb ml l cup tsp tbsp pack`.split(/\s+/),
);

/** Whether a word beside a food's name leaves it the same food: 'Scottish', 'mature', 'chopped', '93%'. */
export function isHarmlessWord(word: string): boolean {
  return /^\d/.test(word) || ((HARMLESS.has(word) || isPlainWord(word)) && !CHANGING_WORDS.has(word));
}

import { ingredientDetails } from '../reference/ingredient-details.ts';
import { COOKED_OF, OTHER_FOODS, RAW_OF } from './food-aliases.ts';
import { type FoodName, isFoodWord, namesWith } from './food-index.ts';
import { CHANGING_WORDS, foodWords, plainFoodText, TRAILING_WORDS } from './food-words.ts';

const MAX_NAME = 200;
const ON_THE_BONE = /\b(?:bone[ -]+in|on the bone|skin[ -]+on|with (?:the )?(?:skin|bones?))\b/;
const TAIL = /[,;(]|\s(?:with|without|for|from|to|no|not|per|on|at|until|then|if|such|like|each|plus)\s|\s-\s/;
const SMALL_WORDS = new Set(['the', 'a', 'an', 'of', 'your', 'some', 'my', 'de', 'or', 'in']);

const COOKED = new Set(
  'cooked boiled steamed mashed poached baked roasted roast grilled browned braised stewed simmered'.split(' '),
);
const DRY = new Set(['dry', 'uncooked', 'raw']);
/** How something weighed raw is cooked afterwards; after the comma these tell no state of meat, organs or fish. */
const METHODS = new Set(
  `boiled steamed mashed poached baked roasted roast grilled browned braised stewed simmered shredded flaked wilted
  melted fried toasted`.split(/\s+/),
);
const HARMLESS_LIQUID = new Set(['water', 'spring', 'own', 'juice', 'their', 'its', 'natural', 'fresh', 'tinned']);

type Query = { main: string[]; liquid: string[]; extra: string[] };

const wordsOf = (text: string) => foodWords(text).filter((word) => !SMALL_WORDS.has(word));
const isPlainWord = (word: string) => TRAILING_WORDS.has(word) || /(?:ed|ly)$/.test(word);

/** The part of 'x or y', 'x and y' that names the food; null where two foods are named at once. */
function onlyFoodPart(text: string): string | null {
  const alternatives = text.split(/\sor\s|\//);
  const chosen = alternatives.find((part) => wordsOf(part).some((word) => !isPlainWord(word))) ?? text;
  const parts = chosen.split(/\sand\s|\s?[&+]\s?/);
  const naming = parts.filter((part) => wordsOf(part).some((word) => !isPlainWord(word)));
  return naming.length > 1 ? null : parts.join(' ');
}

function query(name: string, preparation: string): Query | null {
  const plain = plainFoodText(name.slice(0, MAX_NAME)).replace(/(\d)\/(\d)/g, '$1⁄$2');
  const tailAt = ` ${plain} `.search(TAIL);
  const phrase = tailAt < 0 ? plain : plain.slice(0, Math.max(tailAt - 1, 0));
  const tail = tailAt < 0 ? '' : plain.slice(Math.max(tailAt - 1, 0));
  const [before = '', ...liquids] = phrase.split(/\sin\s/);
  const part = onlyFoodPart(before);
  if (part === null) return null;
  const extra = wordsOf(`${tail} ${plainFoodText(preparation.slice(0, MAX_NAME))}`.replaceAll('⁄', '/'));
  return { main: wordsOf(part.replaceAll('⁄', '/')), liquid: wordsOf(liquids.join(' ')), extra };
}

const E = 0;
E;

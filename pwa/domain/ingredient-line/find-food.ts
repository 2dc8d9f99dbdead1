import { OTHER_FOODS } from '../reference/food-aliases.ts';
import { ingredientDetails } from '../reference/ingredient-details.ts';
import { ingredientPortions } from '../reference/ingredient-portions.ts';
import { findIngredient } from '../reference/ingredients.ts';
import { findSupplement } from '../reference/supplements.ts';
import { memoised, NAMES_KEPT } from '../units/memoised.ts';
import {
  type FoodName,
  isFoodId,
  isFoodName,
  isFoodWord,
  isWordOf,
  namesWith,
  wellSpelt,
} from './food-index.ts';
import { inState, whenWeighed } from './food-state.ts';
import {
  CHANGING_WORDS,
  foodWords,
  isHarmlessWord,
  MAX_NAME,
  namesSomething,
  plainFoodText,
  TRAILING_WORDS,
} from './food-words.ts';

const MAX_CHOICES = 3;
const UNEATEN_PARTS = /\b(?:bone[ -]+in|on the bone|skinon|with (?:the )?bones?)\b/;
const TAIL =
  /[,;(]|\s(?:(?:stem|stalk|seed|core|rind|peel|shell|top)s?\s(?:removed|discarded|off|out)|with|without|for|from|to|no|not|per|on|at|until|then|if|such|like|each|plus|cut)\s|\s-\s/;
/** Words after 'in' or 'with' that do not make a mixture: parts, packing, water and the like. */
const COMES_WITH = new Set(
  `water springwater spring juice own it their shell skin peel rind jacket pod husk bone fat head tail top root seed stone giblet roe
  salt iodine calcium vitamin mineral d liquid bag pouch jar bulk cm inch`.split(/\s+/),
);
/** 'with rice', '(in gravy)' after the name; the kind of oil and pea-sized dice make no difference. */
const BESIDE = /(?:^|[,;(])\s*(with|in)\s+([^,;()]+)/g;
const KIND_OF_OIL = /\b[a-z]+ (?=oil\b)|\b[a-z]+[ -]sized?\b/g;
/** Harmless words after a comma or in brackets: the pan, who it is for, how many. */
const SAID_AFTERWARDS = new Set(
  `fried pan oven any each more less serving garnish needed dog cat pet puppy kitten note see or so use used uk us usa au nz
  ca eu max min gf`.split(/\s+/),
);

type Query = {
  /** Words that must name the food. */
  main: string[];
  /** Including 'in': 'in spring water'. */
  liquid: string[];
  /** The words after 'in' or 'with'. */
  beside: string[];
  /** Words after the comma, in brackets, after 'with' or 'without': can only make the name more specific. */
  extra: string[];
  /** Words that stand alone after a comma or in brackets: ', black', '(strawberry)'. */
  alone: string[];
};

/** Categories whose bare name can mean 'of that kind' before a noun: 'turkey or chicken necks', 'rice or soya milk'. */
const KINDS = new Set(['meat', 'fish', 'fruit', 'grain']);

/**
 * Alternatives that share the last noun: 'salmon or krill oil' includes 'salmon oil'; 'turkey or chicken necks' are two
 * kinds of neck, not turkey.
 */
function withSharedNoun(choices: readonly string[]): string[] {
  const [first = '', ...others] = choices;
  const last = others.at(-1) ?? '';
  const noun = last.match(/\s([a-z]+)\s*$/)?.[1];
  const isWhole =
    noun === undefined ||
    foodWords(first).includes('mince') ||
    foodWords(first).every((word) => foodWords(last).includes(word));
  if (isWhole) return [...choices];
  const shared = plainFoodText(`${first} ${noun}`);
  const isKind = /[^s]$/.test(first) && KINDS.has(ingredientDetails(findFood(first))?.category ?? '');
  return [shared, ...(isKind ? others : choices)];
}

const isAnimal = (name: string) =>
  ['meat', 'fish'].includes(ingredientDetails(findFood(name))?.category ?? '');

/** The alternatives of 'x or y', in order; empty for 'x and y' if both are foods. */
const choicesOf = memoised(readChoices, NAMES_KEPT);

function readChoices(plain: string): readonly string[] {
  const choices = plain.split(/\sor\s|(?<=[a-z])\/(?=[a-z])/).slice(0, MAX_CHOICES);
  const naming = choices.filter(namesSomething);
  // 'mince' alone describes elsewhere and is a food here.
  return (naming.length > 0 ? withSharedNoun(naming) : [plain]).flatMap((choice) => {
    const parts = choice.split(/\sand\s|[&+]/);
    const words = foodWords(choice).filter((word) => !TRAILING_WORDS.has(word));
    // 'peas and carrots' are in the tables as one; 'beef and liver mince' is not beef liver.
    if (parts.length > 1 && isFoodName(words) && !isAnimal(parts[0] ?? '')) return [choice];
    return parts.filter(namesSomething).length > 1 ? [] : [parts.join(' ')];
  });
}

function readQueries(plain: string, preparation: string): Query[] {
  const at = ` ${plain} `.search(TAIL);
  const cut = at < 0 ? plain.length : Math.max(at - 1, 0);
  const [named = '', ...liquids] = plain.slice(0, cut).split(/\sin\s/);
  const liquid = liquids.length === 0 ? [] : ['in', ...foodWords(liquids.join(' '))];
  const tail = `${plain.slice(cut)}, ${preparation}`;
  const after = foodWords(tail);
  const wordsOf = (text = '') => foodWords(text.split(TAIL, 1)[0]?.replace(KIND_OF_OIL, '') ?? '');
  // 'courgettes, in half moons' is a cut.
  const besides = [...tail.matchAll(BESIDE)].flatMap(([, how, words]) =>
    wordsOf(words).filter((word) => how === 'with' || isFoodWord(word)),
  );
  const beside = [...liquids.flatMap(wordsOf), ...besides];
  // '(5% fat)' selects among several foods, wherever it occurs.
  const shares = after.filter((word) => /%$/.test(word));
  const others = after.filter((word) => !shares.includes(word));
  // 'Mixed vegetables (peas, carrots)' lists what is in it.
  const isMix = /\bmix(?:ed)?\b/.test(named);
  const alone = tail.split(/[,;()]+/).flatMap((part) => {
    const words =
      isMix || /\s(?:with|without|for|from|to|no|not|per|on|at|or)\s/.test(` ${part}`) ? [] : foodWords(part);
    return words.length === 1 ? words : [];
  });
  return choicesOf(named).map((choice) => {
    const main = [...shares, ...foodWords(choice).map(wellSpelt)];
    return { main, liquid, beside, extra: whenWeighed(main, others), alone };
  });
}

/** 'plain Greek yogurt' is Greek before it is plain, and 'lean pork mince' is mince before it is lean. */
function weightOf(word: string): number {
  // A share of fat is more specific than 'extra lean'.
  if (word.endsWith('%')) return 300;
  return TRAILING_WORDS.has(word) && word !== 'mince' ? 90 : 100;
}

/** The name with the most words in the query, words of `main` first; ties go to the first in the table. */
function bestName({ main, liquid, extra }: Query): FoodName | null {
  // 'minced meat' may be from any animal, 'mince' alone is beef.
  const isAnyMeat = main.includes('meat');
  const nouns = main.filter((word) => !TRAILING_WORDS.has(word)).toReversed();
  const last = (isAnyMeat ? undefined : main.findLast(isFoodWord)) ?? main.at(-1) ?? '';
  const inMain = new Set([...main, ...liquid]);
  const inAll = new Set([...main, ...liquid, ...extra]);
  for (const noun of nouns.length > 0 ? nouns : [last]) {
    let best: FoodName | null = null;
    let bestScore = 0;
    for (const name of namesWith(noun)) {
      if (!name.words.every((word) => inAll.has(word))) continue;
      const score = name.words.reduce((sum, word) => sum + (inMain.has(word) ? weightOf(word) : 1), 0);
      if (score > bestScore) [best, bestScore] = [name, score];
    }
    // A noun without a name is read as a piece: 'loaf' after 'white bread'.
    if (best !== null) return best;
  }
  return null;
}

/** Whether a word names a kind of piece: a 'loaf' of bread, a 'ball' of mozzarella. */
const isPiece = (id: string, word: string) =>
  ingredientPortions(id).some(
    ({ measure, least }) => least !== undefined && foodWords(measure).includes(word),
  );

/** Whether a word beside a food's name adds nothing: part of another of its names, an origin, a cut, a piece. */
function isAccounted(id: string, word: string): boolean {
  if (isHarmlessWord(word) || isPiece(id, word)) return true;
  if (word === 'powder' && findSupplement(id) !== undefined) return true;
  return isWordOf(id, word) && !isFoodWord(word);
}

/** 'Unsweetened' for a food whose row is sweetened. */
function isContrary(id: string, word: string): boolean {
  const positive = /^un((?!cook|drain)[a-z]+ed)$/.exec(word)?.[1];
  return (
    positive !== undefined && foodWords(plainFoodText(findIngredient(id)?.name ?? '')).includes(positive)
  );
}

/** Share of fat, in percent, by which a mince may differ from the row used for it. */
const NEAR_SHARE = 6;

/** Whether a share of fat means another mince: '5%' for a row with 23. Lean meat has 80 kcal per 100 g, a gram of fat 9. */
function isOtherShare(id: string, word: string): boolean {
  const share = Number(/^([\d.]+)%$/.exec(word)?.[1] ?? 100);
  const details = ingredientDetails(id);
  const fat = ((findIngredient(id)?.kcalPer100g ?? 0) - 80) / 9;
  if (share >= 100 || details?.category !== 'meat' || details.state !== 'raw') return false;
  return [share, 100 - share].every((one) => Math.abs(one - fat) > NEAR_SHARE);
}

/** Leftover words of a line: not part of the food's names, nor a form, cut, preparation or brand. */
function leftWords({ main, extra, alone }: Query, { id, words }: FoodName): string[] {
  const isLeft = (word: string) => !words.includes(word) && !isAccounted(id, word);
  return [
    ...main.filter((word) => isLeft(word) || (!words.includes(word) && isOtherShare(id, word))),
    ...alone.filter(
      (word) => isLeft(word) && !isWordOf(id, word) && !SAID_AFTERWARDS.has(word) && !COMES_WITH.has(word),
    ),
    ...[...main, ...extra].filter((word) => isContrary(id, word)),
  ];
}

/** Whether further words make it another food or a mixture: 'smoked', 'in brine', 'with rice', or both words of 'wild rice'. */
function isOtherFood({ main, liquid, beside, extra, alone }: Query, name: FoodName): boolean {
  const all = new Set([...main, ...liquid, ...alone]);
  const others = beside.filter((word) => !COMES_WITH.has(word) && !isHarmlessWord(word));
  // Chicken in gravy is not chicken gravy; fish in oil is in the tables.
  const isPacked =
    ['in', 'with'].some((word) => name.words.includes(word)) ||
    ingredientDetails(name.id)?.category === 'fish';
  return (
    OTHER_FOODS.some(
      (words) => words.every((word) => all.has(word)) && !words.every((word) => name.words.includes(word)),
    ) ||
    others.some((word) => !name.words.includes(word) || !(isPacked || main.includes(word))) ||
    extra.some((word) => CHANGING_WORDS.has(word) && !name.words.includes(word))
  );
}

/**
 * Id of the food or supplement for a name and the words after its comma, in British or American words, singular or
 * plural; null if the tables loaded so far have no such food. The most specific name wins. Reads at most 160
 * characters of each.
 */
export function findFood(name: string, preparation = ''): string | null {
  if (preparation === '' && isFoodId(name)) return name;
  return foundIn(`${name.slice(0, MAX_NAME)}${BETWEEN}${preparation.slice(0, MAX_NAME)}`);
}

/** Separator that cannot occur in the text of a line. */
const BETWEEN = '\u0000';

/** Food by a name and the words after its comma, cached. */
const foundIn = memoised(readFood, NAMES_KEPT);

/** The row of the same meat without skin: 'chicken-meat' for 'chicken-whole-skin'; null if the tables have none. */
function withoutSkin(id: string): string | null {
  if (!/-skin\b/.test(id)) return id;
  const skinless = [id.replace('whole-skin', 'meat'), id.replace('skin', 'meat')];
  return skinless.find((one) => ingredientDetails(one) !== undefined) ?? null;
}

/** Each reading of a name with the words that it leaves over, without those that are another food. */
const readings = (plain: string, after: string) =>
  readQueries(plain, after).flatMap((query) => {
    const best = bestName(query);
    return best === null || isOtherFood(query, best) ? [] : [{ query, best, left: leftWords(query, best) }];
  });

/**
 * Leftover words beside the nearest food to a name missing from the tables: 'black' of black rice. None if they name a
 * food themselves or are its noun: goat liver is not a kind of goat.
 */
export function leftOver(name: string, preparation: string): readonly string[] {
  const [plain = '', after = ''] = [name, preparation].map((text) => plainFoodText(text.slice(0, MAX_NAME)));
  const [near] = readings(plain, after).filter(({ best }) => findSupplement(best.id) === undefined);
  const noun = near?.query.main.findLast((word) => !TRAILING_WORDS.has(word));
  const isKind = (word: string) => word !== noun && !isFoodWord(word) && !CHANGING_WORDS.has(word);
  return near?.left.every(isKind) ? near.left : [];
}

function readFood(both: string): string | null {
  const [plain = '', after = ''] = both.split(BETWEEN).map(plainFoodText);
  const read = readings(plain, after).find(({ left }) => left.length === 0);
  if (read === undefined) return null;
  const { query, best } = read;
  const isMeat = ingredientDetails(best.id)?.category === 'meat';
  const isAsNamed = best.words.includes('skinon') || best.words.includes('bone');
  if (isMeat && !isAsNamed && UNEATEN_PARTS.test(`${plain} ${after}`)) return null;
  const isSkinless = query.main.includes('skinless') || query.extra.includes('skinless');
  const id = inState(best, query);
  return isMeat && isSkinless && id !== null ? withoutSkin(id) : id;
}

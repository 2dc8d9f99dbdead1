import type { Species } from '../reference/species.ts';
import { findNamedFoods } from '../safety/audit/find-unsafe-foods.ts';
import { durationsIn, textBefore } from '../units/durations.ts';
import { plainText, wordsOf } from '../words/forms.ts';
import { FOOD_GROUPS, type FoodGroup } from './food-groups.ts';
import { type FoodsNamed, foodsNamed } from './foods-named.ts';
import { ILLNESSES, type Illness, isEmergency, REPRODUCTION } from './illnesses.ts';
import { TOPICS, type Topic } from './topics.ts';

/** The commonest words of English and of requests to a cook, which do not describe a dish. */
const WORDS = `
  about above after again all almost already also although always and any anyone anything are around ask away back because been before
  being below best better between big bit both but buy came can cannot come comes could day days did different does doing done down
  during each easy eat eaten eating eats either else enough especially even ever every everyone everything far feed feeding feeds feel few find fine first food foods
  for from full gave get gets getting give gives giving good got great had has have having healthy hello help her here hers him his home homemade
  how however idea ideas instead into its just keep kind know large last least less let like liked likes little long look looking lot lots love loved loves
  made make makes making many may maybe meal meals might mine month months more most much must need needs never new next nice nor not nothing now off often old older once
  one only other others our out over own owner people perhaps pet pets please plus prefer put quick quickly quite really recipe recipes right safe said same say see seem
  several shall she should show simple since small some someone something soon still stop style such suggest sure take takes tell than thank thanks that the their them then
  there these they thing things think this those three through till time times today tonight too tried try trying two type under until upon use used useful uses using usually very
  want wanted wants was way week weeks well went were what when where whether which while who whole why will wish with within without won work worried would year years yes yet you your
  bowl bowls dinner dinners dish dishes lunch breakfast supper suppers portion portions serving servings ingredients ingredient
  boil boiled boiling cook cooked cooker cooking cooks fry fried heat heated mix mixed prepare prepared serve served
  adult adults animal animals big breed cat cats dog dogs free kitten kittens organic pup puppies puppy senior seniors`;

const STOP_WORDS: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/));

/** Whether a word, in lower case, is a stop word. */
function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** A parsed question. Contains only what the question states; infers nothing. */
export type Question = {
  /** Null if neither the question nor the page it is asked on names a species. */
  species: Species | null;
  /** Whether the question itself names a dog or a cat. */
  isAnimalNamed: boolean;
  stage: 'growth' | 'adult' | 'senior' | 'reproduction' | null;
  size: 'small' | 'large' | null;
  role: 'everyday' | 'occasional';
  wanted: readonly FoodGroup[];
  isChoice: boolean;
  avoided: readonly FoodGroup[];
  topics: readonly Topic[];
  illnesses: readonly Illness[];
  isEmergency: boolean;
  isMeatless: boolean;
  isOrganic: boolean;
  maxMinutes: number | null;
  /** Toxic foods the question asks for, by their names in the table. */
  toxicFoods: readonly string[];
  /** Words to match against titles. */
  words: readonly string[];
  /** Whether the pet it is asked for may have a food of the tables; every food without it. */
  mayUse?: (foodId: string) => boolean;
  /** The pet has a condition in which only a vet should dose. */
  isForVet?: boolean;
};

/** A question with a known species. */
export type SettledQuestion = Question & { species: Species };

const DOG =
  /\b(?:dogs?|pupp(?:ys?|ies)|pups?|doggy|hounds?|labradors?|spaniels?|terriers?|retrievers?|collies?|poodles?|bulldogs?|pugs?|dachshunds?|greyhounds?|whippets?|chihuahuas?|german shepherds?|beagles?|rottweilers?|great danes?|mastiffs?)\b/;
const CAT =
  /\b(?:cats?|kittens?|kittys?|kitties|moggy|tom ?cat|maine coons?|ragdolls?|persians?|bengals?|siamese)\b/;
const SMALL =
  /\b(?:small|little|tiny|toy|mini(?:ature)?) (?:\w+ )?(?:dogs?|breeds?)\b|\b(?:chihuahuas?|dachshunds?|pugs?|yorkies?|terriers?)\b/;
const LARGE =
  /\b(?:big|large|giant|huge) (?:\w+ )?(?:dogs?|breeds?)\b|\b(?:great danes?|mastiffs?|rottweilers?|st bernards?|newfoundlands?)\b/;
const AGE = /\b(\d{1,2})[- ]?(?:(weeks?|months?|years?|yrs?|yo)\b)(?:[- ]olds?\b)?/g;
const GROWTH = /\b(?:pupp(?:ys?|ies)|pups?|kittens?)\b/;
const SENIOR = /\bseniors?\b|\bold(?:er)?\b|\belderly\b|\bage?ing\b|\bgeriatric\b/;
const ADULT = /\badults?\b|\bgrown\b/;
const TREAT =
  /\btreats?\b|\bsnacks?\b|\bbiscuits?\b|\brewards?\b|\bcookies?\b|\bnibbles?\b|\btoppers?\b|\btraining\b/;
const ORGANIC = /\borganic\b/;
const MEATLESS =
  /\bvegan\b|\bvegetarian\b|\bplant[- ]based\b|\bmeat[- ]?(?:less|free)\b|\b(?:no|without) meat\b/;
/** Words before a maximum time. */
const LIMIT =
  /\b(?:under|within|in|less than|max(?:imum)?|at most|up to|no more than|only have|only got|have)\s{1,2}(?:about\s)?$/;

/** 'For 2 weeks', 'in the last 2 months' and '3 weeks ago' are no ages; 'for a 2 year old' is. */
const LASTING = /\b(?:for|in|last|past|next|every|after|over|within|another|of)\s{1,2}(?:about\s)?$/;
const LASTED = /^\s{1,2}(?:ago|worth|of|now|supply)\b/;

/** Life stage from an age in weeks, months or years, by the bounds of the calculators. */
function stageOfAges(text: string): Question['stage'] {
  for (const { index, 0: said, 1: number = '', 2: unit = '' } of text.matchAll(AGE)) {
    const isTime = LASTING.test(textBefore(text, index)) || LASTED.test(text.slice(index + said.length));
    if (isTime && !/old|yo/.test(said)) continue;
    const months = unit.startsWith('w')
      ? Number(number) / 4
      : unit.startsWith('m')
        ? Number(number)
        : Number(number) * 12;
    return stageOfMonths(months);
  }
  return null;
}

function stageOfMonths(months: number): 'growth' | 'adult' | 'senior' {
  if (months < 12) return 'growth';
  return months < 84 ? 'adult' : 'senior';
}

function stageOf(text: string): Question['stage'] {
  if (REPRODUCTION.test(text)) return 'reproduction';
  const withoutAges = text.replace(AGE, ' ');
  if (GROWTH.test(withoutAges)) return 'growth';
  const ofAge = stageOfAges(text);
  if (ofAge !== null) return ofAge;
  if (SENIOR.test(withoutAges)) return 'senior';
  return ADULT.test(text) ? 'adult' : null;
}

function speciesOf(text: string, given: Species | undefined): Species | null {
  const isDog = DOG.test(text);
  const isCat = CAT.test(text);
  if (isDog !== isCat) return isDog ? 'dog' : 'cat';
  return given ?? null;
}

function minutesOf(text: string): number | null {
  const limit = durationsIn(text).find(({ start, inDays }) => !inDays && LIMIT.test(textBefore(text, start)));
  return limit === undefined ? null : Math.round(limit.mostSeconds / 60);
}

/** Removes the names of illnesses: a bad kidney is not a request for kidneys. */
function withoutIllnesses(text: string): string {
  return ILLNESSES.reduce((left, { words }) => left.replace(new RegExp(words, 'g'), ' '), text);
}

function toxicFoodsIn(text: string, species: Species | null): string[] {
  const flags = (species === null ? (['dog', 'cat'] as const) : [species]).flatMap((kind) =>
    findNamedFoods(text, kind),
  );
  return [...new Set(flags.filter(({ severity }) => severity === 'toxic').map(({ food }) => food))];
}

/** Without meat also means without fish; not granted for cats, which cannot live without either. */
function foodsFor(text: string, species: Species | null): FoodsNamed {
  const named = foodsNamed(text);
  if (!MEATLESS.test(text)) return named;
  const isAnimal = ({ name }: FoodGroup) => name === 'meat' || name === 'seafood';
  const avoided = named.avoided.filter((group) => !isAnimal(group));
  const wanted = named.wanted.filter((group) => !isAnimal(group));
  return {
    ...named,
    wanted,
    avoided: species === 'cat' ? avoided : [...avoided, ...FOOD_GROUPS.filter(isAnimal)],
  };
}

/** Longer questions are cut. */
const MOST_CHARACTERS = 1000;

/**
 * Parses a question as owners write it: species, age, size, foods wanted and ruled out, wishes, illnesses. The
 * question's own words take precedence over `given`, the species of the list it is asked on.
 */
export function readQuestion(query: string, given?: Species): Question {
  const asked = query.slice(0, MOST_CHARACTERS);
  const text = plainText(asked);
  const species = speciesOf(text, given);
  const plain = withoutIllnesses(text);
  const toxicFoods = toxicFoodsIn(asked, species);
  return {
    species,
    isAnimalNamed: DOG.test(text) || CAT.test(text),
    stage: stageOf(text),
    size: SMALL.test(text) ? 'small' : LARGE.test(text) ? 'large' : null,
    role: TREAT.test(text) ? 'occasional' : 'everyday',
    ...foodsFor(plain, species),
    topics: TOPICS.filter(({ words }) => words.test(text)),
    illnesses: ILLNESSES.filter(({ words }) => words.test(text)),
    isEmergency: isEmergency(text, toxicFoods.length > 0),
    isMeatless: MEATLESS.test(text),
    isOrganic: ORGANIC.test(text),
    maxMinutes: minutesOf(asked.toLowerCase()),
    toxicFoods,
    words: [...new Set(wordsOf(plain))].filter((word) => /^\p{L}{3,}$/u.test(word) && !isStopWord(word)),
  };
}

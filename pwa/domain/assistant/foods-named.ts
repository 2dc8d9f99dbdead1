import { type FoodGroup, groupAt, plainWords } from './food-groups.ts';

export type FoodsNamed = {
  wanted: FoodGroup[];
  avoided: FoodGroup[];
  /** 'rabbit or venison': one of the wanted foods suffices. */
  isChoice: boolean;
};

/** Cues that rule out the foods after them, up to the end of the list. Matched against `plainWords`. */
const AGAINST =
  /^(?:no|not|without|avoid|avoiding|allergic to|allergic :|allergy to|intolerant to|intolerant of|intolerance to|sensitive to|sensitivity to|hate|hated|dislike|except|exclude|excluded|excluding|eliminate|minus|never|nothing with|anything but|everything but|all but|other than|apart from|instead of|rather than|free of|free from|away from|clear of|cut out|leave out|cant|cannot|can not|wont|doesnt|dont|shouldnt|mustnt|refuse|(?:react|reaction)(?: \w+)? to|(?:sick|ill|itchy) from|(?:after|when|if) (?:\w+ )?(?:eat|eating|fed)|(?:issue|problem|trouble) with|gone off|went off|bored of|tired of|sick of|stopped eating|stopped|skip|ban)$/;
/** These too, unless a food or a wish stands beside them: 'allergies: chicken', not 'a chicken allergy'. */
const COMPLAINT = /^(?:allergy|allergen|intolerance|sensitivity)$/;
/** Cues that make the following foods wanted again. */
const FOR =
  /^(?:with|but|want|like|love|adore|prefer|enjoy|using|use|contain|containing|made|something|some|give|try|only|based|can|recipe|include|including|however|except for)$/;
/** Turn a cue round even directly after it: 'not only chicken'. */
const TURNS = /^(?:but|only|however|except for)$/;
const ENDS = /^[.:]$/;
const JOINS =
  /^(?:,|and|or|nor|also|plus|any|other|type|kind|food|are|of|the|to|eat|have|much|more|all|either|be|fed|him|her|it|feed)$/;
/** Cues after the food: 'chicken allergy', 'grain-free', 'beef makes him itch'. */
const AGAINST_BEHIND =
  /^(?:allergy|allergic|free|intolerance|intolerant|sensitivity|upset|disagree|make|give|trigger|cause|out|react|itch|doesnt|dont|isnt|arent)$/;
const BEHIND_REACH = 6;
const LONGEST_CUE = 3;
/** 'no minced or cubed beef' still refers to beef; beyond this distance the cue is about something else. */
const MAX_UNKNOWN_WORDS = 2;

function cueAt(words: readonly string[], at: number, cue: RegExp): number {
  for (let length = LONGEST_CUE; length > 0; length -= 1) {
    if (at + length <= words.length && cue.test(words.slice(at, at + length).join(' '))) return length;
  }
  return 0;
}

/** Whether the words after a food, before the next statement, rule it out. */
function isAgainstBehind(words: readonly string[], from: number): boolean {
  for (let at = from; at < Math.min(words.length, from + BEHIND_REACH); at += 1) {
    const word = words[at] ?? '';
    // 'Chicken for an upset stomach', 'for a dog that reacts to beef': what follows is its purpose.
    if (ENDS.test(word) || word === 'for') return false;
    if (word === 'free') return words[at + 1] !== 'range';
    if (word === 'allergic' && words[at + 1] === 'to') return false;
    // 'fish that gives him energy' is not a complaint: these verbs count only directly after the food.
    if (/^(?:make|give|cause)$/.test(word) && at > from) return false;
    if (AGAINST_BEHIND.test(word)) return true;
    if (groupAt(words, at) !== null || FOR.test(word)) return false;
  }
  return false;
}

type Mention = { group: FoodGroup; first: number; after: number; isAgainst: boolean };

/** 'won't eat anything but chicken' asks for chicken. */
function isOnlyThis(words: readonly string[], at: number): boolean {
  const before = words.slice(Math.max(0, at - 5), at).join(' ');
  return /\b(?:wont|refuse|doesnt|dont|will not|nothing|only)\b/.test(before);
}

function mentionsIn(words: readonly string[]): Mention[] {
  const mentions: Mention[] = [];
  let isAgainst = false;
  /** Unknown words since the last food or cue. */
  let unknownWords = 0;
  let isInList = false;
  /** Index after the words that only belong to the last cue: 'does not like', 'foods to avoid:'. */
  let cueEnd = -1;
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const food = groupAt(words, at);
    if (food !== null) {
      mentions.push({ group: food.group, first: at, after: at + food.length, isAgainst });
      at += food.length;
      [unknownWords, isInList] = [0, true];
      continue;
    }
    const isComplaint = COMPLAINT.test(word) && mentions.at(-1)?.after !== at && words[at + 1] !== 'with';
    const against = cueAt(words, at, AGAINST) || Number(isComplaint);
    if (against > 0) {
      const isExcept = /but|except|other than|apart from/.test(words.slice(at, at + against).join(' '));
      isAgainst = !(isExcept && isOnlyThis(words, at));
      at += against;
      cueEnd = at;
      [unknownWords, isInList] = [0, false];
      continue;
    }
    const isOfCue =
      at === cueEnd && (word === ':' || JOINS.test(word) || FOR.test(word)) && !TURNS.test(word);
    if (isOfCue) cueEnd += 1;
    const isListGap = word === ',' && isInList && isListAfter(words, at + 1);
    if (!JOINS.test(word) && !isOfCue) unknownWords += 1;
    const isOver = (ENDS.test(word) || FOR.test(word)) && !isOfCue;
    if (isOver || (word === ',' && !isListGap) || unknownWords > MAX_UNKNOWN_WORDS) isAgainst = false;
    at += 1;
  }
  return mentions;
}

/** Whether a comma continues a list of foods: 'chicken, beef and dairy'. */
function isListAfter(words: readonly string[], from: number): boolean {
  let at = from;
  while (at < words.length && /^(?:and|or|nor|also|any)$/.test(words[at] ?? '')) at += 1;
  return groupAt(words, at) !== null;
}

/** 'beef and chicken allergy', 'chicken or beef free': also rules out the foods joined to an unwanted one. */
function denyBackwards(words: readonly string[], mentions: Mention[]): void {
  for (let index = mentions.length - 1; index >= 0; index -= 1) {
    const mention = mentions[index] as Mention;
    const next = mentions[index + 1];
    const between = next === undefined ? [] : words.slice(mention.after, next.first);
    const isJoined = next?.isAgainst === true && between.every((word) => /^(?:,|and|or|nor)$/.test(word));
    if (isAgainstBehind(words, mention.after) || isJoined) mention.isAgainst = true;
  }
}

/** Foods a question asks for and foods it rules out. A food named both ways is ruled out. */
export function foodsNamed(text: string): FoodsNamed {
  const words = plainWords(text);
  const mentions = mentionsIn(words);
  denyBackwards(words, mentions);
  const avoided = new Set(mentions.filter(({ isAgainst }) => isAgainst).map(({ group }) => group));
  const wanted = mentions.filter(({ isAgainst, group }) => !isAgainst && !avoided.has(group));
  const isChoice = wanted.some((mention, index) => {
    const next = wanted[index + 1];
    return next !== undefined && words.slice(mention.after, next.first).includes('or');
  });
  return { wanted: [...new Set(wanted.map(({ group }) => group))], avoided: [...avoided], isChoice };
}

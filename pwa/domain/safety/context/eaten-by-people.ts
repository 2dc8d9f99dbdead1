import { CLASS } from '../lexicon/word-classes.ts';
import { holdsWord, unionOf } from '../lexicon/word-set.ts';
import { classAt, gapAt, isOneOf, type Line, rawWord, SENTENCE_END, wordSet } from '../line/line.ts';
import type { Extent } from '../line/mention.ts';
import { GAP } from '../line/tokens.ts';
import { CLAUSE_STARTS, FEEDS, PREPOSITION, SMALL } from '../negation/clause-words.ts';
import { isRetracted } from '../negation/retracted-denial.ts';

const EATER = wordSet(
  'i we husband wife partner mum dad mother father son daughter kid child guest grandad grandma granny gran family everyone neighbour friend girlfriend boyfriend human people you',
);
const PAST = wordSet('had ate drank drunk eaten eating drinking having ordered finished enjoyed sipped');
const EATS = wordSet('eat drink enjoy sip like love prefer');
const GETS = wordSet('get have');
const SELF = wordSet('yourself yourselves myself ourselves himself herself');
const FOR = wordSet('for');
const US = wordSet('us me myself ourselves you yourself human people kid family grown adult');
const BE = wordSet('is are was were be stay go goes');
const PET = wordSet('dog cat puppy kitten pup pet he she his him her bowl hers');
/** Shares of people's food that the animal gets. */
const SHARED = wordSet(
  'left leftover spare rest remainder remain same too also some one other half share shared lick licked scrap crumb sauce crust corner bit',
);
const GIVES = wordSet('give gave fed feed offer offered slip slipped toss throw threw');
const OWN = wordSet('his her their plain rice chicken kibble carrot water a');
const SO = wordSet('so');
const DID = wordSet('did does do');
const JOINED = wordSet('with including');
const AND = wordSet('and');
const TAKES = unionOf(FEEDS, wordSet('love loved like liked licked finished'));
const IT = wordSet('it them');
const BUT_NOT = wordSet('not never no nt dont doesnt didnt');
const MAKES = wordSet('make have brew enjoy sip drink kettle');
const CUP = wordSet('cup mug pot glass brew');
const WHILE = wordSet('while whilst');
const MEANWHILE = wordSet('while whilst during alongside beside besides');
const BETTER = wordSet('better worse nicer healthier cheaper easier tastier faster quicker');
const THAN = wordSet('than');
const OVER = wordSet('over');
const SAME = wordSet('same');
const TOOLS = wordSet('time pot pan oven heat temperature tray shelf hob day evening night');
const WARM_FROM = wordSet('hot warm');
const FROM = wordSet('from');
const OURS = wordSet('our my your us ours mine yours');
const TO_US = unionOf(OURS, US, EATER);
const HAND = wordSet('hand');
const IN = wordSet('in into on');
const THE = wordSet('the his her it its them');
const REACH = 9;
const SENTENCE_REACH = 24;
const ASKED = unionOf(EATER, SELF, US, WHILE, OURS, BETTER, SAME, WARM_FROM, HAND, OVER);

/** Words that are no noun behind the food. */
const NO_HEAD = unionOf(ASKED, CLAUSE_STARTS, FEEDS, PREPOSITION, SMALL);

/** Whether some word of the line names a person who may eat; looked at once a line. */
export const mayNameEaters = (line: Line): boolean =>
  line.tokens.words.some((word) => holdsWord(ASKED, word));

const isSentence = (line: Line, at: number) =>
  !(gapAt(line, at) & SENTENCE_END) && line.tokens.words[at] !== undefined;
const isClause = (line: Line, at: number) =>
  isSentence(line, at) && !(gapAt(line, at) & (GAP.dash | GAP.comma));

/** Index of the first of these words behind the food in its clause, up to a comma; -1 where there is none. */
function behind(line: Line, last: number, set: ReturnType<typeof wordSet>): number {
  for (let at = last + 1; at <= last + REACH && isClause(line, at); at += 1)
    if (isOneOf(line, at, set)) return at;
  return -1;
}

/** 'we all had curry', 'I drink my coffee', 'the kids get chocolate': a person is who eats it, and no animal with them. */
function isSubjectPerson(line: Line, first: number): boolean {
  for (let at = first - 1; at >= first - REACH && at >= 0 && isClause(line, at + 1); at -= 1) {
    if (isOneOf(line, at, PET)) return false;
    const isPast = isOneOf(line, at, PAST);
    if (!isPast && !isOneOf(line, at, EATS) && !isOneOf(line, at, GETS)) {
      // 'I like adding garlic'.
      if (classAt(line, at) & CLASS.include && !(classAt(line, at) & CLASS.filler)) return false;
      continue;
    }
    for (let who = at - 1; who >= at - 4 && who >= 0 && isClause(line, who + 1); who -= 1) {
      if (isOneOf(line, who, PET) || isOneOf(line, who, BUT_NOT)) return false;
      if (isOneOf(line, who, EATER))
        return isPast || !isOneOf(line, at, PREFERS) || !isOneOf(line, who, SPEAKS);
    }
    return false;
  }
  return false;
}

const SPEAKS = wordSet('i we you');
/** Verbs of 'you' for an ingredient as well as for a meal. */
const PREFERS = wordSet('get have like love prefer');

/** The last word of the dish that a food gives its name to: 'garlic bread'. */
const dishEnd = (line: Line, last: number) =>
  gapAt(line, last + 1) === 0 && classAt(line, last + 1) === 0 && !isOneOf(line, last + 1, NO_HEAD)
    ? last + 1
    : last;

/** 'is for us', 'the grapes are for me'. */
function isSaidForUs(line: Line, last: number): boolean {
  if (gapAt(line, last + 1) !== 0) return false;
  const be = isOneOf(line, last + 1, BE) ? last + 2 : last + 1;
  const next = classAt(line, be) & CLASS.adverb ? be + 1 : be;
  return isOneOf(line, next, FOR) && (isOneOf(line, next + 1, US) || isOneOf(line, next + 2, US));
}

/** 'make a cup of tea while the rice cooks'. */
function isBreak(line: Line, first: number, last: number): boolean {
  if (!isOneOf(line, last + 1, WHILE)) return false;
  for (let at = first - 1; at >= first - 5 && isClause(line, at + 1); at -= 1)
    if (isOneOf(line, at, MAKES)) return isOneOf(line, first - 2, CUP) || isOneOf(line, first - 1, CUP);
  return false;
}

/** 'while our lasagne bakes', 'over a coffee', 'better than my own curry', 'the pan I make onion soup in'. */
function isInPassing(line: Line, first: number, last: number): boolean {
  if (isOneOf(line, first - 2, CUP) && isOneOf(line, last + 2, HAND)) return true;
  let isOurs = false;
  for (let at = first - 1; at >= first - REACH && at >= 0 && isClause(line, at + 1); at -= 1) {
    if (isOneOf(line, at, PET)) return false;
    if (isOneOf(line, at, SAME)) return isOneOf(line, at + 1, TOOLS) || isOneOf(line, at + 2, TOOLS);
    if (isOneOf(line, at, THAN)) return isOurs && isOneOf(line, at - 1, BETTER);
    if (isOneOf(line, at, MEANWHILE)) return isOurs;
    if (isOneOf(line, at, FROM)) return isOneOf(line, at - 1, WARM_FROM);
    if (isOneOf(line, at, OVER)) return gapAt(line, at) !== 0 && isOneOf(line, at + 1, A);
    isOurs ||= isOneOf(line, at, TO_US);
  }
  return false;
}
const A = wordSet('a');

/** 'which he finishes', 'he loved it', in this sentence or the next. */
function isTakenByPet(line: Line, last: number): boolean {
  for (let at = last + 1; at < last + REACH; at += 1) {
    if (!isOneOf(line, at, PET) || !isOneOf(line, at + 1, TAKES) || gapAt(line, at + 1) !== 0) continue;
    const end = isOneOf(line, at + 2, IT) ? at + 3 : at + 2;
    if (gapAt(line, end) !== 0) return true;
  }
  return false;
}

/** '… and he gets the rest', '… so does the dog', '… in the stew': an animal shares what they eat. */
function isSharedOut(line: Line, last: number): boolean {
  if (gapAt(line, last + 1) === 0 && isOneOf(line, last + 1, IN) && isOneOf(line, last + 2, THE)) return true;
  if (isTakenByPet(line, last)) return true;
  for (let at = last + 1; at <= last + SENTENCE_REACH && isSentence(line, at); at += 1) {
    const isWithPet = isOneOf(line, at + 1, PET) || isOneOf(line, at + 2, PET);
    if (isOneOf(line, at, JOINED) && isClause(line, at) && isWithPet) return true;
    // 'and gave him four'; 'and gave him his rice' names what he got.
    if (isOneOf(line, at, GIVES) && isWithPet && !isOneOf(line, at + 2, OWN) && !isOneOf(line, at + 3, OWN))
      return true;
    // 'for us and for the dog'.
    if (isOneOf(line, at - 1, AND) && isOneOf(line, at, FOR) && isWithPet) return true;
    if (isOneOf(line, at, SHARED) || (isOneOf(line, at, SO) && isOneOf(line, at + 1, DID))) return true;
    if (rawWord(line, at) === 'as' && rawWord(line, at + 1) === 'well') return true;
  }
  return false;
}

/** 'eat the grapes yourself', 'pour yourself a glass of wine'. */
function isForOneself(line: Line, first: number, last: number): boolean {
  if (behind(line, last, PET) >= 0) return false;
  for (let at = first - 1; at >= first - 5 && at >= 0 && isClause(line, at + 1); at -= 1)
    if (isOneOf(line, at, SELF)) return true;
  return behind(line, last, SELF) >= 0;
}

/** A food that the people of the house eat or drink, no animal with them, and that is not brought back behind it. */
export function isEatenByPeople(line: Line, extent: Extent, limit: number): boolean {
  const { first } = extent;
  const last = dishEnd(line, extent.last);
  const isTheirs =
    isSaidForUs(line, last) ||
    isBreak(line, first, last) ||
    isInPassing(line, first, last) ||
    isForOneself(line, first, last) ||
    isSubjectPerson(line, first);
  return isTheirs && !isSharedOut(line, last) && !isRetracted(line, extent, limit);
}

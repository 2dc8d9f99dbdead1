import { SPECIES, type Species } from '../recipe/species.ts';
import type { Certainty } from './certainty.ts';
import { FORM_RULES, type FormRule } from './form-rules.ts';
import { HIDDEN_NAMES } from './hidden-names.ts';
import { LOOK_ALIKES, LOOK_ALIKES_OF_CATS, LOOK_ALIKES_OF_DOGS } from './look-alikes.ts';
import { nameMisspelt } from './misspelt.ts';
import { BONE_CUTS } from './names/bone-cuts.ts';
import { COUNTED_NAMES } from './names/counted-names.ts';
import { endangers, TOXIC_FOODS, type ToxicFood } from './toxic-foods.ts';
import { CLASS, WORDS, type WordClass } from './word-classes.ts';
import { normaliseWord, singular } from './word-forms.ts';

/** A form rule with its words as ids of the vocabulary. */
export type CompiledForm = {
  food: ToxicFood;
  qualifiers: ReadonlySet<number>;
  parts: ReadonlySet<number>;
  safeIf: ReadonlySet<number>;
};

/** What the text must have for a name that is an everyday word as well: its capital, or an amount before it. */
export type NameNeeds = 'nothing' | 'capital' | 'count';

/** A dangerous food, as such or under another name. */
export type Hazard = { kind: 'hazard'; food: ToxicFood; certainty: Certainty; needs: NameNeeds };

/** What a phrase of the trie is: a dangerous food, a look-alike, a food that is dangerous in one form, a cut with its bone. */
export type Phrase =
  | Hazard
  | { kind: 'look-alike' }
  | { kind: 'form'; forms: CompiledForm[] }
  | { kind: 'cut'; cooked: ToxicFood; raw: CompiledForm };

/** One word of a phrase; `phrase` where a phrase ends here. */
export type TrieNode = { next: Map<number, TrieNode>; phrase: Phrase | null };

const vocabulary = new Map<string, number>();
const classes: number[] = [0];

/** The id of a normalised word, or of what it is the plural of; 0 for words that no rule knows. */
export function idOf(word: string): number {
  const id = vocabulary.get(word);
  if (id !== undefined) return id;
  return word.endsWith('s') ? (vocabulary.get(singular(word)) ?? 0) : 0;
}

/** An amount at the start of a word, without and with a unit; '⁄' is what '½' is normalised to. */
const GLUED_NUMBER = /^[\d⁄]+/;
const GLUED_AMOUNT = /^[\d⁄]+(?:x|k?g|[cm]?l|oz|lbs?|ts?p|tbsp|cups?)/;

/** The id of a word as people type it: '1onion', '½onion', '500gonions' and 'oinon' are onion. */
export function idAsTyped(word: string): number {
  const id = idOf(word);
  if (id !== 0 || word.length < 4) return id;
  if (word.charCodeAt(0) <= 57) {
    const letters = word.replace(GLUED_NUMBER, '');
    return letters.length < 4 ? 0 : idOf(letters) || idOf(word.replace(GLUED_AMOUNT, ''));
  }
  const name = nameMisspelt(word);
  return name === null ? 0 : idOf(name);
}

/** The id of a word that the rules need, taken into the vocabulary when new. */
export function intern(word: string): number {
  const known = vocabulary.get(word);
  if (known !== undefined) return known;
  vocabulary.set(word, classes.length);
  return classes.push(0) - 1;
}

const wordsOf = (text: string) => text.split(/\s+/).filter((word) => word !== '');

for (const [name, words] of Object.entries(WORDS) as [WordClass, string][]) {
  for (const word of wordsOf(words)) {
    const id = intern(word);
    classes[id] = (classes[id] ?? 0) | CLASS[name];
  }
}

/** The classes of a word, as bits of `CLASS`. */
export function classesOf(id: number): number {
  return classes[id] ?? 0;
}

const phraseIds = (phrase: string) =>
  wordsOf(phrase.replaceAll('-', ' ')).map((word) => intern(singular(normaliseWord(word))));

function plant(root: TrieNode, ids: readonly number[], phrase: Phrase): void {
  let node = root;
  for (const id of ids) {
    const next = node.next.get(id) ?? { next: new Map(), phrase: null };
    node.next.set(id, next);
    node = next;
  }
  if (phrase.kind === 'form' && node.phrase?.kind === 'form') node.phrase.forms.push(...phrase.forms);
  else if (node.phrase === null) node.phrase = phrase;
}

/** Also as one word ('stockcube'), which people write and which is never another word at that length. */
function plantWithJoined(root: TrieNode, text: string, phrase: Phrase): void {
  const ids = phraseIds(text);
  plant(root, ids, phrase);
  const joined = text.replaceAll(/[\s'-]/g, '');
  if (ids.length === 2 && joined.length >= 6 && /^[a-z]+$/.test(joined))
    plant(root, phraseIds(joined), phrase);
}

const idSet = (words: string) =>
  new Set(wordsOf(words).flatMap((word) => [intern(word), intern(singular(word))]));

const FOODS = new Map(TOXIC_FOODS.map((food) => [food.name, food]));

function foodCalled(name: string): ToxicFood {
  const food = FOODS.get(name);
  if (food === undefined) throw new RangeError(`No toxic food is called ${name}`);
  return food;
}

function compile(rule: FormRule): CompiledForm {
  return {
    food: foodCalled(rule.food),
    qualifiers: idSet(rule.qualifiers),
    parts: idSet(rule.parts),
    safeIf: idSet(rule.safeIf ?? ''),
  };
}

const hazard = (
  food: ToxicFood,
  certainty: Certainty = 'contains',
  needs: NameNeeds = 'nothing',
): Hazard => ({
  kind: 'hazard',
  food,
  certainty,
  needs,
});

function plantNames(root: TrieNode, species: Species): void {
  for (const { food: name, certainty, names } of HIDDEN_NAMES) {
    const food = foodCalled(name);
    if (!endangers(food, species)) continue;
    const plain = hazard(food, certainty);
    const capital = hazard(food, certainty, 'capital');
    for (const each of names) plantWithJoined(root, each, /^[A-Z]/.test(each) ? capital : plain);
  }
  for (const [name, words] of Object.entries(COUNTED_NAMES)) {
    const food = foodCalled(name);
    if (!endangers(food, species)) continue;
    for (const word of words.split(',')) plant(root, phraseIds(word), hazard(food, 'contains', 'count'));
  }
}

function plantCuts(root: TrieNode): void {
  const rule = FORM_RULES.find(({ food }) => food === 'Raw bones');
  if (rule === undefined) throw new RangeError('No form rule tells raw bones');
  const cut: Phrase = { kind: 'cut', cooked: foodCalled('Cooked bones'), raw: compile(rule) };
  for (const name of BONE_CUTS.trim().split(/[,\n]/)) plantWithJoined(root, name, cut);
}

function trieOf(species: Species): TrieNode {
  const root: TrieNode = { next: new Map(), phrase: null };
  for (const food of TOXIC_FOODS.filter((food) => endangers(food, species))) {
    // Seasoning mixes and their like are known by what they usually hold.
    const phrase = hazard(food, food.name.startsWith('Stock cubes') ? 'usually' : 'contains');
    for (const alias of food.aliases) plantWithJoined(root, alias, phrase);
  }
  plantNames(root, species);
  plantCuts(root);
  const own = species === 'cat' ? LOOK_ALIKES_OF_CATS : LOOK_ALIKES_OF_DOGS;
  for (const phrase of `${LOOK_ALIKES},${own}`.split(/[,\n]/)) {
    if (phrase.trim() !== '') plant(root, phraseIds(phrase), { kind: 'look-alike' });
  }
  for (const rule of FORM_RULES) {
    if (rule.species !== 'both' && rule.species !== species) continue;
    const form = compile(rule);
    for (const base of rule.bases.split(', ')) plant(root, phraseIds(base), { kind: 'form', forms: [form] });
  }
  return root;
}

const TRIES = Object.fromEntries(SPECIES.map((species) => [species, trieOf(species)])) as Record<
  Species,
  TrieNode
>;

/** Every phrase that matters for the species, word by word. */
export function phraseTrie(species: Species): TrieNode {
  return TRIES[species];
}

import { SPECIES, type Species } from '../recipe/species.ts';
import { FORM_RULES, type FormRule } from './form-rules.ts';
import { LOOK_ALIKES, LOOK_ALIKES_OF_CATS, LOOK_ALIKES_OF_DOGS } from './look-alikes.ts';
import { nameMisspelt } from './misspelt.ts';
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

/** What a phrase of the trie is: a dangerous food, a look-alike, or a food that is dangerous in one form. */
export type Phrase =
  | { kind: 'hazard'; food: ToxicFood }
  | { kind: 'look-alike' }
  | { kind: 'form'; forms: CompiledForm[] };

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

function compile(rule: FormRule): CompiledForm {
  const food = TOXIC_FOODS.find(({ name }) => name === rule.food);
  if (food === undefined) throw new RangeError(`No toxic food is called ${rule.food}`);
  return {
    food,
    qualifiers: idSet(rule.qualifiers),
    parts: idSet(rule.parts),
    safeIf: idSet(rule.safeIf ?? ''),
  };
}

function trieOf(species: Species): TrieNode {
  const root: TrieNode = { next: new Map(), phrase: null };
  for (const food of TOXIC_FOODS.filter((food) => endangers(food, species))) {
    for (const alias of food.aliases) plantWithJoined(root, alias, { kind: 'hazard', food });
  }
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

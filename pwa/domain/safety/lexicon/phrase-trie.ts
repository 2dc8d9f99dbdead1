import { SPECIES, type Species } from '../../reference/species.ts';
import { singular } from '../../words/forms.ts';
import { FORM_RULES, type FormRule } from './form-rules.ts';
import { HIDDEN_NAMES } from './hidden-names.ts';
import { LOOK_ALIKES, LOOK_ALIKES_OF_CATS, LOOK_ALIKES_OF_DOGS } from './look-alikes.ts';
import { BONE_CUTS, BONES_OF, BONY_PARTS, COOKED_WHOLE, WHOLE_ANIMALS } from './names/bone-cuts.ts';
import {
  BOUGHT_FOODS,
  CHOCOLATE_BY_SHARE,
  COUNTED_NAMES,
  HOP_FORMS,
  HOP_VARIETIES,
  NAMES_ALONE,
  PREPARED_DISHES,
  VITAMIN_D,
} from './names/counted-names.ts';
import { LANGUAGE_NAMES, OTHER_LANGUAGES } from './names/other-languages.ts';
import { type Certainty, endangers, TOXIC_FOODS, type ToxicFood } from './toxic-foods.ts';
import { intern, phraseIds, setOfIds, spacedWords, type WordSet } from './vocabulary.ts';

/** A cut with its bone. */
type Cut = {
  kind: 'cut';
  cooked: Hazard;
  raw: CompiledForm;
  /** A small animal, bone-in if counted; or words such as 'grilled whole' after an animal. */
  animal: 'counted' | 'said whole' | null;
};

/** A dangerous food, as such or under another name; a dish may also be a bone-in cut: 'buffalo wings'. */
export type Hazard = {
  kind: 'hazard';
  food: ToxicFood;
  certainty: Certainty;
  needs: NameNeeds;
  cut: Cut | null;
};

/** A form rule with its words as vocabulary ids. */
export type CompiledForm = {
  hazard: Hazard;
  qualifiers: WordSet;
  parts: WordSet;
  safeIf: WordSet;
  isAnimal: boolean;
};

/**
 * Condition for a name that is also an everyday word: its capital, an amount before it, a portion of a dish,
 * a percentage beside it, no noun after it, a dose for people, words of its language, no word that makes it home-made.
 */
export type NameNeeds =
  | 'nothing'
  | 'capital'
  | 'count'
  | 'portion'
  | 'share'
  | 'alone'
  | 'dose'
  | 'language'
  | 'bought';

/** The meaning of a phrase: a dangerous food, a look-alike, a food dangerous in one form, or a bone-in cut. */
export type Phrase = Hazard | { kind: 'look-alike' } | { kind: 'form'; forms: CompiledForm[] } | Cut;

/** One word of a phrase, with the meaning per species of the phrase that ends here. */
export type TrieNode = { next: Map<number, TrieNode> | null; dog: Phrase | null; cat: Phrase | null };

/** The trie of all relevant phrases. */
export const PHRASES: TrieNode = { next: new Map(), dog: null, cat: null };

function nodeOf(ids: readonly number[]): TrieNode {
  let node = PHRASES;
  for (const id of ids) {
    node.next ??= new Map();
    let next = node.next.get(id);
    if (next === undefined) {
      next = { next: null, dog: null, cat: null };
      node.next.set(id, next);
    }
    node = next;
  }
  return node;
}

/** The first phrase for the same words wins, except that forms add up and a dish may also be a cut. */
function plant(ids: readonly number[], phrase: Phrase, whom: readonly Species[]): void {
  const node = nodeOf(ids);
  for (const species of whom) {
    const planted = node[species];
    if (planted === null)
      node[species] = phrase.kind === 'form' ? { ...phrase, forms: [...phrase.forms] } : phrase;
    else if (phrase.kind === 'form' && planted.kind === 'form') planted.forms.push(...phrase.forms);
    else if (phrase.kind === 'cut' && planted.kind === 'hazard') node[species] = { ...planted, cut: phrase };
  }
}

/** Also as one word ('stockcube'): people write it that way, and at that length it is never another word. */
function plantWithJoined(text: string, phrase: Phrase, whom: readonly Species[]): void {
  const ids = phraseIds(text);
  plant(ids, phrase, whom);
  if (ids.length !== 2) return;
  const joined = text.replaceAll(/[\s'-]/g, '');
  if (joined.length >= 6 && /^[a-z]+$/.test(joined)) plant(phraseIds(joined), phrase, whom);
}

const idSet = (words: string) =>
  setOfIds(spacedWords(words).flatMap((word) => [intern(word), intern(singular(word))]));

const FOODS = new Map(TOXIC_FOODS.map((food) => [food.name, food]));

function foodCalled(name: string): ToxicFood {
  const food = FOODS.get(name);
  if (food === undefined) throw new RangeError(`No toxic food is called ${name}`);
  return food;
}

const endangered = (food: ToxicFood) => SPECIES.filter((species) => endangers(food, species));

const compile = (rule: FormRule): CompiledForm => ({
  hazard: hazard(foodCalled(rule.food)),
  qualifiers: idSet(rule.qualifiers),
  parts: idSet(rule.parts),
  safeIf: idSet(rule.safeIf ?? ''),
  isAnimal: rule.isAnimal === true,
});

const hazard = (
  food: ToxicFood,
  certainty: Certainty = 'contains',
  needs: NameNeeds = 'nothing',
): Hazard => ({ kind: 'hazard', food, certainty, needs, cut: null });

function plantFoods(): void {
  for (const food of TOXIC_FOODS) {
    // Seasoning mixes and the like are judged by what they usually contain.
    const phrase = hazard(food, food.name.startsWith('Stock cubes') ? 'usually' : 'contains');
    for (const alias of food.aliases) plantWithJoined(alias, phrase, endangered(food));
  }
}

function plantNames(): void {
  for (const { food: name, certainty, names } of HIDDEN_NAMES) {
    const food = foodCalled(name);
    const whom = endangered(food);
    const plain = hazard(food, certainty);
    const capital = hazard(food, certainty, 'capital');
    for (const each of names) plantWithJoined(each, /^[A-Z]/.test(each) ? capital : plain, whom);
  }
  for (const [name, words] of Object.entries(COUNTED_NAMES)) {
    const food = foodCalled(name);
    for (const word of words.split(','))
      plant(phraseIds(word), hazard(food, 'contains', 'count'), endangered(food));
  }
}

function plantNamesInContext(): void {
  const plantAll = (name: string, names: string, certainty: Certainty, needs: NameNeeds) => {
    const food = foodCalled(name);
    for (const each of names.split(','))
      plant(phraseIds(each), hazard(food, certainty, needs), endangered(food));
  };
  plantAll('Onion', PREPARED_DISHES, 'usually', 'portion');
  plantAll('Onion', BOUGHT_FOODS, 'usually', 'bought');
  plantAll('Sugar-free sweetened foods', 'sweetener', 'usually', 'bought');
  plantAll('Chocolate', CHOCOLATE_BY_SHARE, 'contains', 'share');
  plantAll('Excess vitamin D', VITAMIN_D, 'contains', 'dose');
  for (const [name, names] of Object.entries(NAMES_ALONE)) plantAll(name, names, 'contains', 'alone');
}

function plantLanguages(): void {
  const plantRows = (rows: string, needs: NameNeeds) => {
    for (const row of rows.trim().split('\n')) {
      const [name = '', names = ''] = row.split('|');
      const food = foodCalled(name);
      for (const each of names.split(','))
        plant(phraseIds(each), hazard(food, 'contains', needs), endangered(food));
    }
  };
  plantRows(OTHER_LANGUAGES, 'nothing');
  plantRows(LANGUAGE_NAMES, 'language');
}

function plantHops(): void {
  const hops = foodCalled('Hops');
  for (const variety of HOP_VARIETIES.split(',')) {
    for (const form of HOP_FORMS.split(','))
      plant(phraseIds(`${variety} ${form}`), hazard(hops), endangered(hops));
  }
}

function plantCuts(): void {
  const rule = FORM_RULES.find(({ food }) => food === 'Raw bones');
  if (rule === undefined) throw new RangeError('No form rule for raw bones');
  const raw = compile(rule);
  const plantAs = (names: string, animal: 'counted' | 'said whole' | null) => {
    const cut: Cut = { kind: 'cut', cooked: hazard(foodCalled('Cooked bones')), raw, animal };
    for (const name of names.trim().split(/[,\n]/)) plantWithJoined(name, cut, SPECIES);
  };
  plantAs(BONE_CUTS, null);
  for (const [animals, parts] of BONY_PARTS)
    for (const animal of animals.split(','))
      plantAs(
        parts.replaceAll(/[^,]+/g, (part) => `${animal} ${part}`),
        null,
      );
  for (const [parts, animals] of BONES_OF)
    for (const part of parts.split(','))
      for (const joint of ['of', 'of the', 'of a'])
        plantAs(
          animals.replaceAll(/[^,]+/g, (animal) => `${part} ${joint} ${animal}`),
          null,
        );
  plantAs(WHOLE_ANIMALS, 'counted');
  plantAs(COOKED_WHOLE, 'said whole');
}

function plantLookAlikes(list: string, whom: readonly Species[]): void {
  for (const phrase of list.split(/[,\n]/)) {
    if (phrase.trim() !== '') plant(phraseIds(phrase), { kind: 'look-alike' }, whom);
  }
}

function plantForms(): void {
  for (const rule of FORM_RULES) {
    const form = compile(rule);
    const whom = rule.species === 'both' ? SPECIES : [rule.species];
    for (const base of rule.bases.split(', ')) plant(phraseIds(base), { kind: 'form', forms: [form] }, whom);
  }
}

plantFoods();
plantNames();
plantNamesInContext();
plantHops();
plantLanguages();
plantCuts();
plantLookAlikes(LOOK_ALIKES, SPECIES);
plantLookAlikes(LOOK_ALIKES_OF_CATS, ['cat']);
plantLookAlikes(LOOK_ALIKES_OF_DOGS, ['dog']);
plantForms();

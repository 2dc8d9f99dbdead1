import { type CookingMethodId, type CookingPlace, cookingMethod } from '../cooking/cooking-methods.ts';
import { type CookedFood, type Cooking, coreText } from '../cooking/cooking-of.ts';
import { capitalised } from '../text/sentence-parts.ts';
import { joinedNames, pronounOf } from './joined-names.ts';

export type KnownFood = CookedFood & { cooking: Cooking };

/** Foods that are cooked in the same way, in one step. */
type CookingGroup = { method: CookingMethodId; place: CookingPlace; foods: KnownFood[] };

/** Longer lists of names are split into two steps. */
const NAMES_MAX = 400;
const EGG_ALONE =
  'Beat the {foods} and cook over a low heat for {time}, stirring, until set right through: {core}.';
const EGG = 'Beat the {foods}, pour into the pot and stir for {time}, until set right through: {core}.';

/** Groups of foods to cook, the longest first. */
export function cookingGroups(foods: readonly KnownFood[]): CookingGroup[] {
  const groups: CookingGroup[] = [];
  for (const food of foods) {
    const { method } = food.cooking;
    const { place, need } = cookingMethod(method);
    if (need === 'none') continue;
    const group = groups.find((each) => each.method === method && lengthOf(each) < NAMES_MAX);
    if (group === undefined) groups.push({ method, place, foods: [food] });
    else group.foods.push(food);
  }
  const longest = ({ method }: CookingGroup) => cookingMethod(method).minutes?.[1] ?? 0;
  return groups.sort((a, b) => longest(b) - longest(a));
}

const lengthOf = ({ foods }: CookingGroup) => foods.reduce((sum, { name }) => sum + name.length + 2, 0);

function boneText({ foods, method }: CookingGroup): string {
  if (method === 'bones') return '';
  const [first] = foods;
  const kind = first?.cooking.kind;
  const texts = kind === 'meat' || kind === 'fish' ? BONE_TEXTS[kind] : undefined;
  if (texts === undefined || method === 'shellfish') return '';
  const bones = foods.map(({ cooking }) => cooking.bone);
  if (bones.includes('always')) return ` ${texts.always}`;
  return bones.includes('maybe') ? ` ${texts.maybe}` : '';
}

/** State of the pot: empty, or with foods already cooking. */
type Pot = {
  isEmpty: boolean;
  /** 'water and broth' of the list; empty for none. */
  liquid: string;
};

function waterText({ liquid }: Pot, it: string): string {
  return liquid === ''
    ? `enough plain water to cover ${it}`
    : `the ${liquid}, and more plain water if ${it === 'it' ? 'it is' : 'they are'} not covered`;
}

/** The step that cooks a group, for the first in the pot or a later one. */
export function methodStep(group: CookingGroup, pot: Pot): string {
  const { method, foods } = group;
  const names = foods.map(({ name }) => name);
  const [each, it] = [joinedNames(names), pronounOf(names)];
  const { minutes } = cookingMethod(method);
  const core = foods.reduce((highest, { cooking }) => Math.max(highest, cooking.coreCelsius ?? 0), 0);
  const template =
    method === 'egg'
      ? pot.isEmpty
        ? EGG_ALONE
        : EGG
      : (METHOD_TEXTS[method] ?? '{In} and cook for {time}.');
  // A cut with its bone is cooked whole.
  const hasBone = foods.some(({ cooking }) => cooking.bone === 'always');
  const text = hasBone ? template.replace(/^Cut [^.]* pieces\. /, '') : template;
  // Names appear once, in the first sentence; a pronoun follows.
  const object = text.startsWith('{') ? `the ${each}` : it;
  const into = pot.isEmpty
    ? `put ${object} into a large pot with ${waterText(pot, it)}`
    : `add ${object} to the pot`;
  const top = pot.isEmpty
    ? `lay ${object} in a wide pot with ${waterText(pot, it)}`
    : `lay ${object} on top of the food in the pot`;
  const told: Readonly<Record<string, string>> = {
    foods: each,
    it,
    time: minutes === null ? '' : timeText(minutes),
    core: core === 0 ? '' : coreText(core as Parameters<typeof coreText>[0]),
    In: capitalised(into),
    Top: capitalised(top),
  };
  const step = text.replace(/\{(\w+)\}/g, (_, key: string) => told[key] ?? '');
  return `${capitalised(step)}${boneText(group)}`;
}

const PIECES = '{In}, cover and simmer for {time}, until the thickest piece reaches {core} in the middle.';
const BRAISE =
  'Cut the {foods} into large pieces. {In}, bring to the boil, cover and simmer gently for {time}, until a fork goes in without effort: {core} or more in the middle.';
const TO_SOFT = 'simmer {it} in plenty of plain water for {time}, until soft right through. Drain {it}.';
const GRAIN = `Rinse the {foods} in a sieve and ${TO_SOFT}`;
const BEANS =
  'Put the {foods} into a pot of fresh cold water, boil {it} hard for 10 minutes, then simmer for {time}, until soft right through. Drain {it} and throw the water away.';
const DICED = 'Cut the {foods} into small pieces. {In}, cover and simmer for {time}, until';
const PEELED =
  'Peel the {foods} and cut {it} into 2 cm (3/4 in) pieces. {In}, cover and simmer for {time}, until soft enough to crush with a fork.';

/**
 * Sentence for each cooking method. `{foods}` are the names, `{it}` their pronoun, `{time}` the minutes, `{core}` the
 * core temperature, `{In}` and `{Top}` how they get into the common pot.
 */
export const METHOD_TEXTS: Readonly<Partial<Record<CookingMethodId, string>>> = {
  beans: BEANS,
  'beans-hard': BEANS,
  'split-peas': GRAIN,
  lentils: GRAIN,
  'lentils-red': GRAIN,
  'grain-60': GRAIN,
  'grain-45': GRAIN,
  'grain-35': GRAIN,
  'grain-20': GRAIN,
  rice: GRAIN,
  pasta: 'Boil the {foods} in plenty of plain water for {time}, until soft right through. Drain {it}.',
  noodles: 'Boil the {foods} in plenty of plain water for {time}, until soft right through. Drain {it}.',
  porridge:
    'Stir the {foods} into three times as much boiling water and simmer for {time}, stirring, until thick and soft.',
  polenta:
    'Trickle the {foods} into four times as much boiling water and simmer for {time}, stirring, until thick and soft.',
  soaked:
    'Pour twice as much boiling water over the {foods}, put a lid on and leave to stand for {time}, until soft. Loosen with a fork.',
  thickener:
    'Mix the {foods} with a little cold water until smooth, stir into the pot and simmer for {time}, stirring, until thick.',
  flour:
    'Mix the {foods} with a little cold water until smooth, stir into the pot and simmer for {time}, stirring, until thick.',
  bones:
    '{In} and plenty of water to spare, bring to the boil and simmer for {time}. Strain the broth, pick off the meat, and throw away every bone.',
  'roast-bird':
    'Heat the oven to 180 °C (350 °F). Roast the {foods} for {time}, until the thickest part of the thigh reaches {core}.',
  'whole-bird':
    '{In}, bring to the boil, cover and simmer for {time}, until the thickest part reaches {core}.',
  'braise-3h': BRAISE,
  braise: BRAISE,
  joint: BRAISE,
  tripe:
    'Rinse the {foods} and cut {it} into strips. {In}, bring to the boil, cover and simmer for {time}, until tender: {core} or more in the middle.',
  'bony-pieces': `{In}, cover and simmer for {time}, until the thickest piece reaches {core} and the meat comes away easily.`,
  'tough-offal': `${DICED} tender: {core} or more in the middle.`,
  'game-pieces': `{In}, cover and simmer for {time}, until tender: {core} or more in the middle.`,
  thighs: PIECES,
  sausages: PIECES,
  pieces: `Cut the {foods} into 2 cm (3/4 in) pieces. ${PIECES}`,
  hearts: PIECES,
  'tender-pieces': `Cut the {foods} into 2 cm (3/4 in) pieces. ${PIECES}`,
  mince: '{In}, break up the lumps and simmer for {time}, stirring, until no pink is left: {core}.',
  offal: `${DICED} none of it is pink in the middle: {core}.`,
  'hard-roots': PEELED,
  'firm-roots': PEELED,
  roots: PEELED,
  starchy: PEELED,
  greens: 'Wash the {foods} and cut {it} small. {In}, cover and simmer for {time}, until tender.',
  leaves: '{In}, cover and simmer for {time}, until soft.',
  tempeh: 'Cut the {foods} small. {In}, cover and simmer for {time}.',
  squid: `${DICED} tender: {core}.`,
  'fish-whole':
    'Clean the {foods}. {Top}, cover and simmer for {time}, until the flesh flakes and reaches {core}.',
  fish: '{Top}, cover and simmer for {time}, until the flesh flakes and reaches {core}.',
  shellfish:
    '{Top}, cover and simmer for {time}, until firm and opaque right through: {core}. Leave out all shells.',
};

/** Sentences on removing the bones, appended to the step. */
const BONE_TEXTS: Readonly<Partial<Record<'meat' | 'fish', { always: string; maybe: string }>>> = {
  meat: {
    always:
      'Lift out, pull off the meat when you can handle it, throw away every bone, and put the meat back.',
    maybe: 'Take out any bone and throw it away.',
  },
  fish: {
    always: 'Lift out, take the flesh off, throw away the head and every bone, and flake the flesh back in.',
    maybe: 'Feel for bones, take every one out, and break the flesh up.',
  },
};

const HOURS: Readonly<Record<number, string>> = {
  90: '1 1/2',
  120: '2',
  150: '2 1/2',
  180: '3',
  210: '3 1/2',
};

/** '15 to 20 minutes', '1 1/2 to 2 hours'. */
export function timeText([low, high]: readonly [number, number]): string {
  const [from, to] = [HOURS[low], HOURS[high]];
  if (from !== undefined && to !== undefined) return `${from} to ${to} hours`;
  return `${low} to ${high} minutes`;
}

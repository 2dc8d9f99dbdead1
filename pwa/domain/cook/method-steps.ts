import { type CookingMethodId, type CookingPlace, cookingMethod } from '../cooking/cooking-methods.ts';
import type { CookedFood, Cooking } from '../cooking/cooking-of.ts';
import { coreText } from '../cooking/core-temperature.ts';
import { joinedNames, pronounOf } from './joined-names.ts';
import { BONE_TEXTS, METHOD_TEXTS, timeText } from './method-texts.ts';

export type KnownFood = CookedFood & { cooking: Cooking };

/** Foods that are cooked in the same way, in one step. */
type CookingGroup = { method: CookingMethodId; place: CookingPlace; foods: KnownFood[] };

/** Longer lists of names are split into two steps. */
const NAMES_MAX = 400;
const EGG_ALONE =
  'Beat the {foods} and cook over a low heat for {time}, stirring, until set right through: {core}.';
const EGG = 'Beat the {foods}, pour into the pot and stir for {time}, until set right through: {core}.';

const sentenceCase = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

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
  /** 'the water and the broth' of the list; empty for none. */
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
    In: sentenceCase(into),
    Top: sentenceCase(top),
  };
  const step = text.replace(/\{(\w+)\}/g, (_, key: string) => told[key] ?? '');
  return `${sentenceCase(step)}${boneText(group)}`;
}

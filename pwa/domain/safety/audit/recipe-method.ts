import { takesBonesOut } from '../forms/boning.ts';
import { BONES } from '../lexicon/form-rules.ts';
import { TOXIC_FOODS } from '../lexicon/toxic-foods.ts';
import type { SafetyFlag } from './find-unsafe-foods.ts';

/** Bought raw and cooked in the pot; a caution only where it is fed raw. */
const RAW_FOODS = new Set(['Raw meat', 'Raw fish', 'Raw salmon or trout (Pacific)', 'Raw egg white']);
const RAW_FEEDING =
  /\b(?:(?:serve[ds]?|fe?ed|feeds|feeding|give[ns]?|left|kept?|eaten|eat|offer(?:ed)?)\s+(?:it |them |the \w+ )?raw|raw[- ](?:fed|feeding|diet|feeder|complete|food)|barf|prey[- ]model|(?:do not|don['’]?t|never|without) cook(?:ing)?|no[- ]cook|uncooked)\b/i;
/** Verbs that cook; 'cooked salmon' cooks nothing, 'until cooked through' does. */
const COOKS =
  /\b(?:(?:cook|boil|bak|roast|fry|saut[eé]|poach|steam|grill|brown|brais|stew|sear|scrambl|griddl|microwav)(?:e|ing|s|es)?|simmer(?:ing|s)?|(?:until|till)\b.{0,40}\bcooked|cooked through|heat through|pressure[- ]cook)\b/i;
/** A step that cooks what it does not name: 'bring everything to a simmer'. */
const ALL_OF_IT = /\b(?:everything|all|it|them|meats?|fish|mixture|pot|pan|lot|rest|ingredients|dish)\b/i;

/** The steps of a recipe as far as they cook raw meat and take bones out. */
export type Method = {
  hasSteps: boolean;
  isRawFeeding: boolean;
  cookingSteps: readonly string[];
  takesBonesOut: boolean;
};

/** Reads the method of a recipe once. */
export function methodOf(recipe: {
  title?: string;
  ingredients: readonly string[];
  instructions: readonly string[];
}): Method {
  const { title = '', ingredients, instructions } = recipe;
  return {
    hasSteps: instructions.some((step) => step.trim() !== ''),
    isRawFeeding: [title, ...ingredients, ...instructions].some((text) => RAW_FEEDING.test(text)),
    cookingSteps: instructions.filter((step) => COOKS.test(step)),
    takesBonesOut: instructions.some(takesBonesOut),
  };
}

/** 'chicken' of 'raw chicken thighs'. */
const nounsOf = (text: string) =>
  text
    .toLowerCase()
    .match(/\p{L}{3,}/gu)
    ?.filter((word) => word !== 'raw' && word !== 'uncooked') ?? [];

function isCookedBySteps({ text }: SafetyFlag, { cookingSteps }: Method): boolean {
  const nouns = nounsOf(text);
  return cookingSteps.some((step) => {
    const lower = step.toLowerCase();
    return ALL_OF_IT.test(lower) || nouns.some((noun) => lower.includes(noun.replace(/s$/, '')));
  });
}

const COOKED_BONES = TOXIC_FOODS.find(({ name }) => name === 'Cooked bones');

/**
 * The flags of an ingredient line, knowing what the recipe does with it: raw meat that a step cooks, or that a bare list only
 * names, is no raw meat in the bowl; bones that a step takes out are out; raw bones that a step cooks are cooked bones.
 */
export function asPrepared(flags: SafetyFlag[], method: Method): SafetyFlag[] {
  return flags.flatMap((flag) => {
    const { food, severity } = flag;
    if (RAW_FOODS.has(food) && !method.isRawFeeding) {
      const isOnlyNamed = !method.hasSteps && severity === 'caution';
      return isOnlyNamed || isCookedBySteps(flag, method) ? [] : [flag];
    }
    if (!BONES.has(food)) return [flag];
    if (method.takesBonesOut) return [];
    const isCooked = food === 'Raw bones' && !method.isRawFeeding && isCookedBySteps(flag, method);
    if (!isCooked || COOKED_BONES === undefined) return [flag];
    const { name, severity: worse, why: reason, safeAlternative: alternative } = COOKED_BONES;
    return [{ ...flag, food: name, severity: worse, reason, alternative }];
  });
}

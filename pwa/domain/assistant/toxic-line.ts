import type { Species } from '../reference/species.ts';
import { findNamedFoods } from '../safety/audit/find-unsafe-foods.ts';

/** 'Raw' states how the food is weighed; the steps cook it. */
const RAW_STATE = /\braw\b/gi;
/** Dangerous with bones or raw: the steps remove the bones or cook the food. */
const MENDED = /\bbones$|^raw (?:kidney beans|salmon|eggs?)/i;
/** Bare cooked bones stay excluded; 'on the bone' describes a cut. */
const BARE_BONES = /(?<!\bon the )\bbones?\b(?![ -]+in\b)|\bcarcass/i;

/** Whether a line contains a toxic food that cooking does not make safe. Foods after 'no' or 'without' do not count. */
export function holdsToxicFood(line: string, species: Species): boolean {
  const flags = findNamedFoods(line.replace(RAW_STATE, ''), species);
  return flags.some(({ severity, food }) => {
    const isMended = MENDED.test(food) && !(food === 'Cooked bones' && BARE_BONES.test(line));
    return severity === 'toxic' && !isMended;
  });
}

/** Whether a step may use this name: the name alone must not read as a danger, bones aside. */
export function isPlainName(name: string, species: Species): boolean {
  return findNamedFoods(name, species).every(
    ({ severity, food }) => severity !== 'toxic' || (/\bbones$/i.test(food) && !BARE_BONES.test(name)),
  );
}

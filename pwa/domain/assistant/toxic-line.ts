import type { Species } from '../recipe/species.ts';
import { findUnsafeFoods } from '../safety/find-unsafe-foods.ts';

/** 'Raw' tells how it was weighed; the steps cook it. */
const RAW_STATE = /\braw\b/gi;
/** Dangerous with the bone or raw: the steps take the one out and cook the other. */
const MENDED = /\bbones$|^raw (?:kidney beans|salmon|eggs?)/i;
/** What is nothing but cooked bones stays out; 'on the bone' is a cut. */
const BARE_BONES = /(?<!\bon the )\bbones?\b(?![ -]+in\b)|\bcarcass/i;

/**
 * Whether a line puts a toxic food into the bowl that no cooking mends; what stands after 'no' or 'without' does not.
 */
export function holdsToxicFood(line: string, species: Species): boolean {
  const flags = findUnsafeFoods(line.replace(RAW_STATE, ''), species);
  return flags.some(({ severity, food }) => {
    const isMended = MENDED.test(food) && !(food === 'Cooked bones' && BARE_BONES.test(line));
    return severity === 'toxic' && !isMended;
  });
}

/** Whether a step may call a food so: the name alone must not read as a danger, bones aside. */
export function isPlainName(name: string, species: Species): boolean {
  return findUnsafeFoods(name, species).every(
    ({ severity, food }) => severity !== 'toxic' || (/\bbones$/i.test(food) && !BARE_BONES.test(name)),
  );
}

import type { CookedFood } from '../cooking/cooking-of.ts';
import { joinedNames } from './joined-names.ts';

/** Names that a single step can hold, in characters. */
const NAMES_MAX = 400;

/** Food names joined into lists short enough for one step each: 'rice and carrots'. */
export function nameLists(foods: readonly CookedFood[]): string[] {
  const lists: string[][] = [];
  let length = 0;
  for (const { name } of foods) {
    if (lists.length === 0 || length + name.length > NAMES_MAX) {
      lists.push([]);
      length = 0;
    }
    lists.at(-1)?.push(name);
    length += name.length + 2;
  }
  return lists.map(joinedNames);
}

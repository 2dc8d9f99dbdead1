import type { CookedFood } from '../cooking/cooking-of.ts';

/** 'rice', 'rice and carrots', 'rice, carrots and peas'; each name once. */
export function joinedNames(names: readonly string[]): string {
  const each = [...new Set(names)];
  return each.length < 2 ? (each[0] ?? '') : `${each.slice(0, -1).join(', ')} and ${each.at(-1)}`;
}

/** 'it' or 'them' for these names. */
export function pronounOf(names: readonly string[]): 'it' | 'them' {
  const each = new Set(names);
  const [only = ''] = each;
  return each.size > 1 || /[^su]s$/.test(only) ? 'them' : 'it';
}

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

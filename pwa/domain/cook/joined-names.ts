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

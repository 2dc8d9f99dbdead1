const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Both: the stored text or rows, then the new ones. Choices stay as stored. */
function joined(kept: unknown, typed: unknown, initial: unknown, between: string): unknown {
  if (Array.isArray(kept) && Array.isArray(typed)) return [...kept, ...typed.filter((row) => row !== '')];
  return initial === '' ? `${kept}${between}${typed}` : kept;
}

/**
 * A stored draft merged with text typed before it was read. Neither replaces the other, or the form would lose text.
 * @param initial the values that both started from
 * @param between separator between stored and new text
 */
export function mergeDrafts<T extends object>(kept: T, typed: T, initial: T, between = ' '): T {
  const fields = Object.entries(typed).map(([name, now]) => {
    const [before, first] = [kept[name as keyof T], initial[name as keyof T]];
    if (isSame(now, first)) return [name, before];
    return [name, before === undefined || isSame(before, first) ? now : joined(before, now, first, between)];
  });
  return { ...kept, ...Object.fromEntries(fields) };
}

/**
 * A draft that another tab has stored, merged with text typed since in this one. A field that only one of them changed
 * is taken as changed; one that both did is joined as by `mergeDrafts`.
 * @param base the draft that both started from
 */
export function mergeNewer<T extends object>(kept: T, typed: T, base: T, initial: T, between = ' '): T {
  const [newer, added] = [{ ...kept }, { ...typed }];
  for (const name of Object.keys(typed) as (keyof T)[]) {
    if (isSame(typed[name], base[name]) || isSame(typed[name], kept[name])) added[name] = initial[name];
    else if (isSame(kept[name], base[name])) newer[name] = initial[name];
  }
  return mergeDrafts(newer, added, initial, between);
}

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

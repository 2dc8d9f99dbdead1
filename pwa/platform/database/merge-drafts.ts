const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Both: the kept words or rows, then the new ones. What is chosen rather than written stays as it was kept. */
function joined(kept: unknown, typed: unknown, initial: unknown, between: string): unknown {
  if (Array.isArray(kept) && Array.isArray(typed)) return [...kept, ...typed.filter((row) => row !== '')];
  return initial === '' ? `${kept}${between}${typed}` : kept;
}

/**
 * A kept draft with what was typed before it had been read. Neither replaces the other: the form would lose words.
 * @param initial what both began with
 * @param between what stands between kept words and new ones
 */
export function mergeDrafts<T extends object>(kept: T, typed: T, initial: T, between = ' '): T {
  const fields = Object.entries(typed).map(([name, now]) => {
    const [before, first] = [kept[name as keyof T], initial[name as keyof T]];
    if (isSame(now, first)) return [name, before];
    return [name, before === undefined || isSame(before, first) ? now : joined(before, now, first, between)];
  });
  return { ...kept, ...Object.fromEntries(fields) };
}

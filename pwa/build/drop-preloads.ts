const LIST = /(\.f\s*=\s*)(\[[^\]]*\])/;
const CALL = /__vite__mapDeps\(\[([\d,\s]*)\]\)/g;
const HELPER = /^const __vite__mapDeps\s*=[^\n]*\n?/m;

/**
 * Removes files from a chunk's preload list for dynamic imports; an empty list is removed too.
 * @param code with Vite's `__vite__mapDeps`, before its name is shortened
 */
export function dropPreloads(code: string, files: readonly string[]): string {
  const [, , list] = LIST.exec(code) ?? [];
  if (list === undefined || !HELPER.test(code)) return code;
  const all = JSON.parse(list) as string[];
  const kept = [...new Set(all.filter((file) => !files.includes(file)))];
  const moved = (numbers: string) => {
    const wanted = numbers.split(',').flatMap((at) => all[Number(at)] ?? []);
    return [...new Set(wanted)].flatMap((file) => (kept.includes(file) ? kept.indexOf(file) : []));
  };
  const calls = code.replace(CALL, (_call, numbers: string) => {
    const left = numbers.trim() === '' ? [] : moved(numbers);
    return left.length === 0 ? '[]' : `__vite__mapDeps([${left.join(',')}])`;
  });
  return kept.length === 0
    ? calls.replace(HELPER, '')
    : calls.replace(LIST, (_all, before: string) => `${before}${JSON.stringify(kept)}`);
}

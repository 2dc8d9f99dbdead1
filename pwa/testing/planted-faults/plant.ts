import type { Fault } from './faults.ts';

/**
 * The file's text with the fault in it.
 * @throws {Error} unless the fault fits exactly one place
 */
export function planted(source: string, { name, file, find, replace }: Fault): string {
  const places =
    typeof find === 'string'
      ? source.split(find).length - 1
      : [...source.matchAll(new RegExp(find, `${find.flags}g`))].length;
  if (places !== 1) throw new Error(`'${name}' fits ${places} places of ${file} instead of one.`);
  return source.replace(find, () => replace);
}

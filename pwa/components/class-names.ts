/** One `class` attribute of those names that are there; a class that a style sheet lacks leaves no word 'undefined'. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

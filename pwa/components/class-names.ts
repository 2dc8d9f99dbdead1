/** Joins the defined names; a class missing from a style sheet never yields 'undefined'. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

const LISTS = /^\/(?:(?:dog-|cat-|natural-cat-)?recipes|search|organic|favourites|my-recipes)?$/;

/** Whether a path is one of the lists that lead to a recipe. */
export const isList = (path: string): boolean => LISTS.test(path);

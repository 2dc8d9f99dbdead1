/** An id that no recipe has. */
export const NO_RECIPE = 0;

/** The recipe id of `/recipe/{id}` with a plain number; `NO_RECIPE` for any other address. */
export function recipeIdOf(pathname: string): number {
  const [, id] = /^\/recipe\/([1-9]\d{0,8})$/.exec(pathname) ?? [];
  return id === undefined ? NO_RECIPE : Number(id);
}

/** The recipe id of `/recipe/{id}/cook`; `NO_RECIPE` for any other address. */
export function cookedRecipeId(pathname: string): number {
  return pathname.endsWith('/cook') ? recipeIdOf(pathname.slice(0, -'/cook'.length)) : NO_RECIPE;
}

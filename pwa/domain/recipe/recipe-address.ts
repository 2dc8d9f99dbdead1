/** No recipe has it. */
export const NO_RECIPE = 0;

/** The recipe that an address shows, `/recipe/{id}` with a plain number; `NO_RECIPE` for any other address. */
export function recipeIdOf(pathname: string): number {
  const [, id] = /^\/recipe\/([1-9]\d{0,8})$/.exec(pathname) ?? [];
  return id === undefined ? NO_RECIPE : Number(id);
}

/** The recipe that an address cooks, `/recipe/{id}/cook`; `NO_RECIPE` for any other address. */
export function cookedRecipeId(pathname: string): number {
  return pathname.endsWith('/cook') ? recipeIdOf(pathname.slice(0, -'/cook'.length)) : NO_RECIPE;
}

type Place = {
  /** Path of the screen that led here by a link. */
  from?: string;
  /** Pixels scrolled. */
  top?: number;
  /** Cards shown of a list. */
  cards?: number;
};

const places = new Map<string, Place>();

/** What this page knows about a history entry, by the router's key; lost with the page. */
export function placeOf(key: string): Readonly<Place> {
  return places.get(key) ?? {};
}

export function notePlace(key: string, place: Place): void {
  places.set(key, { ...places.get(key), ...place });
}

const LISTS = /^\/(?:(?:dog-|cat-|natural-cat-)?recipes|search|organic|favourites|my-recipes)?$/;

/** Whether a path is one of the lists that lead to a recipe. */
export const isList = (path: string): boolean => LISTS.test(path);

let ownTitle: string | null = null;

/** Overrides the page title, such as with the step in cook mode. Null restores it. */
export function setScreenTitle(title: string | null): void {
  ownTitle = title;
  if (title !== null) document.title = title;
}

/** The title that the screen has set; null if none has. */
export function screenTitle(): string | null {
  return ownTitle;
}

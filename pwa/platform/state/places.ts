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

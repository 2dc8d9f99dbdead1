let own: string | null = null;

/** Overrides the page title, such as with the step in cook mode. Null restores it. */
export function setScreenTitle(title: string | null): void {
  own = title;
  if (title !== null) document.title = title;
}

/** The title that the screen has set; null if none has. */
export function screenTitle(): string | null {
  return own;
}

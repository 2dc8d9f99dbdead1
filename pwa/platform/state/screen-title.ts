let own: string | null = null;

/** Title of the page while a screen has more to say than its address: the step in cook mode. Null gives it back. */
export function setScreenTitle(title: string | null): void {
  own = title;
  if (title !== null) document.title = title;
}

/** The title that the screen has set; null if none has. */
export function screenTitle(): string | null {
  return own;
}

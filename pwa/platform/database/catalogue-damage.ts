let damaged = false;

/** Records that a row is damaged; the next pull fetches the whole catalogue again. */
export function noteCatalogueDamage(): void {
  damaged = true;
}

export function isCatalogueDamaged(): boolean {
  return damaged;
}

/** Called when the catalogue was replaced. */
export function clearCatalogueDamage(): void {
  damaged = false;
}

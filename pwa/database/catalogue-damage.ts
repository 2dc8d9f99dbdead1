let damaged = false;

/** A row that was read is not what was written; the next pull fetches the whole catalogue again. */
export function noteCatalogueDamage(): void {
  damaged = true;
}

export function isCatalogueDamaged(): boolean {
  return damaged;
}

/** The catalogue was replaced. */
export function clearCatalogueDamage(): void {
  damaged = false;
}

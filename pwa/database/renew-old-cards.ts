import type { Bowlful } from './bowlful.ts';

/**
 * Gives the cards that version 1 of the database kept their verdict. What computes it is loaded where there are such
 * cards; where that fails, they count as damaged and the next pull heals them.
 */
export async function renewOldCards(database: Bowlful): Promise<void> {
  const first = await database.cards.toCollection().first();
  if (first === undefined || 'verdict' in first) return;
  const { renewCards } = await import('./put-cards.ts');
  await renewCards(database);
}

import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import type { Bowlful } from './bowlful.ts';

/**
 * Makes cards anew whose verdict, cost and difficulty come from other tables than this release holds. What computes
 * them is loaded where there are such cards; where that fails, the next opening tries again.
 */
export async function renewOldCards(database: Bowlful): Promise<void> {
  const state = await database.syncState.get('catalogue');
  if (state === undefined || state.verdictVersion === VERDICT_VERSION) return;
  const { renewCards } = await import('./put-cards.ts');
  await renewCards(database, VERDICT_VERSION);
}

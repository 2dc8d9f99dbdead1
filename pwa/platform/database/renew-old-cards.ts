import { VERDICT_VERSION } from '#domain/nutrition/verdict-version';
import type { Bowlful } from './bowlful.ts';

/**
 * Recomputes cards whose verdict, cost and difficulty come from other tables than this release's. The code for it is
 * loaded only if there are such cards; if that fails, the next start retries.
 */
export async function renewOldCards(database: Bowlful): Promise<void> {
  const state = await database.syncState.get('catalogue');
  if (state === undefined || state.verdictVersion === VERDICT_VERSION) return;
  const { renewCards } = await import('./put-cards.ts');
  await renewCards(database, VERDICT_VERSION);
}

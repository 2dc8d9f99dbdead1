import { countRecipes } from '../database/count-recipes.ts';
import type { Device } from '../database/open-device.ts';
import { usePrerendered } from '../query/prerendered-answers.ts';
import { type Connection, useConnection } from './connection.ts';

type Held = Pick<Connection, 'catalogueCount' | 'lastPulledAt'>;

/** How many of the known recipes are on the device, and when they last matched the server's. */
export async function readHeld({ database }: Pick<Device, 'database'>, known = 0): Promise<Held> {
  const [{ dog, cat }, state] = await Promise.all([
    countRecipes(database),
    database.syncState.get('catalogue'),
  ]);
  const have = dog + cat;
  const of = state?.isComplete ? have : Math.max(have, known);
  return { lastPulledAt: state?.pulledAt ?? null, catalogueCount: of > 0 ? { have, of } : null };
}

/** The same as a hook; in a pre-rendered page from the first render. */
export function useHeldRecipes(): Held {
  const { catalogueCount, lastPulledAt } = useConnection();
  const rendered = usePrerendered('held', readHeld);
  return catalogueCount === null && rendered ? rendered : { catalogueCount, lastPulledAt };
}

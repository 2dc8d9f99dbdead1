import type { RecipeCard } from '#domain/catalogue/recipe-card';
import type { Bowlful } from './bowlful.ts';

/** Cards per read, small enough that a read doesn't make the page stutter. */
const SLICE = 1_000;

/** The cards in a range of ids, in slices. */
export async function* cardSlices(
  { cards }: Bowlful,
  from = Number.NEGATIVE_INFINITY,
  to = Number.POSITIVE_INFINITY,
): AsyncGenerator<RecipeCard[]> {
  for (let next = from; ; ) {
    const slice = await cards.where(':id').between(next, to, true, true).limit(SLICE).toArray();
    yield slice;
    const last = slice.at(-1);
    if (last === undefined || slice.length < SLICE) return;
    next = last.id + 1;
  }
}

import { SPECIES } from '#domain/reference/species';
import { findUnsafeFoods } from '#domain/safety/audit/find-unsafe-foods';
import { BUILTIN_RECIPES } from '../../sync-server/catalogue/builtin-recipes.ts';
import { atLeast, atMost, type Figure, median } from './figures.ts';
import { endlessDenials, recipeProse } from './recipe-prose.ts';
import { millisecondsOf } from './stopwatch.ts';

const MEGABYTE = 1_000_000;
/** Warm-up, so that measurements run compiled code. */
const WARM_RUNS = 5;
const RUNS = 9;

/** Seconds that the text takes for one species. */
function secondsOf(text: string): number {
  const both = () => SPECIES.map((species) => findUnsafeFoods(text, species).length);
  return millisecondsOf(both) / 1000 / SPECIES.length;
}

/** Seconds for the text and for twice as much of it, run by run. */
function times(write: (characters: number) => string) {
  const [once, twice] = [write(MEGABYTE), write(2 * MEGABYTE)];
  const run = () => ({ once: secondsOf(once), twice: secondsOf(twice) });
  for (let warm = 0; warm < WARM_RUNS; warm += 1) run();
  const runs = Array.from({ length: RUNS }, run);
  return {
    bytesPerSecond: Buffer.byteLength(once) / median(runs.map((one) => one.once)),
    growth: median(runs.map((one) => one.twice / one.once)),
  };
}

/** The safety matcher on a megabyte each of recipes, denials and hits, and what twice the text costs; 2 is linear. */
export function matcherFigures(): Figure[] {
  const prose = times((characters) => recipeProse(BUILTIN_RECIPES, characters));
  const denials = times(endlessDenials);
  const hits = times((characters) => 'tea '.repeat(characters / 4));
  return [
    atLeast('Safety matcher on recipes with traps', prose.bytesPerSecond / MEGABYTE, 5, ' MB/s', 1),
    atLeast('Safety matcher on denials without end', denials.bytesPerSecond / MEGABYTE, 5, ' MB/s', 1),
    atLeast('Safety matcher where every word is a hit', hits.bytesPerSecond / MEGABYTE, 5, ' MB/s', 1),
    atMost('Safety matcher, twice the recipes', prose.growth, 2.5, '× the time', 2),
    atMost('Safety matcher, twice the denials', denials.growth, 2.5, '× the time', 2),
  ];
}

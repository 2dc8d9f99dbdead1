import { call } from '../../sync-server/testing/call.ts';
import { atMost, type Figure, median } from './figures.ts';

const READS = 200;
const GUESSERS = 50;
const ROUNDS = 5;

/** The 99th percentile of reads one after the other, until so many are done and the condition is met. */
async function readP99Ms(origin: string, isOver: () => boolean): Promise<number> {
  const times: number[] = [];
  while (times.length < READS || !isOver()) {
    const before = performance.now();
    await call(`${origin}/api/recipes`, {});
    times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b)[Math.ceil(times.length * 0.99) - 1] as number;
}

/** L8: the catalogue under fifty wrong passwords at once, each from an address of its own, against itself without them. */
export async function wrongLogins(origin: string): Promise<Figure[]> {
  const ratios: number[] = [];
  await readP99Ms(origin, () => true);
  for (let round = 0; round < ROUNDS; round += 1) {
    const idleMs = await readP99Ms(origin, () => true);
    let isOver = false;
    const guesses = Promise.all(
      Array.from({ length: GUESSERS }, (_, guesser) =>
        call(`${origin}/api/admin/login`, {
          method: 'POST',
          headers: { Origin: origin, 'X-Forwarded-For': `198.51.${round}.${guesser}` },
          body: { username: `keeper ${round} ${guesser}`, password: 'wrong' },
        }),
      ),
    ).finally(() => {
      isOver = true;
    });
    const busyMs = await readP99Ms(origin, () => isOver);
    await guesses;
    ratios.push(busyMs / idleMs);
  }
  return [
    atMost(
      'L8: catalogue p99 under 50 wrong logins at once, against its idle p99',
      median(ratios),
      3,
      '×',
      1,
    ),
  ];
}

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { atMost, type Figure } from './figures.ts';
import { type Load, openLoop, percentile99 } from './open-loop.ts';
import { rawCallers } from './raw-callers.ts';

const CALLERS = 50;
const MOST_MS = 3000;
const NORMAL_MS = 10_000;
const OVERLOAD_MS = Number(process.env['OVERLOAD_MS'] ?? 120_000);
const RECOVERED_WITHIN_MS = 10_000;

const served = ({ times }: Load) => times.filter(({ status }) => status === 201).map(({ ms }) => ms);
const shed = ({ times }: Load) =>
  times.filter(({ status }) => status === 503 || status === 429).map(({ ms }) => ms);

/** L9: three times as many reviews as the server can take, for two minutes. */
export async function overload(origin: string): Promise<Figure[]> {
  const callers = rawCallers(origin);
  const body = JSON.stringify({ rating: 5, comment: 'He licked the bowl clean.', userName: 'Ada' });
  const post = () =>
    callers.post('/api/recipes/1/ratings', { Origin: origin, 'Idempotency-Key': randomUUID() }, body);

  let done = 0;
  const until = performance.now() + MOST_MS;
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (; performance.now() < until; done += 1) await post();
    }),
  );
  const mostPerSecond = done / (MOST_MS / 1000);
  const normalMs = percentile99(served(await openLoop(mostPerSecond / 2, NORMAL_MS, post)));
  const over = await openLoop(3 * mostPerSecond, OVERLOAD_MS, post);
  const endedAt = performance.now();
  let recoveredMs = RECOVERED_WITHIN_MS;
  while (performance.now() - endedAt < RECOVERED_WITHIN_MS) {
    const sinceMs = performance.now() - endedAt;
    const again = await openLoop(mostPerSecond / 2, 500, post);
    if (percentile99(served(again)) <= 2 * normalMs) {
      recoveredMs = sinceMs;
      break;
    }
    await setTimeout(100);
  }
  const lost = over.times.filter(({ status }) => ![201, 429, 503].includes(status)).length;
  callers.close();
  const perSecond = (times: readonly number[]) => times.length / (OVERLOAD_MS / 1000);
  const seen = `${mostPerSecond.toFixed(0)} a second at most, ${normalMs.toFixed(0)} ms p99 at half of it`;
  return [
    {
      name: `L9: of three times what it can take (${seen}), served and refused`,
      value: `${perSecond(served(over)).toFixed(0)} and ${perSecond(shed(over)).toFixed(0)} a second`,
      budget: '–',
      met: null,
    },
    atMost(
      'L9: at three times what it can take, p99 of what is served',
      percentile99(served(over)) / normalMs,
      3,
      '×',
      1,
    ),
    atMost('L9: time until the excess is refused, p99', percentile99(shed(over)), 200, 'ms'),
    atMost('L9: calls without an answer', lost, 0, ''),
    atMost('L9: until it is as quick as before', recoveredMs / 1000, 5, 's', 1),
  ];
}

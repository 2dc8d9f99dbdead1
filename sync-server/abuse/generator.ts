import { ABUSES, type Target } from './abuses.ts';

/** Runs abuses in a child process on its parent's command; replies with the count of each status. */
type Order = { names: string[]; target: Target; forMs: number };

/** Minimum period per caller: the generator shares the machine with the server it measures. */
const MIN_PERIOD_MS = 5;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

process.on('message', async ({ names, target, forMs }: Order) => {
  const until = Date.now() + forMs;
  const statuses: Record<string, number> = {};
  const callers = ABUSES.filter(({ name }) => names.includes(name)).flatMap((abuse) =>
    Array.from({ length: abuse.parallel ?? 20 }, async (_, caller) => {
      for (let round = 0; Date.now() < until; round += 1) {
        const began = Date.now();
        const status = await abuse.act(target, caller, round);
        statuses[status] = (statuses[status] ?? 0) + 1;
        await wait(Math.max(0, began + (abuse.everyMs ?? MIN_PERIOD_MS) - Date.now()));
      }
    }),
  );
  await Promise.race([Promise.all(callers), wait(forMs + 1000)]);
  process.send?.(statuses);
});
process.on('disconnect', () => process.exit(0));

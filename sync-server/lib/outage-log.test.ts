import { expect, it } from 'vitest';
import { createLogger, createOutageLog } from './logger.ts';
import { StorageFull, StorageUnavailable } from './storage-error.ts';

it('says once a minute that the database is away, with its reason and without a stack', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) });
  let now = 0;
  const say = createOutageLog(logger, () => now);
  const away = new StorageUnavailable('The database cannot be reached.', {
    cause: new Error('connect ECONNREFUSED 127.0.0.1:27017'),
  });
  // A round every three seconds for two minutes: at 0, 60 and 120 s.
  for (now = 0; now <= 120_000; now += 3000) expect(say(away)).toBe(true);
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatchObject({
    reason: 'The database cannot be reached. connect ECONNREFUSED 127.0.0.1:27017',
    msg: 'the database does not answer; still trying',
  });
  expect(JSON.stringify(lines)).not.toContain('outage-log.test');
});

it('leaves a full disk and any other problem to the caller', () => {
  const say = createOutageLog(createLogger('silent'));
  expect(say(new StorageFull())).toBe(false);
  expect(say(new Error('a mistake of ours'))).toBe(false);
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Bowlful } from './bowlful.ts';
import { DeviceError, isNamed } from './device-error.ts';
import { deviceProblemStore } from './device-problem.ts';
import { createStorage } from './storage.ts';

beforeEach(() => deviceProblemStore.setState({ problem: null }));

const lost = () =>
  new DOMException('Connection to Indexed Database server lost. Refresh the page', 'UnknownError');
const draft = { key: 'a', value: 'text', updatedAt: '' };

describe('fault 14: the connection to the storage is lost', () => {
  it.each([
    ['UnknownError', lost()],
    ['InvalidStateError', new DOMException('The database connection is closing.', 'InvalidStateError')],
    [
      'an abort that wraps the reason',
      Object.assign(new Error('aborted'), { name: 'AbortError', inner: lost() }),
    ],
  ])('opens a new handle and retries once after %s', async (name, error) => {
    const database = new Bowlful(`lost-${name}`);
    await database.open();
    const firstHandle = database.backendDB();
    const { run } = createStorage(database);
    let attempts = 0;
    await run(async () => {
      attempts += 1;
      if (attempts === 1) throw error;
      return database.drafts.put(draft);
    });
    expect(attempts).toBe(2);
    expect(database.backendDB()).not.toBe(firstHandle);
    expect(await database.drafts.get('a')).toEqual(draft);
    database.close();
  });

  it('reports the loss when the second connection fails too', async () => {
    const database = new Bowlful('lost-twice');
    let attempts = 0;
    const failing = createStorage(database).run(async () => {
      attempts += 1;
      throw lost();
    });
    await expect(failing).rejects.toMatchObject({ name: 'DeviceError', code: 'unavailable' });
    expect(attempts).toBe(2);
    database.close();
  });

  it('restarts a live query on a new connection', async () => {
    const database = new Bowlful('lost-live');
    const answers: unknown[] = [];
    let asked = 0;
    const stop = createStorage(database).watch(
      async () => {
        asked += 1;
        if (asked === 1) throw lost();
        return database.drafts.count();
      },
      (answer) => answers.push(answer),
    );
    await vi.waitFor(() => expect(answers).toEqual([0]));
    await database.drafts.put(draft);
    await vi.waitFor(() => expect(answers).toEqual([0, 1]));
    stop();
    database.close();
  });
});

it('fault 15: an operation that never settles times out with an error for the person', async () => {
  const { run } = createStorage(new Bowlful('hangs'), 30);
  await expect(run(() => new Promise(() => {}))).rejects.toEqual(new DeviceError('slow'));
});

it('distinguishes a full device from other failures, also when other errors wrap the quota error', () => {
  const quota = new DOMException('full', 'QuotaExceededError');
  expect(isNamed(quota, 'QuotaExceededError')).toBe(true);
  expect(isNamed({ name: 'AbortError', inner: quota }, 'QuotaExceededError')).toBe(true);
  expect(
    isNamed({ name: 'BulkError', failures: [{ name: 'AbortError', inner: quota }] }, 'QuotaExceededError'),
  ).toBe(true);
  expect(isNamed({ name: 'AbortError', inner: { name: 'DataError' } }, 'QuotaExceededError')).toBe(false);
  expect(isNamed(null, 'QuotaExceededError')).toBe(false);
});

it('passes on errors that do not concern the storage', async () => {
  const mistake = new TypeError('a mistake of ours');
  const { run } = createStorage(new Bowlful('mistake'));
  await expect(run(() => Promise.reject(mistake))).rejects.toBe(mistake);
});

it('a live query follows every table that it reads, also if it reads them one after another', async () => {
  const database = new Bowlful('live-two');
  const answers: unknown[] = [];
  const stop = createStorage(database).watch(
    async () => {
      const drafts = await database.drafts.count();
      const hearts = await database.favourites.count();
      return [drafts, hearts];
    },
    (answer) => answers.push(answer),
  );
  await vi.waitFor(() => expect(answers).toEqual([[0, 0]]));
  await database.favourites.put({ recipeId: 1, addedAt: '' });
  await vi.waitFor(() => expect(answers.at(-1)).toEqual([0, 1]));
  await database.drafts.put(draft);
  await vi.waitFor(() => expect(answers.at(-1)).toEqual([1, 1]));
  stop();
  database.close();
});

describe('a live query that fails', () => {
  const watching = (name: string, error: Error) => {
    const database = new Bowlful(name);
    return createStorage(database).watch(
      () => Promise.reject(error),
      () => {},
    );
  };

  it('informs the person if the storage is at fault', async () => {
    const stop = watching('live-storage', new DOMException('Refused', 'AbortError'));
    await vi.waitFor(() => expect(deviceProblemStore.getState().problem).toBe('unavailable'));
    stop();
  });

  it('goes to the page’s error handlers if our code is at fault', async () => {
    const reported = vi.fn();
    vi.stubGlobal('reportError', reported);
    const mistake = new TypeError('a mistake of ours');
    const stop = watching('live-mistake', mistake);
    await vi.waitFor(() => expect(reported).toHaveBeenCalledWith(mistake));
    expect(deviceProblemStore.getState().problem).toBeNull();
    stop();
    vi.unstubAllGlobals();
  });
});

import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { startHouseholdLoop } from './household-loop.ts';
import { useLiveHousehold } from './live-household.ts';
import { deriveKeys, newSecret } from './seal.ts';

function List() {
  useLiveHousehold();
  return <p>List</p>;
}

let stop: (() => void) | undefined;
afterEach(() => stop?.());

it('follows the household’s writes while a screen that shows them is open', async () => {
  const keys = await deriveKeys(newSecret());
  const sync = vi.fn(async () => ({ keys, waiting: 0, isDone: true }));
  const stopWatch = vi.fn();
  let onWrite = () => {};
  const watch = vi.fn((_: unknown, callback: () => void) => {
    onWrite = callback;
    return stopWatch;
  });
  stop = startHouseholdLoop({ sync, watch });
  await vi.waitFor(() => expect(sync).toHaveBeenCalledTimes(1));
  expect(watch).not.toHaveBeenCalled();
  const { unmount } = render(<List />);
  expect(watch).toHaveBeenCalledTimes(1);
  onWrite();
  await vi.waitFor(() => expect(sync).toHaveBeenCalledTimes(2));
  expect(watch).toHaveBeenCalledTimes(1);
  unmount();
  expect(stopWatch).toHaveBeenCalledTimes(1);
});

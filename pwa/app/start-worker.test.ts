import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { catalogueStore } from '../platform/database/catalogue-store.ts';
import { startWorker } from './background-work.ts';

const register = vi.fn(async () => {});

beforeEach(() => {
  vi.useFakeTimers();
  catalogueStore.setState({ isSettled: false });
});
afterEach(() => {
  vi.useRealTimers();
  register.mockClear();
});

it('installs the worker after the first pull', async () => {
  const started = startWorker(register);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(register).not.toHaveBeenCalled();
  catalogueStore.setState({ isSettled: true });
  // `startWorker` then waits for an idle moment, at most 500 ms.
  await vi.advanceTimersByTimeAsync(500);
  await started;
  expect(register).toHaveBeenCalledTimes(1);
});

it('does not wait for a pull if one has already finished', async () => {
  catalogueStore.setState({ isSettled: true });
  const started = startWorker(register);
  await vi.advanceTimersByTimeAsync(500);
  await started;
  expect(register).toHaveBeenCalledTimes(1);
});

it('waits at most eight seconds for the first pull', async () => {
  const started = startWorker(register);
  await vi.advanceTimersByTimeAsync(7_999);
  expect(register).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(501);
  await started;
  expect(register).toHaveBeenCalledTimes(1);
});

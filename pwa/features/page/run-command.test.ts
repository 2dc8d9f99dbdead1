import { beforeEach, expect, it } from 'vitest';
import { DeviceError } from '../../platform/database/device-error.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { runCommand } from './run-command.ts';

const failWith = (error: unknown) => () => Promise.reject(error);
const told = () => toastStore.getState().toast?.description;

beforeEach(() => toastStore.setState({ toast: null }));

it('tells the sentence of our own errors', async () => {
  await runCommand(failWith(new DeviceError('full')));
  expect(told()).toBe(
    'This device has no room left, so it could not be saved. Free some space and try again.',
  );
});

it('tells in our words that a part did not load, or what the command says instead', async () => {
  const notLoaded = new TypeError('Failed to fetch dynamically imported module: https://bowlful.app/a.js');
  expect(await runCommand(failWith(notLoaded))).toBeUndefined();
  expect(told()).toBe('We couldn’t load this part. Go online once and try again.');
  await runCommand(failWith(notLoaded), 'We couldn’t make the file.');
  expect(told()).toBe('We couldn’t make the file.');
});

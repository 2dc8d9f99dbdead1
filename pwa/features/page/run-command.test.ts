import { beforeEach, expect, it } from 'vitest';
import { DeviceError } from '../../platform/database/device-error.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { runCommand } from './run-command.ts';

const failWith = (error: unknown) => () => Promise.reject(error);
const toastText = () => toastStore.getState().toast?.description;

beforeEach(() => toastStore.setState({ toast: null }));

it('shows the message of our own errors', async () => {
  await runCommand(failWith(new DeviceError('full')));
  expect(toastText()).toBe(
    'This device has no room left, so it could not be saved. Free some space and try again.',
  );
});

it('says in our words that a part did not load, or what the caller passes instead', async () => {
  const notLoaded = new TypeError('Failed to fetch dynamically imported module: https://bowlful.app/a.js');
  expect(await runCommand(failWith(notLoaded))).toBeUndefined();
  expect(toastText()).toBe('We couldn’t load this part. Go online once and try again.');
  await runCommand(failWith(notLoaded), 'We couldn’t make the file.');
  expect(toastText()).toBe('We couldn’t make the file.');
});

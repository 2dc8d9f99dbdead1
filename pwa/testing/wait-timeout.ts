import { afterAll, vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

const { waitFor } = vi;
// By default vi.waitFor gives up after a second, too soon on a busy machine.
vi.waitFor = (callback, options = {}) =>
  waitFor(callback, typeof options === 'number' ? options : { timeout: PATIENCE_MS, ...options });
afterAll(() => {
  vi.waitFor = waitFor;
});

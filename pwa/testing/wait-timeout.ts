import { afterAll, vi } from 'vitest';
import { PATIENCE_MS } from './patience.ts';

const { waitFor } = vi;
vi.waitFor = (callback, options = PATIENCE_MS) => waitFor(callback, options);
afterAll(() => {
  vi.waitFor = waitFor;
});

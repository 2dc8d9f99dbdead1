// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSyncedUrl } from './use-synced-url.ts';

beforeEach(() => {
  vi.useFakeTimers();
  window.history.replaceState(null, '', '/dog-recipes');
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const follow = (address: string) => renderHook(() => useSyncedUrl(address));
const here = () => window.location.pathname + window.location.search;

it('sets the browser’s address to the screen’s after half a second without a change', () => {
  follow('/dog-recipes?q=cod');
  vi.advanceTimersByTime(499);
  expect(here()).toBe('/dog-recipes');
  vi.advanceTimersByTime(1);
  expect(here()).toBe('/dog-recipes?q=cod');
});

it('does not overwrite the next screen’s address, which is set before that screen loads', () => {
  follow('/dog-recipes?q=cod');
  window.history.pushState(null, '', '/recipe/1');
  vi.advanceTimersByTime(1000);
  expect(here()).toBe('/recipe/1');
});

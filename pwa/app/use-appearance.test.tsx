import { act, cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setPreference } from '../platform/database/preferences.ts';
import { useAppearance } from './theme.tsx';

const system = { matches: false, listeners: new Set<() => void>() };

function App() {
  useAppearance();
  return null;
}

beforeEach(() => {
  system.matches = false;
  document.head.innerHTML = '<meta name="theme-color" content="#f9f9f8">';
  vi.stubGlobal('matchMedia', () => ({
    get matches() {
      return system.matches;
    },
    addEventListener: (_name: string, listener: () => void) => system.listeners.add(listener),
    removeEventListener: (_name: string, listener: () => void) => system.listeners.delete(listener),
  }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('follows the system until the owner chooses, and keeps the choice for the next start', async () => {
  render(<App />);
  await waitFor(() => expect(localStorage.getItem('appearance')).toBe('system'));
  expect(document.documentElement.className).toBe('light');

  system.matches = true;
  act(() => {
    for (const listener of system.listeners) listener();
  });
  expect(document.documentElement.className).toBe('dark');

  await setPreference('appearance', 'light');
  await waitFor(() => expect(document.documentElement.className).toBe('light'));
  expect(localStorage.getItem('appearance')).toBe('light');

  await setPreference('appearance', 'dark');
  await waitFor(() => expect(document.documentElement.className).toBe('dark'));
  expect(document.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe('#111110');
});

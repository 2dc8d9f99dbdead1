import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { LongWait } from './long-wait.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says after five seconds that nothing comes, and what can be done', () => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <LongWait />
    </MemoryRouter>,
  );
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.queryByRole('alert')).toBeNull();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText(/^The network does not answer\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All Recipes' }).getAttribute('href')).toBe('/recipes');
});

import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { deviceProblemStore, reportDeviceProblem } from '../../platform/database/device-problem.ts';
import { queryError } from '../../testing/find-error.ts';
import { LongWait } from './long-wait.tsx';

afterEach(() => {
  cleanup();
  deviceProblemStore.setState({ problem: null });
  vi.useRealTimers();
});

it('after five seconds says that nothing arrived, and what to do', () => {
  vi.useFakeTimers();
  render(
    <MemoryRouter>
      <LongWait of="catalogue">
        <p>Grey bars</p>
      </LongWait>
    </MemoryRouter>,
  );
  act(() => vi.advanceTimersByTime(4999));
  expect(queryError()).toBeNull();
  expect(screen.getByText('Grey bars')).toBeTruthy();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.getByText(/^The network isn’t answering\./)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All Recipes' }).getAttribute('href')).toBe('/recipes');
});

it('says at once that the browser refuses storage, instead of showing the skeleton for ever', () => {
  render(
    <MemoryRouter>
      <LongWait of="device">
        <p>Grey bars</p>
      </LongWait>
    </MemoryRouter>,
  );
  act(() => reportDeviceProblem('unavailable'));
  expect(screen.getByText(/^This browser does not let Bowlful keep anything/)).toBeTruthy();
  expect(screen.queryByText('Grey bars')).toBeNull();
});

import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { resetCookSession, storeSession, unmountCooking } from '../../testing/cook-harness.tsx';
import { cookStore } from './cook-sessions.ts';
import { FloatingTimers } from './floating-timers.tsx';

beforeEach(resetCookSession);
afterEach(unmountCooking);

const timer = (id: string, name: string, endsInMs: number) => ({
  id,
  name,
  totalMs: 600_000,
  moreMs: 0,
  state: { status: 'running', endsAtMs: Date.now() + endsInMs },
});

it('shows on other screens the next timer to ring, the number of others and a link back', async () => {
  await storeSession({ timers: [timer('a', 'Rice, step 1', 300_000), timer('b', 'Egg, step 2', 60_000)] });
  render(<FloatingTimers />, { wrapper: MemoryRouter });
  expect(await screen.findByRole('timer', { name: 'Egg, step 2' })).toBeTruthy();
  expect(screen.getByText('+1 more')).toBeTruthy();
  expect(screen.getAllByRole('timer')).toHaveLength(1);
  expect(screen.getByRole('link', { name: /Back to cooking/ }).getAttribute('href')).toBe('/recipe/1/cook');
});

it('shows a rung timer before running ones until it is dismissed', async () => {
  await storeSession({ timers: [timer('a', 'Rice, step 1', 300_000), timer('b', 'Egg, step 2', -61_000)] });
  render(<FloatingTimers />, { wrapper: MemoryRouter });
  expect(await screen.findByText('Rang 1 min ago')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: /^Done with Egg/ }));
  expect(screen.getByRole('timer', { name: 'Rice, step 1' })).toBeTruthy();
});

it('shows nothing without a timer', async () => {
  await storeSession({ timers: [] });
  render(<FloatingTimers />, { wrapper: MemoryRouter });
  await waitFor(() => expect(cookStore.getState().sessions?.size).toBe(1));
  expect(screen.queryByRole('region', { name: 'Timers' })).toBeNull();
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { database } from '../../platform/database/bowlful.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { DogProfilePanel } from './dog-profile-panel.tsx';
import { addDog } from './pets.ts';
import { addWeighIn } from './weigh-ins.ts';

beforeEach(async () => {
  await clearDevice();
  toastStore.setState({ toast: null });
});
afterEach(cleanup);

/** Saves Rex, opens the card and presses Clear. */
async function clearRex(...weightsKg: number[]): Promise<string> {
  await addDog({ ...BEAGLE, name: 'Rex' });
  const id = (await database.pets.toArray())[0]?.id ?? '';
  for (const [at, weightKg] of weightsKg.entries())
    await addWeighIn(id, { day: `2026-01-0${at + 1}`, weightKg });
  render(<DogProfilePanel />, { wrapper: BrowserRouter });
  fireEvent.click(await screen.findByRole('button', { name: 'Rex' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Rex is removed'));
  return id;
}

it('says that clearing an animal removes its weights, and restores both', async () => {
  const id = await clearRex(12.5, 12);
  await expect.poll(() => toastStore.getState().toast?.description).toBe('With its 2 weights.');
  expect(await database.weighIns.get(id)).toBeUndefined();
  toastStore.getState().toast?.undo?.();
  expect(await screen.findByRole('heading', { name: 'Rex' })).toBeTruthy();
  expect((await database.weighIns.get(id))?.value).toHaveLength(2);
  expect(document.cookie).toContain('Rex');
});

it('says so if a cleared animal had no weights', async () => {
  await clearRex();
  await expect.poll(() => toastStore.getState().toast?.description).toBe('No weights were noted.');
});

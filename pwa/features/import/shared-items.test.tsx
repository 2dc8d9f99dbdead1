import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { clearImports, keepShare, listImports } from '../../platform/imports/import-inbox.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { field, openImport, PAGE, press } from './import-world.test-support.tsx';

const text = (name: string, content: string) => ({ name, type: 'text/plain', content });

/** Opens what another app shared, as the worker keeps it. */
async function share(...parts: ReturnType<typeof text>[]): Promise<void> {
  const id = await keepShare({ takenAt: '2026-01-01T00:00:00.000Z', origin: 'share', parts });
  openImport(`/import?item=${id}`);
  await screen.findByRole('heading', { name: 'Shared with Bowlful' });
}

beforeEach(async () => {
  await clearDevice();
  await clearImports();
});
afterEach(cleanup);

it('shared files offer their recipes, and a file without one is named', async () => {
  const egg = JSON.stringify({ name: 'Egg Bowl', ingredients: ['2 eggs'], directions: ['Scramble.'] });
  await share(text('stew.html', PAGE), text('egg.json', egg), text('notes.txt', 'Dear Ann, see you soon.'));
  press('Read it');
  const choice = await screen.findByLabelText<HTMLSelectElement>('We found 2 recipes. Which one?');
  expect([...choice.options].map((option) => option.text)).toEqual(['Saved Page Stew', 'Egg Bowl']);
  fireEvent.change(choice, { target: { value: '1' } });
  await waitFor(() => expect(field('Ingredient 1').value).toBe('2 eggs'));
  expect(screen.getByText(/notes\.txt: We found no recipe here\./)).toBeTruthy();
});

it('a share that is read with a double press is kept once', async () => {
  await share(text('stew.html', PAGE));
  press('Read it');
  press('Read it');
  await screen.findByDisplayValue('500 g beef mince');
  expect(await listImports()).toHaveLength(1);
});

it('a discarded share leaves the others alone', async () => {
  await share(text('stew.html', PAGE), text('egg.json', '{}'), text('notes.txt', 'Dear Ann.'));
  press('Read it');
  await screen.findByDisplayValue('500 g beef mince');
  await share(text('Not asked for', 'Not asked for\nIngredients\n400 g cod'));
  press('Discard');
  expect(await screen.findByRole('link', { name: /stew\.html and 2 more/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /Not asked for/ })).toBeNull();
  expect(await listImports()).toHaveLength(1);
});

it('an address in a shared text waits for a network', async () => {
  const site = { affiliateTags: {}, readsLinks: true } as const;
  await database.syncState.put({
    ...{ key: 'catalogue', epoch: '', cursor: '', digest: '', isComplete: true, pulledAt: null, site },
  });
  connectionStore.setState({ online: false });
  await share(text('', 'Look: https://kitchen.test/stew. via @kitchen'));
  press('Read it');
  expect(await screen.findByRole('heading', { name: 'Waiting for a network' })).toBeTruthy();
  expect(screen.getByText('https://kitchen.test/stew')).toBeTruthy();
});

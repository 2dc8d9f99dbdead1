import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { clearDrafts, saveDraft } from '../../platform/database/drafts.ts';
import { clearImports, listImports, storeImportOrHold } from '../../platform/imports/import-inbox.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { ImportPage } from './import-page.tsx';

const part = (title: string, food: string) => ({
  name: `${title}.txt`,
  type: 'text/plain',
  content: `${title}\nIngredients\n${food}\nMethod\nBoil them.`,
});
const PARTS = [part('Egg bowl', '2 eggs'), part('Rice bowl', '200 g rice')];
const takeIn = (parts = PARTS) =>
  storeImportOrHold({ takenAt: '2026-01-01T00:00:00.000Z', origin: 'file', parts });

const open = (item: string) => showScreen(<ImportPage />, `/import?for=own&item=${item}`, []);
const title = () => screen.findByLabelText<HTMLTextAreaElement>('Title');
const choices = () =>
  [...screen.getByLabelText<HTMLSelectElement>('We found 2 recipes. Which one?').options].map(
    (option) => option.text,
  );
const draftKeys = () => database.drafts.where('key').startsWith('import:').primaryKeys();

async function keep(): Promise<void> {
  fireEvent.click(screen.getByRole('radio', { name: 'Dog' }));
  fireEvent.click(screen.getByRole('button', { name: 'Keep as my recipe' }));
  await waitFor(() => expect(location.pathname).toMatch(/^\/my-recipes\//));
  cleanup();
}

beforeEach(async () => {
  await clearImports();
  await clearDrafts('');
});
afterEach(cleanup);

it('keeps an import until the last of its recipes is passed on, with the corrections to the others', async () => {
  const item = await takeIn();
  open(item);
  fireEvent.change(await title(), { target: { value: 'My egg bowl' } });
  await waitFor(async () => expect(await draftKeys()).toEqual([`import:${item}:0`]));
  fireEvent.change(screen.getByLabelText('We found 2 recipes. Which one?'), { target: { value: '1' } });
  await screen.findByDisplayValue('200 g rice');
  await keep();
  expect(await listImports()).toHaveLength(1);
  await waitFor(async () => expect(await draftKeys()).toEqual([`import:${item}:0`]));

  open(item);
  await waitFor(async () => expect((await title()).value).toBe('My egg bowl'));
  expect(choices()).toEqual(['Egg bowl', 'Rice bowl (done)']);
  await keep();
  expect(await listImports()).toEqual([]);
  await waitFor(async () => expect(await draftKeys()).toEqual([]));
});

it('opens an import at the first recipe that was not passed on', async () => {
  const item = await takeIn();
  open(item);
  await screen.findByDisplayValue('2 eggs');
  await keep();
  open(item);
  await screen.findByDisplayValue('200 g rice');
  expect(choices()).toEqual(['Egg bowl (done)', 'Rice bowl']);
});

it('deletes an import with the corrections to its recipes', async () => {
  const item = await takeIn();
  await saveDraft(`import:${item}:0`, { title: 'My egg bowl' });
  // The key of the other import begins like the first one’s.
  await saveDraft(`import:${item}0:0`, { title: 'Of another import' });
  showScreen(<ImportPage />, '/import', []);
  fireEvent.click(await screen.findByRole('button', { name: 'Remove Egg bowl.txt and 1 more' }));
  await waitFor(async () => expect(await listImports()).toEqual([]));
  await waitFor(async () => expect(await draftKeys()).toEqual([`import:${item}0:0`]));
});

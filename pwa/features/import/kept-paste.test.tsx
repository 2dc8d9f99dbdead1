import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { clearDrafts } from '../../platform/database/drafts.ts';
import { clearImports, listImports } from '../../platform/imports/import-inbox.ts';
import { anyDirtyForm } from '../../platform/state/dirty-forms.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { ImportPage } from './import-page.tsx';

const RECIPE = 'Egg bowl\nIngredients\n2 eggs\nMethod\nBoil them.';
const PASTE = 'The recipe, or the whole page with it';
const LINK = 'Address of the page';
const SECRET = 'a'.repeat(43);

function open() {
  cleanup();
  showScreen(<ImportPage />, '/import', []);
}
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const textKept = async () => (await database.drafts.get('import-paste'))?.value;
const drafts = async () => (await database.drafts.toArray()).map(({ key }) => key);

beforeEach(async () => {
  await clearDevice();
  await clearImports();
});
afterEach(cleanup);

it('keeps a pasted recipe through a reload, until it is read', async () => {
  open();
  type(PASTE, RECIPE);
  open();
  await waitFor(() => expect(field(PASTE).value).toBe(RECIPE));
  expect(screen.getByText('Draft saved on this device')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  await screen.findByDisplayValue('2 eggs');
  expect(await listImports()).toHaveLength(1);
  await waitFor(async () => expect(await drafts()).toEqual([]));
});

async function letServerReadLinks(): Promise<void> {
  const site = { affiliateTags: {}, readsLinks: true } as const;
  await database.syncState.put({
    ...{ key: 'catalogue', epoch: '', cursor: '', digest: '', isComplete: true, pulledAt: null, site },
  });
}

it('keeps a pasted address as one link that waits for the server', async () => {
  await letServerReadLinks();
  open();
  await screen.findByLabelText(LINK);
  type(PASTE, 'https://kitchen.example/stew');
  fireEvent.click(screen.getByRole('button', { name: 'Read it' }));
  await screen.findByRole('heading', { name: 'Reading the page' });
  await screen.findByText('https://kitchen.example/stew');
  expect(await listImports()).toMatchObject([
    { link: { url: 'https://kitchen.example/stew', state: 'waiting' } },
  ]);
});

it.each([
  ['text', PASTE, RECIPE, 'Read it'],
  ['link', LINK, 'https://kitchen.example/stew', 'Read the page'],
])('a double press keeps a %s once', async (_, label, value, button) => {
  await letServerReadLinks();
  open();
  await screen.findByLabelText(LINK);
  type(label, value);
  const read = screen.getByRole('button', { name: button });
  fireEvent.click(read);
  fireEvent.click(read);
  await waitFor(() => expect(window.location.search).toContain('item='));
  expect(await listImports()).toHaveLength(1);
});

it('keeps a typed link through a reload', async () => {
  await letServerReadLinks();
  open();
  await screen.findByLabelText(LINK);
  type(LINK, 'https://kitchen.example/st');
  open();
  await waitFor(() => expect(field(LINK).value).toBe('https://kitchen.example/st'));
});

it.each([
  ['an invitation', `https://bowlful.example/join#1.${SECRET}`],
  ['an invitation that was cut off', `Join us: https://bowlful.example/join#1.${SECRET.slice(3)}`],
  ['two invitations', `#1.${SECRET} #1.${SECRET.replace('a', 'b')}`],
  ['a very long text', 'egg '.repeat(300_000)],
])('keeps no draft of %s, but counts the form as unsaved', async (_, text) => {
  open();
  type(PASTE, RECIPE);
  await waitFor(async () => expect(await textKept()).toEqual({ text: RECIPE }));
  type(PASTE, text);
  expect(field(PASTE).value).toBe(text);
  expect(anyDirtyForm()).toBe(true);
  // Closing the form would save a draft; a transaction on the same table comes after it.
  cleanup();
  await clearDrafts('other');
  expect(await drafts()).toEqual([]);
});

import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newOwnRecipeId } from '#domain/own/own-id';
import { database } from '../../platform/database/bowlful.ts';
import { saveDraft } from '../../platform/database/drafts.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { EMPTY_OWN, ownDraftKey } from './own-draft.tsx';
import { OwnPage } from './own-page.tsx';

const KEY = ownDraftKey(newOwnRecipeId());
const DRAFT = { ...EMPTY_OWN, title: 'Beef pot' };

const toast = () => toastStore.getState().toast;
const throwAway = async () =>
  fireEvent.click(await screen.findByRole('button', { name: 'Throw away Beef pot' }));

beforeEach(async () => {
  await clearDevice();
  toastStore.setState({ toast: null });
  await saveDraft(KEY, DRAFT);
  showScreen(<OwnPage />, '/my-recipes', []);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('Undo brings an unfinished recipe back that was thrown away', async () => {
  const before = await database.drafts.get(KEY);
  await throwAway();
  await expect.poll(() => screen.queryByText('Beef pot')).toBeNull();
  expect(await database.drafts.get(KEY)).toBeUndefined();
  await expect.poll(toast).toMatchObject({ title: '‘Beef pot’ is thrown away' });
  toast()?.undo?.();
  expect(await screen.findByRole('link', { name: 'Beef pot' })).toBeTruthy();
  expect((await database.drafts.get(KEY))?.value).toEqual(before?.value);
});

it('Undo brings an unfinished recipe back beside what was written in its place since', async () => {
  await throwAway();
  await expect.poll(toast).toMatchObject({ title: '‘Beef pot’ is thrown away' });
  await saveDraft(KEY, { ...EMPTY_OWN, title: 'New words' });
  toast()?.undo?.();
  expect(await screen.findByRole('link', { name: 'Beef pot' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'New words' })).toBeTruthy();
});

it('says so if the browser refuses to delete an unfinished recipe', async () => {
  vi.spyOn(database.drafts, 'delete').mockRejectedValue(new DOMException('closed', 'InvalidStateError'));
  await throwAway();
  await expect.poll(toast).toMatchObject({ variant: 'destructive' });
  expect(screen.getByRole('link', { name: 'Beef pot' })).toBeTruthy();
});

import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '../../platform/database/bowlful.ts';
import { chooseConsent, consentStore } from '../../platform/database/consent.ts';
import { enqueue } from '../../platform/outbox/commands.ts';
import { deviceOutbox } from '../../platform/outbox/store.ts';
import { toastStore } from '../../platform/state/toast-store.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { countryStore } from '../../platform/sync/country.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { findError } from '../../testing/find-error.ts';
import { showScreen } from '../../testing/screen-world.tsx';
import { openImport, PAGE } from '../import/import-world.test-support.tsx';
import * as files from '../page/save-and-share.ts';
import { makeBackup } from './backup/backup.ts';
import { saveBackup } from './backup-section.tsx';
import { PreferenceSection } from './preference-section.tsx';
import { SettingsPage } from './settings-page.tsx';

const NOW = new Date();
const draft = { rating: 5, userName: 'Ada', comment: 'He licked the bowl clean.' } as const;
const review = () => enqueue({ type: 'review', recipeId: 1, recipeTitle: 'Chicken Bowl', draft });
const initial = connectionStore.getState();
const storage = {
  estimate: async () => ({ usage: 4_210_000, quota: 10_000_000_000 }),
  persisted: async () => false,
  persist: vi.fn(async () => true),
};

beforeEach(async () => {
  await clearDevice();
  for (const { id } of await deviceOutbox.list()) await deviceOutbox.change(id, () => null);
  localStorage.clear();
  consentStore.setState({ consent: null, isCustomizing: false });
  toastStore.setState({ toast: null, isOpen: false });
  connectionStore.setState(initial);
  Object.defineProperty(navigator, 'storage', { value: storage, configurable: true });
});
afterEach(cleanup);

const open = () => showScreen(<SettingsPage />, '/settings', []);
const section = (name: string) => within(screen.getByRole('region', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const preference = async (key: string) => (await database.preferences.get(key))?.value;

describe('what is on this device', () => {
  it('says how many recipes are available offline, and since when', () => {
    const lastPulledAt = new Date();
    lastPulledAt.setHours(8, 12, 0, 0);
    connectionStore.setState({
      catalogueCount: { have: 88, of: 88 },
      lastPulledAt: lastPulledAt.toISOString(),
    });
    open();
    expect(
      section('On this device').getByText('Available offline: 88 of 88 recipes, last updated today 08:12.'),
    ).toBeTruthy();
  });

  it('shows the storage used, and asks the browser to keep it', async () => {
    open();
    await screen.findByText('Storage used: 4.2 MB of 10 GB that this browser allows.');
    await screen.findByText(/^Your browser may clear it/);
    press('Ask the browser to keep it');
    await waitFor(async () => expect(await preference('persistence')).toBe('granted'));
  });
});

it('says so when the browser refuses to keep the data, until a later press is granted', async () => {
  storage.persist.mockResolvedValueOnce(false);
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the browser to keep it' }));
  expect(await screen.findByText(/^Your browser said no for now\./)).toBeTruthy();
  press('Ask the browser to keep it');
  await waitFor(() => expect(screen.queryByText(/^Your browser said no for now\./)).toBeNull());
});

describe('the preferences', () => {
  it('keeps units, theme and market, and names the currency', async () => {
    open();
    await database.preferences.put({ key: 'unitSystem', value: 'metric' });
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'Metric (g/ml)' })).toMatchObject({ checked: true }),
    );
    fireEvent.click(screen.getByRole('radio', { name: 'US (oz/cups)' }));
    await waitFor(async () => expect(await preference('unitSystem')).toBe('us'));
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    await waitFor(async () => expect(await preference('appearance')).toBe('dark'));
    fireEvent.change(screen.getByLabelText('Market and currency'), { target: { value: 'JP' } });
    await waitFor(async () => expect(await preference('market')).toBe('JP'));
    await screen.findByText(
      'Shop links lead to this country, and prices are shown in JPY, converted at fixed rates, not today’s.',
    );
    cleanup();
    open();
    await waitFor(() =>
      expect(screen.getByRole('radio', { name: 'US (oz/cups)' })).toMatchObject({ checked: true }),
    );
    expect(screen.getByRole('radio', { name: 'Dark' })).toMatchObject({ checked: true });
    expect(screen.getByLabelText('Market and currency')).toMatchObject({ value: 'JP' });
    fireEvent.change(screen.getByLabelText('Market and currency'), { target: { value: '' } });
    await waitFor(async () => expect(await preference('market')).toBeNull());
  });

  it('names the automatic market: the server’s country comes before browser and time zone', async () => {
    open();
    const automatic = () => within(screen.getByLabelText('Market and currency')).getByText(/^Automatic: /);
    act(() => countryStore.setState({ countryCode: 'DE' }));
    await waitFor(() => expect(automatic().textContent).toBe('Automatic: Germany (EUR)'));
    await screen.findByText(
      'Shop links lead to this country, and prices are shown in EUR, converted at fixed rates, not today’s.',
    );
    act(() => countryStore.setState({ countryCode: null }));
    expect(automatic().textContent).not.toContain('Germany');
  });

  it('does not name the automatic market in the server’s page: the browser may detect another', () => {
    expect(renderToString(<PreferenceSection />)).toContain('>Automatic<');
  });

  it('offers the ten markets and the automatic choice', () => {
    open();
    expect(within(screen.getByLabelText('Market and currency')).getAllByRole('option')).toHaveLength(11);
  });
});

describe('cookies', () => {
  it('says what is allowed, and opens the choices', () => {
    open();
    expect(section('Cookies').getByText('Allowed: Necessary.')).toBeTruthy();
    act(() =>
      chooseConsent(
        { analytics: true, advertising: false, functional: true },
        new Date('2026-03-01T12:00:00'),
      ),
    );
    expect(section('Cookies').getByText('Allowed: Necessary, Analytics, Functional.')).toBeTruthy();
    expect(section('Cookies').getByText(/You chose this on 1 March 2026\./)).toBeTruthy();
    press('Change cookie settings');
    expect(consentStore.getState().isCustomizing).toBe(true);
  });
});

describe('restoring a backup', () => {
  const giveFile = (file: File) =>
    fireEvent.change(screen.getByLabelText('Backup file'), { target: { files: [file] } });
  const give = (text: string) => giveFile(new File([text], 'bowlful-backup.json'));

  it('says what the file holds before anything happens, then adds it', async () => {
    await database.favourites.bulkPut([
      { recipeId: 7, addedAt: NOW.toISOString() },
      { recipeId: 8, addedAt: NOW.toISOString() },
    ]);
    await database.drafts.put({ key: 'notes:7', value: { note: 'Less rice' }, updatedAt: NOW.toISOString() });
    await database.preferences.put({ key: 'label-food:1', value: null });
    await review();
    const text = await makeBackup(new Date('2026-03-01T12:00:00'));
    await database.favourites.clear();
    open();
    give(text);
    const question = await screen.findByRole('alertdialog', { name: 'Restore this backup?' });
    expect(question.textContent).toContain(
      'This backup of 1 March 2026 holds 2 favourites, 1 recipe with your notes, 1 food from a label, 1 text not sent yet. Anything not sent yet goes back to the queue and is sent once.',
    );
    expect(await database.favourites.count()).toBe(0);
    press('Add to what is here');
    await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Backup Restored'));
    expect(await database.favourites.count()).toBe(2);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('rejects any other file with an explanation, and changes nothing', async () => {
    await database.favourites.put({ recipeId: 7, addedAt: NOW.toISOString() });
    open();
    for (const text of ['<html>', (await makeBackup()).slice(0, 200)]) {
      give(text);
      await waitFor(async () =>
        expect((await findError()).textContent).toBe(
          'This file is not a Bowlful backup. Nothing was changed.',
        ),
      );
    }
    expect(await database.favourites.count()).toBe(1);
  });

  it('says plainly that a file is no longer readable', async () => {
    open();
    const lost = new File(['{}'], 'bowlful-backup.json');
    const unreadable = () => Promise.reject(new DOMException('0x80070002', 'NotReadableError'));
    Object.assign(lost, { text: unreadable, arrayBuffer: unreadable });
    giveFile(lost);
    expect((await findError()).textContent).toBe('We couldn’t read this file. Nothing was changed.');
  });

  it('recognises a recipe given as a backup, and opens it in the import', async () => {
    open();
    give(PAGE);
    expect(
      await screen.findByText(/^This file holds the recipe “Saved Page Stew” and isn’t a backup/),
    ).toBeTruthy();
    press('Open it in the import');
    await waitFor(() => expect(location.pathname).toBe('/import'));
    openImport(`/import${location.search}`);
    expect(await screen.findByDisplayValue('Saved Page Stew')).toBeTruthy();
  });
});

it('names a backup by the owner’s day, not by the day in Greenwich', async () => {
  vi.stubEnv('TZ', 'Pacific/Auckland');
  const saved = vi.spyOn(files, 'saveFile').mockReturnValue();
  await saveBackup(new Date('2026-03-01T20:30:00Z'));
  expect(saved).toHaveBeenCalledWith(expect.any(Blob), 'bowlful-backup-2026-03-02.json');
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('clearing my data', () => {
  it('asks once, lists unsent items, and keeps everything if declined', async () => {
    await review();
    await database.favourites.put({ recipeId: 7, addedAt: NOW.toISOString() });
    open();
    await act(async () => {});
    press('Clear my data');
    const question = within(screen.getByRole('alertdialog', { name: 'Clear everything of yours?' }));
    expect(await question.findByText('Review of Chicken Bowl')).toBeTruthy();
    press('Keep');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    // A backup’s transaction waits for one that clears the tables.
    expect(JSON.parse(await makeBackup())).toMatchObject({ favourites: [{ recipeId: 7 }] });
    expect(await deviceOutbox.list()).toHaveLength(1);
  });

  it('clears all of the owner’s data once confirmed', async () => {
    await review();
    await database.favourites.put({ recipeId: 7, addedAt: NOW.toISOString() });
    open();
    press('Clear my data');
    press('Clear everything');
    await waitFor(() => expect(toastStore.getState().toast?.title).toBe('Data Cleared'));
    expect(await database.favourites.count()).toBe(0);
    expect(await deviceOutbox.list()).toEqual([]);
  });
});

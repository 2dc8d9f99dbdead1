import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConversionLine, ConversionResult, ConversionState } from '#domain/contract/recipe-upkeep';
import { toastStore } from '../../../platform/state/toast-store.ts';
import { findError } from '../../../testing/find-error.ts';
import { isDisabled } from '../../../testing/is-disabled.ts';
import { AdminApp } from '../../admin-app.tsx';
import { adminServerDouble } from '../../admin-server.test-support.ts';

const PATH = '/api/admin/convert-all-recipes';
const BUTTON = 'Convert All Recipes to Dual Measurements';

const RESULT: ConversionResult = {
  success: true,
  message: 'Converted 1 of 2 recipes to dual measurements.',
  summary: { total: 2, converted: 1, failed: 1, unchanged: 0 },
  details: ['✓ Oven Bowl: 1 step in both measures', '✗ Onion Bowl: failed safety validation (Onion)'],
};

afterEach(() => {
  vi.unstubAllGlobals();
  toastStore.setState({ toast: null });
});

/** Opens the converter; the test writes the body of the server’s answer to POST. */
function open(state: ConversionState['run'] = null) {
  const server = adminServerDouble([]);
  server.isSignedIn = true;
  server.override.set(PATH, { status: 200, body: { run: state } });
  let lines: ReadableStreamDefaultController<Uint8Array> | undefined;
  const other = globalThis.fetch;
  const streaming = { isAway: false };
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    if (path !== PATH || init.method !== 'POST') return await other(path, init);
    if (streaming.isAway) throw new TypeError('Failed to fetch');
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        lines = controller;
      },
    });
    return new Response(body, { headers: { 'Content-Type': 'application/x-ndjson' } });
  });
  render(
    <MemoryRouter initialEntries={['/admin/recipe-converter']}>
      <AdminApp />
    </MemoryRouter>,
  );
  return {
    server,
    streaming,
    say: (line: ConversionLine) => lines?.enqueue(new TextEncoder().encode(`${JSON.stringify(line)}\n`)),
    breakOff: () => lines?.error(new TypeError('network error')),
  };
}

const toast = () => toastStore.getState().toast;
/** Starts a conversion, and confirms it. */
async function start() {
  fireEvent.click(await screen.findByRole('button', { name: BUTTON }));
  const question = await screen.findByRole('alertdialog', { name: 'Convert 24 recipes?' });
  fireEvent.click(within(question).getByRole('button', { name: 'Convert' }));
}
const waiting = async () => await screen.findByText('Finding the recipes');

describe('the conversion', () => {
  it('shows the server’s progress recipe by recipe, then counts and lines', async () => {
    const { say } = open();
    await start();
    await waiting();
    expect(isDisabled(screen.getByRole('button', { name: 'Converting Recipes...' }))).toBe(true);
    say({ type: 'progress', done: 1, total: 2, detail: RESULT.details[0] ?? null });
    expect(await screen.findByText('1 of 2 recipes checked')).toBeTruthy();
    expect(screen.getByText('Oven Bowl: 1 step in both measures')).toBeTruthy();
    say({ type: 'result', ...RESULT });
    expect(await screen.findByText('Conversion Results')).toBeTruthy();
    expect(toast()).toMatchObject({
      title: 'Recipe Conversion Complete',
      description: 'Successfully converted 1 recipes to dual measurements',
    });
    const details = within(screen.getByRole('list', { name: 'Details' })).getAllByRole('listitem');
    expect(details.map((line) => line.dataset['kind'])).toEqual(['done', 'failed']);
    expect(screen.getByText(RESULT.message)).toBeTruthy();
  });

  it('shows the server’s message if the server reports a failure', async () => {
    const { say } = open();
    await start();
    await waiting();
    say({ type: 'result', ...RESULT, success: false, message: 'Every recipe failed.' });
    await waitFor(() =>
      expect(toast()).toMatchObject({ title: 'Conversion Error', description: 'Every recipe failed.' }),
    );
  });

  it('says that it can be resumed if the server cannot finish it', async () => {
    const { say } = open();
    await start();
    await waiting();
    say({ type: 'failed' });
    expect(await findError()).toHaveProperty(
      'textContent',
      expect.stringContaining('it will continue where it stopped'),
    );
    expect(toast()).toMatchObject({ title: 'Conversion Error' });
  });

  it.each(['cannot be reached', 'breaks off its answer'])('shows an error if the server %s', async (how) => {
    const { streaming, breakOff } = open();
    streaming.isAway = how === 'cannot be reached';
    await start();
    if (how === 'breaks off its answer') {
      await waiting();
      breakOff();
    }
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Conversion Failed',
        description: 'Unable to convert recipes. Check your connection and try again.',
      }),
    );
    expect(await screen.findByText('Failed to convert recipes. Please try again.')).toBeTruthy();
  });

  it('shows how far an interrupted run got', async () => {
    const run = {
      startedAt: '2026-11-24T10:00:00.000Z',
      by: 'admin',
      done: 40,
      total: 88,
      result: null,
    } as const;
    open({ ...run, state: 'interrupted' });
    expect(await screen.findByText(/was interrupted after 40 of 88 recipes/)).toBeTruthy();
  });

  it('is undone after a confirmation', async () => {
    const run = {
      startedAt: '2026-11-24T10:00:00.000Z',
      by: 'admin',
      done: 2,
      total: 2,
      result: RESULT,
    } as const;
    const { server } = open({ ...run, state: 'done' });
    server.override.set('/api/admin/undo-recipe-conversion', {
      status: 200,
      body: { undone: 1, skipped: 1 },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Undo the last conversion' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Undo it' }));
    await waitFor(() =>
      expect(toast()).toMatchObject({
        title: 'Conversion Undone',
        description: 'Recipes restored: 1. Kept because they were edited since: 1.',
      }),
    );
  });
});

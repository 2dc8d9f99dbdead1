import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { clearImports, listImports } from '../../platform/imports/import-inbox.ts';
import type { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { findError } from '../../testing/find-error.ts';
import { readImportQuery } from '../intake/import-target.ts';
import type { LaunchedFiles } from './launched-files.tsx';

type Launch = { files: { getFile: () => Promise<File> }[] };
let fresh: { LaunchedFiles: typeof LaunchedFiles; useDirtyForm: typeof useDirtyForm };
let launch: (files: readonly (File | Error)[]) => void;

beforeEach(async () => {
  vi.resetModules();
  fresh = {
    ...(await import('./launched-files.tsx')),
    ...(await import('../../platform/state/dirty-forms.ts')),
  };
  sessionStorage.clear();
  await clearImports();
  const early: Launch[] = [];
  let consumer = (params: Launch) => void early.push(params);
  vi.stubGlobal('launchQueue', {
    setConsumer(next: typeof consumer) {
      consumer = next;
      early.splice(0).forEach(next);
    },
  });
  launch = (files) =>
    consumer({
      files: files.map((file) => ({
        getFile: async () => {
          if (file instanceof Error) throw file;
          return file;
        },
      })),
    });
});
afterEach(() => vi.unstubAllGlobals());

const stew = new File(['Stew'], 'stew.txt', { type: 'text/plain', lastModified: 1 });

/** An import screen with a field whose text is lost on leaving. */
function Screen() {
  const { search } = useLocation();
  const { item, target } = readImportQuery(search);
  const [words, setWords] = useState('');
  fresh.useDirtyForm(words !== '');
  return (
    <>
      <fresh.LaunchedFiles item={item} target={target} />
      <output>{search}</output>
      <Link to="/import?item=99">Another import</Link>
      <input aria-label="Pasted" value={words} onChange={(event) => setWords(event.target.value)} />
    </>
  );
}

function openImport(address = '/import') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Screen />
    </MemoryRouter>,
  );
}

it('opens a file launched before the screen was rendered', async () => {
  launch([stew]);
  openImport();
  await waitFor(() => expect(screen.getByRole('status').textContent).toMatch(/^\?item=\d+&for=submit$/));
  const [entry] = await listImports();
  expect(entry).toMatchObject({ origin: 'file', parts: [{ name: 'stew.txt', type: 'text/plain' }] });
});

it('offers the file while another import is under review', async () => {
  openImport('/import?item=99&for=own');
  await act(async () => launch([stew, new File(['Pot'], 'pot.txt')]));
  expect(await screen.findByText('stew.txt and 1 more')).toBeTruthy();
  expect(screen.getByText('?item=99&for=own')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Read it now' }));
  await waitFor(() => expect(screen.queryByText('stew.txt and 1 more')).toBeNull());
  const [entry] = await listImports();
  expect(screen.getByText(`?item=${entry?.id}&for=own`)).toBeTruthy();
});

it('does not leave a screen whose text would be lost', async () => {
  openImport();
  fireEvent.change(screen.getByLabelText('Pasted'), { target: { value: '500 g beef' } });
  await act(async () => launch([stew]));
  fireEvent.click(await screen.findByRole('button', { name: 'Read it now' }));
  expect(await screen.findByText(/Finish what you are writing first/)).toBeTruthy();
  expect(screen.getByLabelText('Pasted')).toHaveProperty('value', '500 g beef');
  expect(await listImports()).toHaveLength(1);
});

it('stores the same files once, though a reload delivers them again', async () => {
  openImport('/import?item=99');
  await act(async () => launch([stew]));
  await screen.findByText('stew.txt');
  await act(async () => launch([stew]));
  await waitFor(() => expect(screen.queryByText('stew.txt')).toBeNull());
  expect(await listImports()).toHaveLength(1);
});

it('reports a file that is no longer readable', async () => {
  openImport();
  await act(async () => launch([new Error('gone')]));
  expect((await findError()).textContent).toMatch(/couldn’t open the file/);
});

it('forgets a file that it couldn’t open once another import is read', async () => {
  openImport();
  await act(async () => launch([new Error('gone')]));
  await findError();
  fireEvent.click(screen.getByRole('link', { name: 'Another import' }));
  await waitFor(() => expect(screen.queryByText(/couldn’t open the file/)).toBeNull());
});

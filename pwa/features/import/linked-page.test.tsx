import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LINK, LINKED_RECIPE } from '../../e2e/harness/linked-recipe.ts';
import { database } from '../../platform/database/bowlful.ts';
import { clearImports } from '../../platform/imports/import-inbox.ts';
import { connectionStore } from '../../platform/sync/connection.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import { choose, field, handOver, openImport, press, type } from './import-world.test-support.tsx';

const ADDRESS = 'Address of the page';
const UNREACHED = {
  type: 'about:blank',
  title: 'Unprocessable',
  status: 422,
  code: 'page-unreachable',
  detail: 'The page could not be reached.',
};

const refused = () =>
  new Response(JSON.stringify(UNREACHED), {
    status: 422,
    headers: { 'Content-Type': 'application/problem+json' },
  });
const read = () => new Response(LINKED_RECIPE, { headers: { 'Content-Type': 'application/json' } });

/** Addresses that the server was asked to read. */
let asked: string[];
function serve(answer: () => Response): void {
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_path: string, init?: RequestInit) => {
      asked.push((JSON.parse(String(init?.body)) as { url: string }).url);
      return answer();
    }),
  );
}

beforeEach(async () => {
  asked = [];
  await clearDevice();
  await clearImports();
  connectionStore.setState({ online: true, linkRead: null });
  const site = { affiliateTags: {}, readsLinks: true } as const;
  await database.syncState.put({
    ...{ key: 'catalogue', epoch: '', cursor: '', digest: '', isComplete: true, pulledAt: null, site },
  });
  openImport('/import');
  await screen.findByLabelText(ADDRESS);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('a link', () => {
  it('must be a public address', async () => {
    serve(read);
    type(ADDRESS, 'stew');
    press('Read the page');
    expect(await screen.findByText(/^Enter the address of a public page/)).toBeTruthy();
    expect(asked).toEqual([]);
  });

  it('that fails is explained, with other ways and a retry', async () => {
    serve(refused);
    type(ADDRESS, 'https://nowhere.example/stew');
    press('Read the page');
    const why = await screen.findByRole('region', { name: 'No recipe to show' });
    expect(within(why).getByText('The page could not be reached.')).toBeTruthy();
    expect(within(why).getByText(/copy all of it, and paste it/)).toBeTruthy();
    expect(within(why).getByText('https://nowhere.example/stew')).toBeTruthy();
    serve(read);
    press('Try the link again');
    await waitFor(() => expect(field('Title').value).toBe('Linked Stew'));
    expect(asked).toEqual(['https://nowhere.example/stew', 'https://nowhere.example/stew']);
  });

  it('needs no protocol, is read by the server, and continues as a pasted page does', async () => {
    serve(read);
    type(ADDRESS, 'kitchen.example/stew');
    press('Read the page');
    expect(await screen.findByText('A recipe from a page or a file: 2 ingredients, 2 steps.')).toBeTruthy();
    expect(asked).toEqual([LINK]);
    expect(screen.getByText(/^From https:\/\/kitchen\.example\/stew\./)).toBeTruthy();
    expect(field('Title').value).toBe('Linked Stew');
    choose('Dog');
    await handOver('Fill in the form');
    await screen.findByRole('heading', { level: 1, name: 'Submit Your Recipe' });
    await waitFor(() => expect(field('Ingredient 2').value).toBe('2 carrots'));
  });
});

import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { PublishedRecipe } from '#domain/contract/editorial';
import { Queries } from '../../calls/queries.test-support.tsx';
import { AdminTheme } from '../../parts/admin-theme.tsx';
import { PublishedTab } from './tab.tsx';

const RECIPE: Omit<PublishedRecipe, 'version' | 'status'> = {
  id: 2,
  title: 'Beef Stew',
  species: 'dog',
  category: 'adult',
  imageUrl: null,
  isBuiltin: true,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Serves one recipe; returns the acts received, each as path, `If-Match` version and body. */
function serveRecipe(): unknown[] {
  const acts: unknown[] = [];
  vi.stubGlobal('fetch', async (path: string, { headers, body }: RequestInit) => {
    const isAct = path.endsWith('/acts');
    if (isAct) acts.push([path, new Headers(headers).get('If-Match'), JSON.parse(String(body))]);
    const status = acts.length % 2 === 0 ? 'published' : 'withdrawn';
    const recipe = { ...RECIPE, version: acts.length, status };
    return Response.json(isAct ? { id: '2', version: recipe.version, status } : [recipe]);
  });
  return acts;
}

it('a recipe is withdrawn after a confirmation, shown as withdrawn, and restored', async () => {
  const acts = serveRecipe();
  render(
    <MemoryRouter initialEntries={['/admin?tab=published&show=recipes']}>
      <Queries>
        <AdminTheme className="">
          <PublishedTab onSignedOut={() => {}} />
        </AdminTheme>
      </Queries>
    </MemoryRouter>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Withdraw Beef Stew' }));
  const question = await screen.findByRole('alertdialog');
  expect(acts).toEqual([]);
  fireEvent.click(within(question).getByRole('button', { name: 'Withdraw' }));
  const restore = await screen.findByRole('button', { name: 'Restore Beef Stew' });
  expect(screen.getByText('Withdrawn')).toBeTruthy();
  fireEvent.click(restore);
  await screen.findByRole('button', { name: 'Withdraw Beef Stew' });
  expect(screen.queryByText('Withdrawn')).toBeNull();
  expect(acts).toEqual([
    ['/api/admin/recipes/2/acts', '"0"', { act: 'withdraw' }],
    ['/api/admin/recipes/2/acts', '"1"', { act: 'restore' }],
  ]);
});

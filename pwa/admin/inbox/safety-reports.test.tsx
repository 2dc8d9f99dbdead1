import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StoredSafetyReport } from '#domain/contract/intake';
import { AdminApp } from '../admin-app.tsx';
import { adminServerDouble } from '../admin-server.test-support.ts';

const report = (changes: Partial<StoredSafetyReport>): StoredSafetyReport => ({
  id: crypto.randomUUID(),
  kind: 'missed',
  species: 'dog',
  text: '100 g sultana bran',
  version: '1',
  createdAt: '2026-11-19T10:00:00.000Z',
  handledAt: null,
  ...changes,
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the reports of visitors', () => {
  it('are shown with their text, and leave the list when done', async () => {
    const server = adminServerDouble([]);
    server.isSignedIn = true;
    const first = report({ food: 'Sultana', comment: 'Sultanas are grapes.', recipeId: 3 });
    const second = report({ kind: 'false-alarm', species: 'cat', text: 'Leek Street pie' });
    server.reports = [first, second];
    render(
      <MemoryRouter initialEntries={['/admin?tab=reports']}>
        <AdminApp />
      </MemoryRouter>,
    );
    const list = await screen.findByRole('list', { name: 'Safety Reports' });
    const [top, next] = within(list).getAllByRole('listitem');
    expect(top?.textContent).toMatch(
      /Missed danger: Sultana.*for dogs.*100 g sultana branSultanas are grapes\./,
    );
    expect(next?.textContent).toMatch(/False alarm.*for cats.*Leek Street pie/);
    expect(screen.getByRole('tab', { name: 'Reports 2' })).toBeTruthy();

    fireEvent.click(screen.getByRole('button', { name: 'Done: 100 g sultana bran' }));
    await screen.findByText('Done (1)');
    expect(server.requests.at(-2)).toMatchObject({
      method: 'POST',
      path: `/api/admin/handle-safety-report/${first.id}`,
    });
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  });

  it('show a notice if there are none', async () => {
    adminServerDouble([]).isSignedIn = true;
    render(
      <MemoryRouter initialEntries={['/admin?tab=reports']}>
        <AdminApp />
      </MemoryRouter>,
    );
    expect(await screen.findByText('No reports to review!')).toBeTruthy();
  });
});

import { cleanup, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SeoDashboard } from '../../features/seo/seo-dashboard.tsx';
import { showScreen } from '../../testing/screen-world.tsx';
import { adminAtServer, chooseFile, press } from '../admin-at-server.test-support.tsx';

const HEAD = 'Top queries,Clicks,Impressions,CTR,Position';

const admin = adminAtServer();

it('an administrator imports the queries of a search console, and the public dashboard lists them', async () => {
  await admin.open('/admin?tab=search-console');
  expect(await screen.findByText('No file has been imported yet.')).toBeTruthy();
  const choose = (line: string) =>
    chooseFile(
      screen.getByLabelText('Queries.csv'),
      new File([`${HEAD}\n${line}\n`], 'Queries.csv', { type: 'text/csv' }),
    );
  await choose('calcium for dogs,many,90,10%,2');
  expect(await screen.findByText('Line 2: Clicks must be a whole number.')).toBeTruthy();
  await choose('calcium for dogs,9,90,10%,2');
  expect(
    await screen.findByText('Queries.csv: 1 query, 9 clicks, 90 impressions. Nothing is saved yet.'),
  ).toBeTruthy();
  press('Import');
  const table = await screen.findByRole('table', { name: 'Searches in the imported file' });
  expect(table.textContent).toContain('calcium for dogs');

  cleanup();
  // Visitors have no session.
  admin.cookies.clear();
  showScreen(<SeoDashboard />, '/seo-dashboard', []);
  expect(
    await screen.findByText(/^Search console, imported .* Queries: 1, clicks: 9, impressions: 90\.$/),
  ).toBeTruthy();
  expect(screen.getAllByText('calcium for dogs').length).toBeGreaterThan(0);
});

import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { adminAtServer, chooseFile, press } from '../admin-at-server.test-support.tsx';

const DAY_MS = 24 * 60 * 60_000;
const HEAD = 'Name,Tracking ID,Date Shipped,Items Shipped,Ad Fees(£)';

const admin = adminAtServer();
const dayBefore = (days: number) => new Date(admin.server.now() - days * DAY_MS).toISOString().slice(0, 10);
const choose = (items: string) =>
  chooseFile(
    screen.getByLabelText('Report file'),
    new File([`${HEAD}\nBowl,bowlful-21,${dayBefore(2)},${items},1.50`], 'fees.csv', { type: 'text/csv' }),
  );
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

it('revenue opens by its address, a tab by its link, and the dashboard by the header’s link', async () => {
  await admin.open('/admin/revenue');
  expect(await title('Revenue Analytics')).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Visitors' }));
  expect(await title('Admin Panel')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Analytics Dashboard' });
  fireEvent.click(links.find((link) => link.closest('header') !== null) as HTMLElement);
  expect(await title('Analytics Dashboard')).toBeTruthy();
});

it('a report is checked, imported, shown on the dashboard and under the goal, and undone', async () => {
  await admin.open('/admin/revenue?tab=imports');
  expect(await screen.findByText('No report has been imported yet.')).toBeTruthy();
  await choose('one');
  expect(
    await screen.findByText('Line 2, Items Shipped: Items shipped must be a whole number.'),
  ).toBeTruthy();
  await choose('1');
  fireEvent.change(await screen.findByLabelText('First day'), { target: { value: dayBefore(20) } });
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: dayBefore(1) } });
  press('Read the file');
  expect(await screen.findByText(/days are new\. Nothing is saved yet\.$/)).toBeTruthy();
  press('Import');
  expect((await screen.findByRole('list', { name: 'Imported reports' })).textContent).toContain('£1.50');

  await admin.open('/admin/dashboard');
  // £1.50 in 20 days is £2.25 in 30.
  expect(await screen.findByText('Monthly projection: £2.25')).toBeTruthy();
  await admin.open('/admin?tab=goal');
  expect(await screen.findByText('£2.25')).toBeTruthy();

  await admin.open('/admin/revenue?tab=imports');
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Undo it' }));
  expect(await screen.findByText('No report has been imported yet.')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Imported reports' })).toBeNull());
});

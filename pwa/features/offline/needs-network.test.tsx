import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { showScreen } from '../../testing/screen-world.tsx';
import { AdminOffline } from './admin-offline.tsx';
import { NeedsNetwork } from './needs-network.tsx';

afterEach(cleanup);

it('says why the network is needed and what works offline, and retries when asked', () => {
  const onRetry = vi.fn();
  showScreen(<NeedsNetwork onRetry={onRetry}>Prices come from the shops.</NeedsNetwork>, '/shop', []);
  expect(screen.getByRole('heading', { name: 'This page needs the network' })).toBeTruthy();
  expect(
    screen.getByText(/^Prices come from the shops\. Your shopping list and all saved recipes work/),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open shopping list' }).getAttribute('href')).toBe(
    '/shopping-list',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('says in place of the admin area that it is never kept on a device', () => {
  showScreen(<AdminOffline />, '/admin', []);
  expect(screen.getByRole('heading', { level: 1, name: 'Admin Panel' })).toBeTruthy();
  expect(screen.getByText(/never kept on a device/)).toBeTruthy();
});

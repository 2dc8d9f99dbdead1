import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toastStore } from '../platform/state/toast-store.ts';
import { findError } from '../testing/find-error.ts';
import { showAdmin, shownToast, signInWith } from './admin-app.test-support.tsx';
import { adminServerDouble, comment, pendingRecipe } from './admin-server.test-support.ts';

beforeEach(() => toastStore.setState({ toast: null }));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the sign-in', () => {
  it('rejects wrong credentials with a toast, and empties the password field', async () => {
    adminServerDouble([]);
    showAdmin();
    await screen.findByLabelText('Username');
    signInWith('wrong');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        variant: 'destructive',
        title: 'Login Failed',
        description: 'Invalid credentials. Please try again.',
      }),
    );
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('says when the next attempt is possible, and keeps what was typed', async () => {
    const server = adminServerDouble([]);
    const detail = 'Too many attempts. Try again in 15 minutes.';
    const body = { type: 'about:blank', title: 'Error', status: 429, code: 'too-many-requests', detail };
    server.override.set('/api/admin/login', { status: 429, body, headers: { 'Retry-After': '900' } });
    showAdmin();
    await screen.findByLabelText('Username');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 27, 13, 49, 30) });
    signInWith('right');
    // 13:49:30 and 15 minutes are 14:04:30, said as the next full minute.
    expect(await screen.findByText('Too many attempts. You can sign in again at 14:05.')).toBeTruthy();
    expect(shownToast()).toMatchObject({ title: 'Login Failed', description: detail });
    expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('right');
  });

  it('signs the administrator in and out', async () => {
    const server = adminServerDouble([]);
    showAdmin();
    await screen.findByLabelText('Username');
    signInWith('right');
    await screen.findByRole('tab', { name: 'Overview' });
    expect(shownToast()).toMatchObject({
      title: 'Login Successful',
      description: 'Welcome to the admin panel',
    });
    expect(server.requests.find(({ path }) => path.endsWith('login'))?.body).toEqual({
      username: 'admin',
      password: 'right',
    });

    fireEvent.click(screen.getByRole('button', { name: 'Logout' }));
    await screen.findByLabelText('Username');
    await waitFor(() =>
      expect(shownToast()).toMatchObject({
        title: 'Logged Out',
        description: 'You have been logged out successfully',
      }),
    );
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('requires both fields before it calls the server', async () => {
    const server = adminServerDouble([]);
    showAdmin();
    await screen.findByLabelText('Username');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(screen.getByText('Enter your username.')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Username'));
    expect(server.requests.some(({ path }) => path.endsWith('login'))).toBe(false);
  });

  it('works with password managers', async () => {
    adminServerDouble([]);
    showAdmin();
    const username = await screen.findByLabelText('Username');
    expect(username.getAttribute('autocomplete')).toBe('username');
    expect(screen.getByLabelText('Password').getAttribute('autocomplete')).toBe('current-password');
  });

  it('says that it needs the network, and retries on request', async () => {
    const server = adminServerDouble([]);
    server.override.set('/api/admin/session', 'unreachable');
    showAdmin();
    expect((await findError()).textContent).toContain('This page needs the network');
    server.override.clear();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText('Username')).toBeTruthy();
  });

  it('fault 21: does not accept a portal page as an answer', async () => {
    const server = adminServerDouble([]);
    server.override.set('/api/admin/session', { status: 200, body: '<html>Sign in to the wifi</html>' });
    showAdmin();
    expect((await findError()).textContent).toContain('did not come from Bowlful');
    expect(screen.queryByRole('tab')).toBeNull();
  });
});

describe('the overview', () => {
  it('shows the server’s figures with their source', async () => {
    const server = adminServerDouble([]);
    server.isSignedIn = true;
    showAdmin();
    const recipes = (await screen.findByText('Total Recipes')).parentElement;
    expect(recipes?.textContent).toBe('Total Recipes24Published in the catalogue.');
  });

  it('moves between the tabs with the arrow keys', async () => {
    const server = adminServerDouble([comment({})]);
    server.isSignedIn = true;
    showAdmin();
    const overview = await screen.findByRole('tab', { name: 'Overview' });
    const comments = await screen.findByRole('tab', { name: 'Comments 1' });
    overview.focus();
    fireEvent.keyDown(overview, { key: 'ArrowDown' });
    await waitFor(() => expect(document.activeElement).toBe(comments));
    expect(comments.getAttribute('aria-selected')).toBe('false');
    fireEvent.keyDown(comments, { key: ' ' });
    expect(await screen.findByRole('heading', { name: 'Pending Comment Reviews' })).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Comments 1' }).getAttribute('aria-selected')).toBe('true');
  });
});

describe('the rooms', () => {
  const signedIn = (pending = [comment({}), comment({})]) => {
    const server = adminServerDouble(pending);
    server.isSignedIn = true;
    return server;
  };
  const currentRoom = () => document.querySelector('nav [aria-current="true"]')?.textContent;

  it('lists every tab under its room, with the number of waiting comments', async () => {
    signedIn();
    showAdmin();
    await screen.findByRole('tab', { name: 'Comments 2' });
    const listed = screen
      .getAllByRole('tablist')
      .map((list) => [list.getAttribute('aria-label'), [...list.children].map((tab) => tab.textContent)]);
    expect(listed).toEqual([
      ['Inbox', ['Overview', 'Comments 2', 'Recipes', 'Messages', 'Reports', 'Photos']],
      ['Content', ['Published', 'Converter', 'Recipe safety', 'Newsletter']],
      ['Money', ['Revenue', 'Affiliates', 'Ad policy', '£50k Goal', 'Analytics', 'Visitors']],
      [
        'Search',
        ['Structured data', 'Indexing', 'Coverage', 'Robots', 'SEO', 'Link Status', 'Search console'],
      ],
      ['Settings', ['People', 'My account', 'Audit log', 'Privacy', 'Status']],
    ]);
  });

  it('shows the number of waiting items on a room', async () => {
    const server = signedIn();
    server.recipes = [pendingRecipe()];
    showAdmin('/admin?tab=account');
    expect(await screen.findByRole('link', { name: 'Inbox 3' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Content' })).toBeTruthy();
  });

  it.each([
    ['/admin/dashboard', 'Analytics Dashboard', 'Money'],
    ['/admin/revenue', 'Revenue Analytics', 'Money'],
    ['/admin/structured-data', 'Structured Data', 'Search'],
    ['/admin/seo-optimization/', 'SEO Optimization', 'Search'],
    ['/admin/indexing', 'Indexing', 'Search'],
    ['/admin/adsense-policy', 'Ad Policy', 'Money'],
    ['/admin/recipe-safety', 'Recipe Safety Management', 'Content'],
    ['/admin/recipe-converter', 'Recipe Converter', 'Content'],
    ['/admin/coverage-analysis', 'Coverage Analysis', 'Search'],
    ['/admin/robots-fix', 'Robots', 'Search'],
    ['/admin?tab=analytics', 'Analytics Dashboard', 'Money'],
    ['/admin?tab=nothing-of-ours', 'Admin Panel', 'Inbox'],
  ])('%s opens %s in the room %s', async (address, title, room) => {
    signedIn([]);
    showAdmin(address);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(currentRoom()).toBe(room);
  });
});

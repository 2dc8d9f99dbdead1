import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionStore } from '../platform/sync/connection.ts';
import { App } from './app.tsx';

const initial = connectionStore.getState();
const scrollTo = vi.fn();

beforeEach(() => {
  connectionStore.setState(initial);
  scrollTo.mockReset();
  vi.stubGlobal('scrollTo', scrollTo);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open(path: string, heading: string | RegExp) {
  render(
    <MemoryRouter initialEntries={[path]}>
      <App />
    </MemoryRouter>,
  );
  return screen.findByRole('heading', { level: 1, name: heading });
}

const brand = () => within(screen.getByRole('banner')).getByRole('link', { name: /^Bowlful/ }).textContent;

describe('Layout', () => {
  it.each([
    ['/dog-recipes', 'Dog recipes', 'Bowlful for Dogs'],
    ['/cat-recipes', 'Cat recipes', 'Bowlful for Cats'],
    ['/nowhere', 'Oops! Page Not Found', 'Bowlful'],
  ])('%s shows the brand of its section', async (path, heading, expected) => {
    await open(path, heading);
    expect(brand()?.trim()).toBe(expected);
  });

  it('says once while offline that it shows saved data', async () => {
    await open('/dog-recipes', 'Dog recipes');
    expect(screen.queryByText('Offline, showing saved recipes')).toBeNull();
    act(() => connectionStore.setState({ online: false }));
    expect(screen.getByText('Offline, showing saved recipes').closest('[aria-live]')).toBeNull();
    const region = document.querySelector('[aria-live="polite"]');
    await waitFor(() => expect(region?.textContent).toBe('No network: showing what’s saved'));
  });

  it('shows in the footer the number of recipes on the device and their last update', async () => {
    await open('/nowhere', 'Oops! Page Not Found');
    const lastPulledAt = new Date();
    lastPulledAt.setHours(8, 12, 0, 0);
    act(() =>
      connectionStore.setState({
        catalogueCount: { have: 24, of: 24 },
        lastPulledAt: lastPulledAt.toISOString(),
      }),
    );
    const footer = screen.getByRole('contentinfo');
    expect(footer.textContent).toContain('Available offline: 24 of 24 recipes, last updated today 08:12.');
    expect(footer.textContent).toContain(`© 2024–${new Date().getFullYear()}`);
  });

  it('sends a search to Home', async () => {
    await open('/nowhere', 'Oops! Page Not Found');
    const header = screen.getByRole('banner');
    const box = within(header).getAllByRole('searchbox')[0] as HTMLInputElement;
    fireEvent.change(box, { target: { value: 'fish & rice' } });
    fireEvent.submit(box.form as HTMLFormElement);
    await screen.findByText(/fish & rice/);
  });

  it('moves the focus to the heading of a new screen, and scrolls to the top', async () => {
    await open('/dog-recipes', 'Dog recipes');
    const nav = screen.getByRole('navigation', { name: 'Main' });
    fireEvent.click(within(nav).getByRole('link', { name: 'Cat Recipes' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'Cat recipes' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
    await waitFor(() => expect(document.title).toBe('Cat Recipes | Bowlful for Cats'));
  });

  it('moves the focus and the scroll position to the section that a link names', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
    render(
      <MemoryRouter initialEntries={['/nowhere']}>
        <App />
        <Link to="/settings#household">Household</Link>
      </MemoryRouter>,
    );
    fireEvent.click(screen.getByRole('link', { name: 'Household' }));
    const heading = await screen.findByRole('heading', { level: 2, name: 'Household' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scroll.mock.contexts).toEqual([document.getElementById('household')]);
  });

  it('moves the focus and scrolls up for a link that changes only the query, not for a filter', async () => {
    await open('/cat-recipes', 'Cat recipes');
    const footer = within(screen.getByRole('contentinfo'));
    fireEvent.click(footer.getByRole('link', { name: 'Kittens' }));
    const heading = screen.getByRole('heading', { level: 1, name: 'Cat recipes' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'smooth' });

    const all = await screen.findByRole('button', { name: 'All' });
    all.focus();
    fireEvent.click(all);
    await waitFor(() => expect(all.getAttribute('aria-pressed')).toBe('true'));
    expect(scrollTo).toHaveBeenCalledOnce();
    expect(document.activeElement).toBe(all);
  });

  it('hides the header and footer of the site in the admin area', async () => {
    render(
      <MemoryRouter initialEntries={['/admin']}>
        <App />
      </MemoryRouter>,
    );
    await screen.findByRole('main');
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });
});

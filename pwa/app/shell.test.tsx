import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { PageData } from '#domain/contract/page-data';
import { PageDataProvider } from '../platform/query/page-data.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

afterEach(cleanup);

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function show(part: React.ReactNode, path = '/', site?: PageData['site']) {
  const data: PageData = { url: path, origin: 'https://bowlful.example', counts: { dog: 0, cat: 0 } };
  render(
    <PageDataProvider data={site === undefined ? data : { ...data, site }}>
      <MemoryRouter initialEntries={[path]}>
        {part}
        <Address />
      </MemoryRouter>
    </PageDataProvider>,
  );
}
const linksIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent?.trim(), link.getAttribute('href')]);

describe('the header', () => {
  it('names Home, both lists, Organic, About, Submit Recipe and Plan, and has an Add Recipe button', () => {
    show(<Header section="bowlful" />);
    expect(linksIn(screen.getByRole('navigation', { name: 'Main' }))).toEqual([
      ['Home', '/'],
      ['Dog Recipes', '/dog-recipes'],
      ['Cat Recipes', '/cat-recipes'],
      ['Organic', '/organic'],
      ['About', '/about'],
      ['Submit Recipe', '/submit'],
      ['Plan', '/plan'],
    ]);
    expect(screen.getByRole('link', { name: 'Add Recipe' }).getAttribute('href')).toBe('/submit');
  });

  it.each([
    ['', '/?search='],
    ['fish & rice', '/?search=fish%20%26%20rice'],
  ])('searches for "%s" at %s', (query, address) => {
    show(<Header section="bowlful" />, '/about');
    const box = screen.getByRole('searchbox') as HTMLInputElement;
    fireEvent.change(box, { target: { value: query } });
    fireEvent.submit(box.form as HTMLFormElement);
    expect(screen.getByRole('status').textContent).toBe(address);
  });

  it('opens a menu of screens, search and appearance, and closes it on navigation and search', async () => {
    show(<Header section="bowlful" />);
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    const menu = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Menu' });
    const paths = linksIn(menu).map(([, path]) => path);
    for (const path of [
      '/',
      '/dog-recipes',
      '/cat-recipes',
      '/organic',
      '/about',
      '/submit',
      '/search',
      '/plan',
      '/shopping-list',
      '/favourites',
      '/queue',
      '/settings',
      '/tools',
      '/nutrition',
      '/resources',
      '/guides',
      '/ingredients',
      '/dog-products',
    ]) {
      expect(paths, path).toContain(path);
    }
    // No page twice, and the calculators behind one entry.
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path?.startsWith('/tools'))).toEqual(['/tools']);
    expect(within(menu).getByRole('group', { name: 'Appearance' })).toBeTruthy();
    fireEvent.click(within(menu).getByRole('link', { name: 'Plan' }));
    expect(menu.open).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Menu' }));
    // Once loaded, the menu opens within the click, so the next key goes to it.
    expect(menu.open).toBe(true);
    fireEvent.submit(within(menu).getByRole('search'));
    expect(menu.open).toBe(false);
    expect(screen.getByRole('status').textContent).toBe('/?search=');
  });
});

describe('the footer', () => {
  it('links to products, categories of recipes, policies, Contact, About and Submit', () => {
    show(<Footer />);
    const paths = linksIn(screen.getByRole('contentinfo')).map(([, path]) => path);
    for (const path of [
      '/cat-products',
      '/cat-recipes?category=kitten',
      '/cat-recipes?category=adult',
      '/cat-recipes?category=senior',
      '/?category=small',
      '/?category=large',
      '/?category=puppy',
      '/?category=senior',
      '/privacy-policy',
      '/terms-of-service',
      '/contact',
      '/disclaimer',
      '/about',
      '/submit',
    ]) {
      expect(paths, path).toContain(path);
    }
  });

  it('has one entry for the calculators, and none for the tools of a website', () => {
    show(<Footer />);
    const paths = linksIn(screen.getByRole('contentinfo')).map(([, path]) => path ?? '');
    expect(paths.filter((path) => /^\/(tools|seo|spf)/.test(path))).toEqual(['/tools']);
  });

  it('discloses commissions and the associates programme, and shows the years', () => {
    show(<Footer />);
    const footer = screen.getByRole('contentinfo').textContent;
    expect(footer).toContain('earns commissions from qualifying purchases at no extra cost to you');
    expect(footer).toContain('participant in the Amazon Associates programme');
    expect(footer).toContain(`© 2024–${new Date().getFullYear()}`);
  });

  it('says that links carry no associate tag until the operator has one', () => {
    const untagged = 'The links of this site carry no associate tag yet';
    show(<Footer />, '/', { affiliateTags: {} });
    expect(screen.getByRole('contentinfo').textContent).toContain(untagged);
    cleanup();
    show(<Footer />, '/', { affiliateTags: { GB: 'bowlful-21' } });
    expect(screen.getByRole('contentinfo').textContent).not.toContain(untagged);
  });

  it('has a mail link to support if the operator set an address', () => {
    show(<Footer />, '/', { affiliateTags: {}, supportEmail: 'help@bowlful.example' });
    const link = screen.getByRole('link', { name: 'Contact support' });
    expect(link.getAttribute('href')).toBe('mailto:help@bowlful.example');
    cleanup();
    show(<Footer />);
    expect(screen.queryByRole('link', { name: 'Contact support' })).toBeNull();
  });

  it('opens the cookie settings', async () => {
    const { consentStore } = await import('../platform/database/consent.ts');
    show(<Footer />);
    fireEvent.click(screen.getByRole('button', { name: 'Cookie settings' }));
    await waitFor(() => expect(consentStore.getState().isCustomizing).toBe(true));
  });
});

describe('the bottom bar', () => {
  it.each([
    ['/', 'Recipes'],
    ['/cat-recipes', 'Recipes'],
    ['/recipe/7', 'Recipes'],
    ['/plan', 'Plan'],
    ['/shopping-list', 'Shopping list'],
    ['/queue', 'Queue'],
  ])('on %s marks %s', (path, label) => {
    show(<BottomBar />, path);
    const bar = screen.getByRole('navigation', { name: 'App' });
    expect(linksIn(bar)).toEqual([
      ['Recipes', '/'],
      ['Plan', '/plan'],
      ['Shopping list', '/shopping-list'],
      ['Queue', '/queue'],
    ]);
    const marked = within(bar).getAllByRole('link', { current: 'page' });
    expect(marked.map((link) => link.textContent?.trim())).toEqual([label]);
  });
});

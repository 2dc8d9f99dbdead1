import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ACCEPT_ALL, NECESSARY_ONLY } from '#domain/consent/stored-consent';
import { chooseConsent } from '../../platform/database/consent.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { PageDataProvider } from '../../platform/query/page-data.ts';
import { ShopLink } from './shop-link.tsx';

// Clicks are real, but must not leave the page.
document.addEventListener('click', (event) => event.preventDefault());

const sent: { path: string; body: unknown }[] = [];

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  Object.defineProperty(navigator, 'sendBeacon', {
    configurable: true,
    value: (path: string, body: Blob) => {
      void body.text().then((text) => sent.push({ path, body: JSON.parse(text) }));
      return true;
    },
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const data = {
  url: '/',
  origin: 'https://bowlful.example',
  counts: { dog: 0, cat: 0 },
  site: { affiliateTags: { DE: 'bowlful-21' } },
};
const link = (
  <PageDataProvider data={data}>
    <ShopLink term="cat toys">Cat toys</ShopLink>
  </PageDataProvider>
);

it('is plain text until the market is known', () => {
  const html = renderToString(link);
  expect(html).toContain('Cat toys');
  expect(html).not.toContain('<a');
});

it('links to the shop of a known market, in its language and with its tag, in a new tab', async () => {
  await setPreference('market', 'DE');
  render(link);
  const anchor = await screen.findByRole('link', { name: 'Cat toys (affiliate link, opens in a new tab)' });
  await waitFor(() =>
    expect(anchor.getAttribute('href')).toBe(
      'https://www.amazon.de/s?k=Katzenspielzeug&tag=bowlful-21&linkCode=ur2',
    ),
  );
  expect(anchor.getAttribute('rel')).toBe('sponsored nofollow noopener');
  expect(anchor.getAttribute('target')).toBe('_blank');
});

it('reports only retailer and product of a click without consent to advertising', async () => {
  chooseConsent(NECESSARY_ONLY);
  render(link);
  fireEvent.click(await screen.findByRole('link'));
  await waitFor(() =>
    expect(sent).toEqual([
      { path: '/api/affiliate/track-click', body: { retailer: 'Amazon', product: 'cat toys' } },
    ]),
  );
});

it('also reports the page, the session and the browser after consent, and nothing else', async () => {
  chooseConsent(ACCEPT_ALL);
  render(link);
  fireEvent.click(await screen.findByRole('link'));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(Object.keys(sent[0]?.body as object).sort()).toEqual([
    'product',
    'referrerUrl',
    'retailer',
    'sessionId',
    'userAgent',
  ]);
});

it('reports a click by a request if it can’t send a beacon, and is silent if that fails', async () => {
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    sent.push({ path, body: JSON.parse(String(body)) });
    return Promise.reject(new TypeError('offline'));
  });
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: undefined });
  render(link);
  fireEvent.click(await screen.findByRole('link'));
  expect(sent).toMatchObject([{ path: '/api/affiliate/track-click', body: { product: 'cat toys' } }]);
});

import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCEPT_ALL, NECESSARY_ONLY } from '#domain/consent/stored-consent';
import { chooseConsent } from '../../../database/consent.ts';
import { clickAdvertisement } from '../../../sync/advertisements.ts';
import { AdSlot } from './ad-slot.tsx';
import { pageWords } from './page-words.ts';

const AD = {
  id: '0b8f7a52-3d0e-4f6c-9a51-1f2c3d4e5f60',
  title: 'Slow feeder',
  description: 'For dogs that gulp.',
  imageUrl: null,
  targetUrl: 'https://shop.example/feeder',
};
const TIP = 'Ground eggshell is about 38% calcium. Half a level teaspoon gives roughly 1 g.';

// The clicks are real, the shops are not to be visited.
document.addEventListener('click', (event) => event.preventDefault());

const calls: string[] = [];
let warned: { mock: { calls: unknown[][] } };
let answer: unknown[] = [AD];

beforeEach(async () => {
  calls.length = 0;
  answer = [AD];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}`);
    return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
  });
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      #seen: (entries: { target: Element; isIntersecting: boolean }[]) => void;
      constructor(seen: (entries: { target: Element; isIntersecting: boolean }[]) => void) {
        this.#seen = seen;
      }
      observe(target: Element) {
        this.#seen([{ target, isIntersecting: true }]);
      }
      unobserve() {}
    },
  );
  warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  // A click clears the cached list of advertisements.
  await clickAdvertisement(AD.id);
  calls.length = 0;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function showSlot(words: number) {
  return render(
    <main>
      <p>{'word '.repeat(words)}</p>
      <AdSlot position="list-1" />
    </main>,
  );
}

describe('a place for an advertisement', () => {
  it('asks for nothing before advertising is consented to, and shows a nutrition tip', async () => {
    chooseConsent(NECESSARY_ONLY);
    showSlot(900);
    expect(screen.getByText('Nutrition tip.')).toBeTruthy();
    expect(screen.getByText(TIP, { exact: false })).toBeTruthy();
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(calls).toEqual([]);
  });

  it('keeps the tip on a page of fewer than 800 words and logs a policy warning', async () => {
    chooseConsent(ACCEPT_ALL);
    showSlot(700);
    await waitFor(() => expect(warned.mock.calls.length).toBeGreaterThan(0));
    expect(warned.mock.calls[0]?.[0]).toMatch(
      /^Advertising policy: this page holds \d+ words, fewer than 800/,
    );
    expect(screen.getByText('Nutrition tip.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('shows the first of the list, counts the click and opens the target in a new tab', async () => {
    chooseConsent(ACCEPT_ALL);
    showSlot(900);
    const link = await screen.findByRole('link', { name: /Slow feeder/ });
    expect(calls).toEqual(['GET /api/advertisements?position=list-1']);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener');
    expect(screen.getByText('Sponsored')).toBeTruthy();
    fireEvent.click(link);
    await waitFor(() => expect(calls.slice(1)).toContain(`POST /api/advertisements/${AD.id}/click`));
    await waitFor(() => expect(calls.at(-1)).toBe('GET /api/advertisements?position=list-1'));
  });

  it('leads nowhere where the target is #', async () => {
    answer = [{ ...AD, targetUrl: '#' }];
    chooseConsent(ACCEPT_ALL);
    showSlot(900);
    await screen.findByRole('button', { name: /Slow feeder/ });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('shows nothing when there is none', async () => {
    answer = [];
    chooseConsent(ACCEPT_ALL);
    showSlot(900);
    await waitFor(() => expect(screen.queryByText('Nutrition tip.')).toBeNull());
    expect(document.querySelector('[data-ad-slot]')?.textContent).toBe('');
  });
});

it('counts words node by node', () => {
  render(
    <main>
      <h2>Two words</h2>
      <p>
        and <b>three</b> more
      </p>
    </main>,
  );
  expect(pageWords()).toBe(5);
});

it('is never the second of a page with the same one', async () => {
  chooseConsent(ACCEPT_ALL);
  const other = { ...AD, id: '1b8f7a52-3d0e-4f6c-9a51-1f2c3d4e5f60', title: 'Puzzle bowl' };
  answer = [AD, other];
  render(
    <main>
      <p>{'word '.repeat(900)}</p>
      <AdSlot position="sidebar-1" />
      <AdSlot position="sidebar-2" />
    </main>,
  );
  expect(await screen.findByText('Slow feeder', undefined, { timeout: 3000 })).toBeTruthy();
  expect(await screen.findByText('Puzzle bowl', undefined, { timeout: 3000 })).toBeTruthy();
});

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ACCEPT_ALL, NECESSARY_ONLY } from '#domain/consent/stored-consent';
import type { AdPosition } from '#domain/contract/analytics';
import type { SiteSettings } from '#domain/contract/site-settings';
import { chooseConsent } from '../../platform/database/consent.ts';
import { PageDataProvider } from '../../platform/query/page-data.ts';
import { queryError } from '../../testing/find-error.ts';
import {
  AdSlot,
  clickAdvertisement,
  MIN_WORDS,
  PUSH_DELAY_MS,
  pageWords,
  RECHECK_MS,
  RECTANGLE,
} from './ad-slot.tsx';

const AD = {
  id: '0b8f7a52-3d0e-4f6c-9a51-1f2c3d4e5f60',
  title: 'Slow feeder',
  description: 'For dogs that gulp.',
  imageUrl: null,
  targetUrl: 'https://shop.example/feeder',
};
const TIP = 'Ground eggshell is about 38% calcium. Half a level teaspoon gives roughly 1 g.';

// Clicks are real, but must not leave the page.
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
  holdTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = false;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const SHOWS: SiteSettings = { affiliateTags: {}, showsAds: true };

/** A page with that many words and advertisement slots, on a site with these settings. */
function showSlot(words: number, site = SHOWS, positions: readonly AdPosition[] = ['list-1']) {
  const data = { url: '/', origin: '', counts: { dog: 0, cat: 0 }, site };
  return render(
    <PageDataProvider data={data}>
      <main>
        <p>{'word '.repeat(words)}</p>
        {positions.map((position) => (
          <AdSlot key={position} position={position} />
        ))}
      </main>
    </PageDataProvider>,
  );
}

const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Advances past the slot's delay, then restores real timers for the request. */
async function afterDelay(ms = PUSH_DELAY_MS): Promise<void> {
  await pass(ms);
  vi.useRealTimers();
}

describe('an advertisement slot', () => {
  it('requests nothing before consent, and shows a nutrition tip', async () => {
    chooseConsent(NECESSARY_ONLY);
    showSlot(900);
    expect(screen.getByText('Nutrition tip.')).toBeTruthy();
    expect(screen.getByText(TIP, { exact: false })).toBeTruthy();
    await pass(PUSH_DELAY_MS + 100);
    expect(calls).toEqual([]);
  });

  it('keeps the tip on a page of fewer than 800 words and logs a policy warning', async () => {
    chooseConsent(ACCEPT_ALL);
    showSlot(700);
    await pass(PUSH_DELAY_MS);
    expect(warned.mock.calls.length).toBeGreaterThan(0);
    expect(warned.mock.calls[0]?.[0]).toMatch(
      /^Advertising policy: this page holds \d+ words, fewer than 800/,
    );
    expect(screen.getByText('Nutrition tip.')).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('fills once the page reaches 800 words, and warns once', async () => {
    chooseConsent(ACCEPT_ALL);
    const { container } = showSlot(700);
    await pass(PUSH_DELAY_MS);
    expect(warned.mock.calls.length).toBe(1);
    container.querySelector('main')?.append('word '.repeat(100));
    await afterDelay(RECHECK_MS);
    expect(await screen.findByRole('link', { name: /Slow feeder/ })).toBeTruthy();
    expect(warned.mock.calls.length).toBe(1);
  });

  it('shows the first of the list, counts the click and opens the target in a new tab', async () => {
    chooseConsent(ACCEPT_ALL);
    showSlot(900);
    await afterDelay();
    const link = await screen.findByRole('link', { name: /Slow feeder/ });
    expect(calls).toEqual(['GET /api/advertisements?position=list-1']);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('sponsored nofollow noopener');
    expect(screen.getByText('Sponsored')).toBeTruthy();
    holdTimers();
    fireEvent.click(link);
    await vi.waitFor(async () => {
      await pass(PUSH_DELAY_MS);
      expect(calls.slice(1)).toContain(`POST /api/advertisements/${AD.id}/click`);
      expect(calls.at(-1)).toBe('GET /api/advertisements?position=list-1');
    });
  });

  it('has no link if the target is #', async () => {
    answer = [{ ...AD, targetUrl: '#' }];
    chooseConsent(ACCEPT_ALL);
    showSlot(900);
    await afterDelay();
    await screen.findByRole('button', { name: /Slow feeder/ });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('keeps its tip if there is no advertisement, so that nothing shifts', async () => {
    answer = [];
    chooseConsent(ACCEPT_ALL);
    showSlot(900);
    await afterDelay();
    await waitFor(() => expect(calls).toEqual(['GET /api/advertisements?position=list-1']));
    expect(screen.getByText('Nutrition tip.')).toBeTruthy();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('reserves no height and requests nothing if the operator shows no advertisements', async () => {
    chooseConsent(ACCEPT_ALL);
    const { container } = showSlot(900, { affiliateTags: {} });
    expect(container.querySelector('[data-ad-slot]')?.className).toBe('');
    await pass(PUSH_DELAY_MS + 100);
    expect(calls).toEqual([]);
  });

  it('logs a failed request without showing an error', async () => {
    vi.stubGlobal('fetch', async () => new Response('broken', { status: 500 }));
    chooseConsent(ACCEPT_ALL);
    showSlot(900);
    await afterDelay();
    await waitFor(() => expect(warned.mock.calls[0]?.[0]).toBe('The advertisements could not be loaded.'));
    expect(screen.getByText('Nutrition tip.')).toBeTruthy();
    expect(queryError()).toBeNull();
  });
});

it('counts the words of a page in all its elements', () => {
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

it('never shows the same advertisement twice on a page', async () => {
  chooseConsent(ACCEPT_ALL);
  const other = { ...AD, id: '1b8f7a52-3d0e-4f6c-9a51-1f2c3d4e5f60', title: 'Puzzle bowl' };
  answer = [AD, other];
  showSlot(900, SHOWS, ['sidebar-1', 'sidebar-2']);
  await afterDelay();
  expect(await screen.findByText('Slow feeder')).toBeTruthy();
  expect(await screen.findByText('Puzzle bowl')).toBeTruthy();
});

describe('the constants of advertising', () => {
  it('MIN_WORDS is 800', () => {
    expect(MIN_WORDS).toBe(800);
  });
  it('PUSH_DELAY_MS is a second', () => {
    expect(PUSH_DELAY_MS).toBe(1000);
  });
  it('RECTANGLE is 300 by 250', () => {
    expect(RECTANGLE).toEqual({ width: 300, height: 250 });
  });
});

describe('an external network', () => {
  const NETWORK: SiteSettings = {
    ...SHOWS,
    adNetwork: {
      client: 'ca-pub-1234567890123456',
      consentPlatform: 'https://consent.example/tcf.js',
      units: { list: '1234567890' },
    },
  };
  const scripts = () => [...document.head.querySelectorAll('script')].map(({ src }) => src);

  it('loads only after consent and a choice in its consent platform', async () => {
    // happy-dom loads no scripts; this reports them as loaded.
    Reflect.get(window, 'happyDOM').settings.handleDisabledFileLoadingAsSuccess = true;
    const listeners: ((data: object, isSuccess: boolean) => void)[] = [];
    vi.stubGlobal('__tcfapi', (_: string, __: number, listener: (typeof listeners)[number]) => {
      listeners.push(listener);
    });
    answer = [];
    chooseConsent(NECESSARY_ONLY);
    const { container } = showSlot(900, NETWORK);
    await pass(PUSH_DELAY_MS + 100);
    expect(scripts()).toEqual([]);
    act(() => chooseConsent(ACCEPT_ALL));
    await afterDelay();
    await waitFor(() => expect(listeners).toHaveLength(1));
    expect(scripts()).toEqual(['https://consent.example/tcf.js']);
    listeners[0]?.({ eventStatus: 'cmpuishown' }, true);
    await Promise.resolve();
    expect(scripts()).toHaveLength(1);
    expect(container.querySelector('ins')).toBeNull();
    listeners[0]?.({ eventStatus: 'useractioncomplete' }, true);
    await waitFor(() => expect(container.querySelector('ins')?.dataset['adSlot']).toBe('1234567890'));
    expect(scripts()[1]).toBe(
      'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1234567890123456',
    );
    await waitFor(() => expect(Reflect.get(window, 'adsbygoogle')).toEqual([{}]));
  });
});

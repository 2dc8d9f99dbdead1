// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRecipe } from '../../testing/catalogue-rows.ts';
import { clearDevice } from '../../testing/clear-device.ts';
import {
  jsonResponse,
  problemResponse,
  type SyncServerDouble,
  syncServerDouble,
} from '../../testing/sync-server-double.ts';
import { database } from '../database/bowlful.ts';
import { loadCards } from '../database/cards.ts';
import { catalogueStore } from '../database/catalogue-store.ts';
import { connectionStore, followBrowser } from './connection.ts';
import { pauseMs, startPulling } from './pull-loop.ts';

let server: SyncServerDouble;
let stop: () => void = () => {};
const connection = () => connectionStore.getState();

beforeEach(async () => {
  await clearDevice();
  server = syncServerDouble();
  for (const id of [1, 2, 3, 4, 5]) server.putRecipe(aRecipe({ id }));
  vi.stubGlobal('fetch', server.fetch);
  connectionStore.setState(connectionStore.getInitialState(), true);
  catalogueStore.setState(catalogueStore.getInitialState(), true);
});
afterEach(() => {
  stop();
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function pullEnds(): Promise<void> {
  await vi.waitFor(() => expect(catalogueStore.getState().isSettled).toBe(true));
  await vi.waitFor(() => expect(connection().syncing).toBe(false));
}

describe('startPulling', () => {
  it('fills the device and reports progress', async () => {
    document.body.innerHTML =
      '<script type="application/json" id="page-data">{"url":"/","counts":{"dog":4,"cat":1}}</script>';
    const counts: unknown[] = [];
    const stopWatching = connectionStore.subscribe(({ catalogueCount }) => counts.push(catalogueCount));
    stop = startPulling();
    expect(connection().syncing).toBe(true);
    await pullEnds();
    stopWatching();
    expect(counts).toContainEqual({ have: 0, of: 5 });
    expect(connection()).toMatchObject({ online: true, catalogueCount: { have: 5, of: 5 }, problem: null });
    expect(connection().lastPulledAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(document.cookie).toContain('has_local=1');
  });

  it('updates the screens before it reports being up to date', async () => {
    loadCards();
    let cardsWhenFresh: number | undefined;
    const stopWatching = catalogueStore.subscribe(({ isFresh, cards }) => {
      if (isFresh) cardsWhenFresh ??= cards?.length;
    });
    stop = startPulling();
    await pullEnds();
    stopWatching();
    expect(cardsWhenFresh).toBe(5);
    expect(catalogueStore.getState().isComplete).toBe(true);
  });

  it('fetches the operator’s products after the first pull that names them, before any page asks', async () => {
    const lead = {
      ...{ id: 'lead', species: 'dog', category: 'toys', name: 'Rope lead', description: 'Two metres.' },
      ...{ features: [], priceUsd: { min: 20, max: 30 }, priceDate: '2025', term: 'rope lead' },
    };
    vi.stubGlobal('fetch', async (...call: Parameters<typeof fetch>) => {
      if (String(call[0]).startsWith('/api/products')) return jsonResponse([lead]);
      const page = (await (await server.fetch(...call)).json()) as object;
      return jsonResponse({ ...page, site: { affiliateTags: {}, productsVersion: 'v1' } });
    });
    stop = startPulling();
    await pullEnds();
    await vi.waitFor(async () =>
      expect((await database.syncState.get('catalogue'))?.products).toEqual({ version: 'v1', list: [lead] }),
    );
  });

  it('is offline when nothing answers, and recovers with the network', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    stop = startPulling();
    await pullEnds();
    expect(connection()).toMatchObject({ online: false, problem: null });
    expect(catalogueStore.getState()).toMatchObject({ isSettled: true, isFresh: false });
    vi.stubGlobal('fetch', server.fetch);
    window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(catalogueStore.getState().isFresh).toBe(true));
    expect(connection().online).toBe(true);
    expect(await database.recipes.count()).toBe(5);
  });

  it('stays online and explains the problem when the server refuses', async () => {
    vi.stubGlobal('fetch', async () => problemResponse(503, 'unavailable'));
    stop = startPulling();
    await pullEnds();
    expect(connection()).toMatchObject({
      online: true,
      problem: 'New recipes cannot be fetched just now. The saved ones still work.',
    });
  });

  it('pulls again when the page becomes visible after a failure, but not right after a success', async () => {
    vi.stubGlobal('fetch', async () => problemResponse(503, 'unavailable'));
    stop = startPulling();
    await pullEnds();
    vi.stubGlobal('fetch', server.fetch);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.waitFor(() => expect(connection().problem).toBeNull());
    await vi.waitFor(() => expect(connection().syncing).toBe(false));
    document.dispatchEvent(new Event('visibilitychange'));
    // A pull would have set `syncing` at once.
    expect(connection().syncing).toBe(false);
  });

  it('runs one pull at a time, however often it is requested', async () => {
    stop = startPulling();
    for (let times = 0; times < 5; times += 1) window.dispatchEvent(new Event('online'));
    await pullEnds();
    expect(server.requests).toEqual(['/api/sync', '/api/sync?cursor=1.3']);
  });

  it('stops pulling once stopped', async () => {
    stop = startPulling();
    await pullEnds();
    stop();
    window.dispatchEvent(new Event('online'));
    expect(connection().syncing).toBe(false);
  });

  it('follows another tab’s pulls', async () => {
    loadCards();
    stop = startPulling();
    await pullEnds();
    const otherTab = new BroadcastChannel('bowlful-catalogue');
    const changed = { ...aRecipe({ id: 2 }), title: 'From the other tab' };
    const card = await database.cards.get(2);
    if (card) await database.cards.put({ ...card, title: changed.title });
    otherTab.postMessage({ cardIds: [2], isReload: false });
    otherTab.postMessage('ended');
    otherTab.postMessage({ of: 'another build' });
    await vi.waitFor(() =>
      expect(catalogueStore.getState().cards?.find(({ id }) => id === 2)?.title).toBe('From the other tab'),
    );
    otherTab.close();
  });
});

describe('pauseMs', () => {
  it('is 15 minutes after a success', () => expect(pauseMs(0)).toBe(900_000));

  // 15 s, doubled by each further failure up to 15 min, times 0.5 + random / 2.
  it.each([
    [1, 0, 7_500],
    [1, 1, 15_000],
    [3, 1, 60_000],
    [7, 1, 900_000],
    [60, 0.5, 675_000],
  ])('after %d failures with random %d is %d ms', (failures, luck, ms) => {
    expect(pauseMs(failures, () => luck)).toBe(ms);
  });
});

describe('followBrowser', () => {
  it('follows the browser’s network state until stopped', () => {
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const stopFollowing = followBrowser();
    expect(connection().online).toBe(false);
    onLine.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(connection().online).toBe(true);
    stopFollowing();
    onLine.mockReturnValue(false);
    window.dispatchEvent(new Event('offline'));
    expect(connection().online).toBe(true);
  });
});

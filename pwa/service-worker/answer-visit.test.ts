import { beforeEach, expect, it, vi } from 'vitest';
import { FakeCaches } from '../testing/fake-caches.ts';
import { answerVisit, renewPages } from './answer-visit.ts';
import { KeptPages } from './kept-pages.ts';
import type { PaintedPage } from './page-painter.ts';
import { PaintingRecord } from './painting-record.ts';

const ORIGIN = 'https://bowlful.example';
const EMPTY = '<html><head><title>Bowlful</title></head><body><div id="root"></div></body></html>';

let state: string;
const paint = vi.fn<(url: URL) => Promise<PaintedPage | null>>();

const painted = (words: string, device = {}): PaintedPage => ({
  html: `<h1>${words}</h1>`,
  head: '<title>Plan | Bowlful</title>',
  data: { url: '/plan', origin: ORIGIN, counts: { dog: 1, cat: 0 }, device },
});

beforeEach(() => {
  vi.stubGlobal('location', new URL('/worker.js', ORIGIN));
  vi.stubGlobal('caches', new FakeCaches());
  state = 'Misty';
  paint.mockReset();
  paint.mockImplementation(async ({ pathname }) => painted(`${state} ${pathname}`));
});

const world = () => ({
  load() {},
  paint,
  record: new PaintingRecord('/assets/painter-1.js'),
  kept: new KeptPages(async () => state),
  shell: async () => new Response(EMPTY),
  renewAfterMs: 0,
});

async function visit(path: string): Promise<string> {
  const { answer, done } = answerVisit(new Request(`${ORIGIN}${path}`), world());
  const text = await (await answer).text();
  await done;
  return text;
}

it('paints the first visit, and answers the second with the page that was kept', async () => {
  const first = await visit('/plan');
  expect(first).toContain('<div id="root"><h1>Misty /plan</h1></div>');
  expect(paint).toHaveBeenCalledTimes(2);
  expect(await visit('/plan')).toBe(first);
  expect(paint).toHaveBeenCalledTimes(2);
});

it('paints anew once the device has changed, and renews the other pages as well', async () => {
  await visit('/plan');
  await visit('/dog-recipes');
  state = 'Tom';
  expect(await visit('/plan')).toContain('Tom /plan');
  paint.mockClear();
  expect(await visit('/dog-recipes')).toContain('Tom /dog-recipes');
  expect(paint).not.toHaveBeenCalled();
});

it('renews what is kept and the start page when the app is left', async () => {
  await visit('/plan');
  state = 'Tom';
  await renewPages(new URL('/', ORIGIN), world());
  paint.mockClear();
  expect(await visit('/')).toContain('Tom /');
  expect(await visit('/plan')).toContain('Tom /plan');
  expect(paint).not.toHaveBeenCalled();
});

it('keeps no page on which a clock runs', async () => {
  paint.mockImplementation(async () => painted('3 minutes', { now: 1_795_000_000_000 }));
  await visit('/plan');
  paint.mockClear();
  await visit('/plan');
  expect(paint).toHaveBeenCalled();
});

it('answers with the empty page, and keeps nothing, where the renderer fails', async () => {
  vi.stubGlobal('reportError', vi.fn());
  paint.mockRejectedValue(new Error('broken'));
  expect(await visit('/plan')).toBe(EMPTY);
  expect(await visit('/plan')).toBe(EMPTY);
});

it('is done at once when a newer build waits, and keeps nothing for it', async () => {
  let hasSuccessor = false;
  const visits = { ...world(), renewAfterMs: 60_000, hasSuccessor: () => hasSuccessor };
  const { answer, done } = answerVisit(new Request(`${ORIGIN}/plan`), visits);
  expect(await (await answer).text()).toContain('Misty /plan');
  hasSuccessor = true;
  await done;
  expect(paint).toHaveBeenCalledTimes(1);
});

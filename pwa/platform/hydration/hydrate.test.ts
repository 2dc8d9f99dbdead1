import { expect, it } from 'vitest';
import { beginHydration, endHydration, hydrationUnderWay, whenHydrated } from './hydrate.ts';

const hasEnded = () =>
  Promise.race([
    whenHydrated().then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20)),
  ]);

it('nothing waits on a page that the app renders itself', async () => {
  expect(await hasEnded()).toBe(true);
});

it('background work waits until the screen is hydrated', async () => {
  expect(hydrationUnderWay()).toBeUndefined();
  beginHydration();
  expect(await hasEnded()).toBe(false);
  expect(hydrationUnderWay()).toBeDefined();
  endHydration();
  expect(await hasEnded()).toBe(true);
  expect(hydrationUnderWay()).toBeUndefined();
});

it('a screen that never loads holds nothing up for long', async () => {
  beginHydration(30);
  expect(await hasEnded()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await hasEnded()).toBe(true);
});

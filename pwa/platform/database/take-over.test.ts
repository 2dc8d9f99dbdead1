import { expect, it } from 'vitest';
import { beginTakeOver, endTakeOver, takeOverUnderWay, whenTakenOver } from './take-over.ts';

const hasEnded = () =>
  Promise.race([
    whenTakenOver().then(() => true),
    new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20)),
  ]);

it('nothing waits on a page that the app makes itself', async () => {
  expect(await hasEnded()).toBe(true);
});

it('what no press needs waits until the screen answers presses', async () => {
  expect(takeOverUnderWay()).toBeUndefined();
  beginTakeOver();
  expect(await hasEnded()).toBe(false);
  expect(takeOverUnderWay()).toBeDefined();
  endTakeOver();
  expect(await hasEnded()).toBe(true);
  expect(takeOverUnderWay()).toBeUndefined();
});

it('a screen that never comes holds nothing up for long', async () => {
  beginTakeOver(30);
  expect(await hasEnded()).toBe(false);
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(await hasEnded()).toBe(true);
});

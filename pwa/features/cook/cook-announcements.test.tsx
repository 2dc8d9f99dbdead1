import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { LIVE_REGIONS } from '../../components/announce.tsx';
import {
  button,
  openCooking,
  resetCookSession,
  startCooking,
  storeSession,
  unmountCooking,
} from '../../testing/cook-harness.tsx';

/** Every announcement, in order, with its live region. */
let said: [keyof typeof LIVE_REGIONS, string][];
let watching: MutationObserver[];

beforeEach(async () => {
  await resetCookSession();
  said = [];
  watching = (['polite', 'assertive'] as const).map((how) => {
    const region = document.body.appendChild(document.createElement('div'));
    region.id = LIVE_REGIONS[how];
    const observer = new MutationObserver((records) => {
      for (const { addedNodes } of records) {
        for (const { textContent } of addedNodes) said.push([how, textContent ?? '']);
      }
    });
    observer.observe(region, { childList: true });
    return observer;
  });
});
afterEach(() => {
  unmountCooking();
  for (const observer of watching) observer.disconnect();
  for (const id of Object.values(LIVE_REGIONS)) document.getElementById(id)?.remove();
});

const heard = (words: RegExp) => said.filter(([, each]) => words.test(each));

it('a step is announced once, with its number', async () => {
  await startCooking();
  await waitFor(() => expect(heard(/^Step 1 of 3\. Simmer the chicken/)).toHaveLength(1));
  fireEvent.click(button('Next step'));
  await waitFor(() => expect(heard(/^Step 2 of 3\. /)).toHaveLength(1));
  expect(heard(/^Step 1 of 3\. /)).toHaveLength(1);
});

it('a timer is announced once as it starts', async () => {
  await startCooking();
  fireEvent.click(button('Steps and ingredients'));
  fireEvent.click(screen.getByText('1 min'));
  await waitFor(() => expect(heard(/^My timer, 1 min: 1 minute from now/)).toHaveLength(1));
});

it('a timer that ended before a reload is announced once, assertively, and says how long ago', async () => {
  const state = { status: 'running', endsAtMs: Date.now() - 3 * 60_000 - 500 };
  const timer = { id: 'before', name: 'My timer, 1 min', totalMs: 60_000, moreMs: 0, state };
  await storeSession({ stage: 0, timers: [timer] });
  openCooking();
  await screen.findByText('Rang 3 min ago');
  await waitFor(() => expect(said).toContainEqual(['assertive', 'My timer, 1 min: Rang 3 min ago']));
  expect(heard(/Rang/)).toHaveLength(1);
});

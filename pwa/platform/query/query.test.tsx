import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { beforeEach, expect, it } from 'vitest';
import { createStore } from 'zustand';
import type { PageData } from '#domain/contract/page-data';
import { workerHtml } from '../../testing/worker-html.tsx';
import type { Device } from '../database/open-device.ts';
import { PageDataProvider } from './page-data.ts';
import { AskedAnswers, InlinedAnswers, PrerenderedAnswersProvider } from './prerendered-answers.ts';
import { connectQueries, sharedQuery, useQuery, useShared } from './query.ts';

/** A device that answers on demand and records its queries. */
function aDevice() {
  const pulls = createStore(() => ({ isFresh: false }));
  const listeners = new Set<(answer: unknown) => void>();
  let asked = 0;
  connectQueries({
    watch: (_ask, onAnswer) => {
      asked += 1;
      listeners.add(onAnswer as (answer: unknown) => void);
      return () => listeners.delete(onAnswer as (answer: unknown) => void);
    },
    pulls,
  });
  return {
    asked: () => asked,
    isWatched: () => listeners.size > 0,
    answers: (answer: unknown) =>
      act(() => {
        for (const listener of listeners) listener(answer);
      }),
    pulled: () => act(() => pulls.setState({ isFresh: true })),
  };
}

type Named = { title: string };

/** Page data of the server; with `device`, of a page rendered on this device. */
const page = (title: string, device?: PageData['device']): PageData => ({
  url: '/',
  origin: 'https://bowlful.example',
  counts: { dog: 1, cat: 0 },
  guide: { title } as unknown as NonNullable<PageData['guide']>,
  ...(device && { device }),
});

/** Every title that was rendered, in order. */
const seen: (string | undefined)[] = [];
beforeEach(() => {
  seen.length = 0;
});

function Title({ id = 1, remembered }: { id?: number; remembered?: Named }) {
  const found = useQuery('title', async (): Promise<Named> => ({ title: 'Rendered in the worker' }), {
    deps: [id],
    remembered,
    inlined: ({ guide }) => (id === 1 ? guide : undefined),
  });
  seen.push(found?.title);
  return <p>{found?.title}</p>;
}

const counts: number[] = [];

function Count() {
  counts.push(useQuery('count', async () => 1, { initial: 0 }));
  return null;
}

const hearts = sharedQuery('hearts', async () => new Set([7]), new Set<number>());
const drawn: number[] = [];

function Heart({ id }: { id: number }) {
  drawn.push(id);
  return <p>{useShared(hearts, ({ value }) => String(value.has(id)))}</p>;
}

it('shows no older device row over the inlined data until a pull has succeeded', () => {
  const device = aDevice();
  render(
    <PageDataProvider data={page('Of the server')}>
      <Title />
    </PageDataProvider>,
  );
  device.answers({ title: 'Of last week' });
  expect(seen.at(-1)).toBe('Of the server');
  device.answers({ title: 'Pulled' });
  device.pulled();
  expect(seen.at(-1)).toBe('Pulled');
  expect(new Set(seen)).toEqual(new Set(['Of the server', 'Pulled']));
});

it('keeps showing the inlined data if a pull succeeds before the device is read', () => {
  const device = aDevice();
  render(
    <PageDataProvider data={page('Of the server')}>
      <Title />
    </PageDataProvider>,
  );
  device.pulled();
  expect(seen.at(-1)).toBe('Of the server');
});

it('follows the device at once on a page rendered from its own rows', () => {
  const device = aDevice();
  render(
    <PageDataProvider data={page('Rendered', {})}>
      <Title />
    </PageDataProvider>,
  );
  device.answers({ title: 'Changed since' });
  expect(seen).toEqual(['Rendered', 'Changed since']);
});

it('shows what it has read before rather than what the page was rendered with', () => {
  aDevice();
  render(
    <PageDataProvider data={page('Rendered', {})}>
      <Title remembered={{ title: 'Changed since' }} />
    </PageDataProvider>,
  );
  expect(seen).toEqual(['Changed since']);
});

it('does not re-render for an equal answer', () => {
  const device = aDevice();
  render(
    <PageDataProvider data={page('Beef bowl', {})}>
      <Title />
    </PageDataProvider>,
  );
  device.answers({ title: 'Beef bowl' });
  device.answers({ title: 'Beef bowl' });
  expect(seen).toEqual(['Beef bowl']);
});

it('starts with the initial value', () => {
  aDevice();
  render(<Count />);
  expect(counts).toEqual([0]);
});

it('restarts when its dependencies change, and never shows another query’s answer', () => {
  const device = aDevice();
  const { rerender } = render(<Title id={2} />);
  device.answers({ title: 'Second' });
  rerender(<Title id={3} />);
  expect(seen.at(-1)).toBeUndefined();
  device.answers({ title: 'Third' });
  expect(seen.at(-1)).toBe('Third');
});

it('asks the device once for a shared query and keeps following it; others end when unmounted', () => {
  const device = aDevice();
  const { container, unmount } = render([<Heart key={7} id={7} />, <Heart key={8} id={8} />]);
  device.answers(new Set([7]));
  expect(container.textContent).toBe('truefalse');
  expect(device.asked()).toBe(1);
  // Only the changed heart re-rendered.
  expect(drawn).toEqual([7, 8, 7]);
  unmount();
  expect(device.isWatched()).toBe(true);

  const other = aDevice();
  render(<Title id={2} />).unmount();
  expect(other.isWatched()).toBe(false);
});

it('hydrates a pre-rendered answer without a flash, a mismatch or a second render', async () => {
  const device = aDevice();
  const asked = new AskedAnswers({} as Device);
  const tree = (answers: AskedAnswers | InlinedAnswers) => (
    <PrerenderedAnswersProvider answers={answers}>
      <Title id={2} />
    </PrerenderedAnswersProvider>
  );
  const container = document.createElement('div');
  container.innerHTML = await workerHtml(tree(asked));
  document.body.append(container);
  expect(container.textContent).toBe('Rendered in the worker');
  seen.length = 0;
  const faults: unknown[] = [];
  await act(async () => {
    hydrateRoot(container, tree(new InlinedAnswers(asked.given())), {
      onRecoverableError: (fault) => faults.push(fault),
    });
  });
  device.answers({ title: 'Rendered in the worker' });
  expect(seen).toEqual(['Rendered in the worker']);
  expect(faults).toEqual([]);
});

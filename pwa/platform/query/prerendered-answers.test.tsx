import { act } from '@testing-library/react';
import { type ReactNode, Suspense, use } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { workerHtml } from '../../testing/worker-html.tsx';
import type { Device } from '../database/open-device.ts';
import {
  AskedAnswers,
  InlinedAnswers,
  type PrerenderedAnswers,
  PrerenderedAnswersProvider,
} from './prerendered-answers.ts';
import { sharedQuery, useQuery, useShared } from './query.ts';

const hearts = sharedQuery<ReadonlySet<number>>('test-hearts', async () => new Set([7]), new Set<number>());

function Plan({ day }: { day: string }) {
  const meals = useQuery('test-plan', async () => ['rice', 'cod'], { deps: [day] });
  const isFavourite = useShared(hearts, ({ value }) => value.has(7));
  return (
    <p>
      {meals === undefined ? 'Reading' : meals.join(' and ')}
      {isFavourite && ', with a heart'}
    </p>
  );
}

const device = {} as Device;

async function renderedBy(answers: AskedAnswers): Promise<string> {
  return await workerHtml(
    <PrerenderedAnswersProvider answers={answers}>
      <Plan day="2026-11-25" />
    </PrerenderedAnswersProvider>,
  );
}

it('renders with the device’s answers, and the app hydrates the page unchanged', async () => {
  const asked = new AskedAnswers(device);
  const html = await renderedBy(asked);
  expect(html).toContain('rice and cod');
  expect(html).toContain(', with a heart');
  expect(asked.given()).toEqual({
    'test-plan 2026-11-25': ['rice', 'cod'],
    'test-hearts': { $set: [7] },
  });

  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const onRecoverableError = vi.fn();
  const inlined = new InlinedAnswers(JSON.parse(JSON.stringify(asked.given())));
  await act(async () => {
    hydrateRoot(
      root,
      <PrerenderedAnswersProvider answers={inlined}>
        <Plan day="2026-11-25" />
      </PrerenderedAnswersProvider>,
      { onRecoverableError },
    );
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.textContent).toBe('rice and cod, with a heart');
});

it('runs each query once per page', async () => {
  const asked = new AskedAnswers(device);
  const ask = vi.fn(async () => 1);
  await Promise.all([asked.answer('once', ask), asked.answer('once', ask)]);
  expect(ask).toHaveBeenCalledOnce();
});

it('leaves an answer that JSON cannot represent to the device', async () => {
  const asked = new AskedAnswers(device);
  await asked.answer('photo', async () => new Uint8Array([1]));
  expect(asked.given()).toEqual({});
});

function LatePlan({ arrival }: { arrival: Promise<void> | undefined }) {
  if (arrival !== undefined) use(arrival);
  return <Plan day="2026-11-25" />;
}

const latePart = (arrival?: Promise<void>) => (
  <Suspense>
    <LatePlan arrival={arrival} />
  </Suspense>
);

it('hydrates a late part with its answer, and gives none to a part that mounts after hydration', async () => {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const page = (answers: PrerenderedAnswers, part: ReactNode, hasSecondPlan = false) => (
    <PrerenderedAnswersProvider answers={answers}>
      {part}
      {hasSecondPlan && <Plan day="2026-11-25" />}
    </PrerenderedAnswersProvider>
  );
  const asked = new AskedAnswers(device);
  const root = document.createElement('div');
  root.innerHTML = await workerHtml(page(asked, latePart()));
  document.body.append(root);
  const onRecoverableError = vi.fn();
  const inlined = new InlinedAnswers(JSON.parse(JSON.stringify(asked.given())));
  const late = latePart(arrival);
  const app = await act(async () => hydrateRoot(root, page(inlined, late), { onRecoverableError }));
  await act(async () => app.render(page(inlined, late, true)));
  await act(async () => arrive());
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.textContent).toBe('rice and cod, with a heartReading');
});

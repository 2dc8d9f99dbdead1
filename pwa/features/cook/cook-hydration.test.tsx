import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadDevice } from '../../platform/database/device.ts';
import {
  AskedAnswers,
  InlinedAnswers,
  type PrerenderedAnswers,
  PrerenderedAnswersProvider,
} from '../../platform/query/prerendered-answers.ts';
import { resetCookSession, storeSession, unmountCooking } from '../../testing/cook-harness.tsx';
import { workerHtml } from '../../testing/worker-html.tsx';
import { CookPage } from './cook-page.tsx';

beforeEach(resetCookSession);
afterEach(() => {
  unmountCooking();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.innerHTML = '';
});

const page = (answers: PrerenderedAnswers) => (
  <PrerenderedAnswersProvider answers={answers}>
    <MemoryRouter initialEntries={['/recipe/1/cook']}>
      <CookPage />
    </MemoryRouter>
  </PrerenderedAnswersProvider>
);

it('hydrates a step with a running timer as the worker rendered it, however late, then keeps counting', async () => {
  const renderedAtMs = Date.now();
  const state = { status: 'running', endsAtMs: renderedAtMs + 300_000 };
  const timer = { id: 'a', name: 'Chicken, step 1', totalMs: 600_000, moreMs: 0, state };
  await storeSession({ stage: 0, timers: [timer] });
  vi.spyOn(Date, 'now').mockReturnValue(renderedAtMs);
  const asked = new AskedAnswers(await loadDevice());
  const container = document.createElement('div');
  container.innerHTML = await workerHtml(page(asked));
  document.body.append(container);
  expect(screen.getByRole('timer').textContent).toBe('5:00');

  // A page has APIs that a worker lacks, and a busy phone runs its scripts late.
  vi.stubGlobal('speechSynthesis', { cancel() {} });
  vi.stubGlobal('SpeechSynthesisUtterance', class {});
  vi.spyOn(Date, 'now').mockReturnValue(renderedAtMs + 25_000);
  const errors: unknown[] = [];
  const inlined = new InlinedAnswers(JSON.parse(JSON.stringify(asked.given())));
  const root = await act(async () =>
    hydrateRoot(container, page(inlined), { onRecoverableError: (error) => errors.push(error) }),
  );
  expect(errors).toEqual([]);
  expect(screen.getByRole('timer').textContent).toBe('4:35');
  expect(screen.getByRole('button', { name: 'Read aloud' })).toBeTruthy();
  await act(async () => root.unmount());
});

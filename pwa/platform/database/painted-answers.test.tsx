import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { expect, it, vi } from 'vitest';
import { useDeviceValue } from './device.ts';
import { createDeviceStore, useDeviceStore } from './device-store.ts';
import type { Device } from './open-device.ts';
import { AskedAnswers, InlinedAnswers, PaintedAnswersProvider } from './painted-answers.ts';

const hearts = createDeviceStore<ReadonlySet<number>>(
  'test-hearts',
  async () => new Set([7]),
  new Set<number>(),
);

function Plan({ day }: { day: string }) {
  const meals = useDeviceValue('test-plan', async () => ['rice', 'cod'], [day], undefined);
  const isFavourite = useDeviceStore(hearts, ({ value }) => value.has(7));
  return (
    <p>
      {meals === undefined ? 'Reading' : meals.join(' and ')}
      {isFavourite && ', with a heart'}
    </p>
  );
}

const device = {} as Device;

async function paintedBy(answers: AskedAnswers): Promise<string> {
  const { prelude } = await prerender(
    <PaintedAnswersProvider answers={answers}>
      <Plan day="2026-11-25" />
    </PaintedAnswersProvider>,
  );
  return await new Response(prelude).text();
}

it('paints with what the device answers, and the app takes the page over as it is', async () => {
  const asked = new AskedAnswers(device);
  const html = await paintedBy(asked);
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
      <PaintedAnswersProvider answers={inlined}>
        <Plan day="2026-11-25" />
      </PaintedAnswersProvider>,
      { onRecoverableError },
    );
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(root.textContent).toBe('rice and cod, with a heart');
});

it('asks each question once for a page', async () => {
  const asked = new AskedAnswers(device);
  const ask = vi.fn(async () => 1);
  await Promise.all([asked.answer('once', ask), asked.answer('once', ask)]);
  expect(ask).toHaveBeenCalledOnce();
});

it('waits for the device with an answer that a page cannot hold', async () => {
  const asked = new AskedAnswers(device);
  await asked.answer('photo', async () => new Uint8Array([1]));
  expect(asked.given()).toEqual({});
});

it('does not show an answer of before to what is opened after a step to another page', () => {
  const inlined = new InlinedAnswers({ 'test-plan 2026-11-25': ['old'] });
  inlined.retire();
  render(
    <PaintedAnswersProvider answers={inlined}>
      <Plan day="2026-11-25" />
    </PaintedAnswersProvider>,
  );
  expect(screen.getByText(/Reading/)).toBeDefined();
});

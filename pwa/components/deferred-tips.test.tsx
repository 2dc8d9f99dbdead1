import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DeferredTips } from './deferred-tips.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button" aria-label="Favourites">
        <svg aria-hidden />
      </button>
      <a href="/queue" aria-label="Queue, 2 not sent">
        <svg aria-hidden />2
      </a>
      <button type="button" aria-label="Approve Hannah">
        <svg aria-hidden /> Approve
      </button>
      <DeferredTips />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const rest = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerOver(screen.getByLabelText(name), { pointerType });
const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;

describe('a hint', () => {
  it('shows after 700 ms of hover, and hides when the mouse leaves', async () => {
    rest('Favourites');
    await pass(699);
    expect(tip()).toBeNull();
    await pass(1);
    expect(tip()).toBe('Favourites');
    fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
    await pass(0);
    expect(tip()).toBeNull();
  });

  it('is for icons only: visible text needs none', async () => {
    rest('Approve Hannah');
    await pass(5000);
    expect(tip()).toBeNull();
  });

  it('belongs to the button, wherever on its icon the mouse rests', async () => {
    const picture = screen.getByLabelText('Favourites').querySelector('svg') as SVGElement;
    fireEvent.pointerOver(picture, { pointerType: 'mouse' });
    await pass(700);
    expect(tip()).toBe('Favourites');
  });

  it('shows at once if another closed less than 300 ms ago', async () => {
    rest('Favourites');
    await pass(700);
    fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
    await pass(299);
    rest('Queue, 2 not sent');
    await pass(0);
    expect(tip()).toBe('Queue, 2 not sent');
  });

  it('waits again after 300 ms', async () => {
    rest('Favourites');
    await pass(700);
    fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
    await pass(300);
    rest('Queue, 2 not sent');
    await pass(699);
    expect(tip()).toBeNull();
    await pass(1);
    expect(tip()).toBe('Queue, 2 not sent');
  });

  it('does not show on touch, and closes on Escape', async () => {
    rest('Favourites', 'touch');
    await pass(5000);
    expect(tip()).toBeNull();
    rest('Queue, 2 not sent');
    await pass(700);
    fireEvent.keyDown(document, { key: 'Escape' });
    await pass(0);
    expect(tip()).toBeNull();
  });
});

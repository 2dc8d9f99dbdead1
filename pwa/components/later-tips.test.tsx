import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LaterTips } from './later-tips.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <>
      <button type="button" data-tip="Favourites">
        F
      </button>
      <button type="button" data-tip="Menu">
        M
      </button>
      <LaterTips />
    </>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const rest = (name: string, pointerType = 'mouse') =>
  fireEvent.pointerOver(screen.getByRole('button', { name }), { pointerType });
const tip = () => screen.queryByRole('tooltip')?.textContent ?? null;

describe('a hint', () => {
  it('shows after 700 ms under a mouse, and goes with it', async () => {
    rest('F');
    await pass(699);
    expect(tip()).toBeNull();
    await pass(1);
    expect(tip()).toBe('Favourites');
    fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
    await pass(0);
    expect(tip()).toBeNull();
  });

  it('shows at once where another went less than 300 ms ago', async () => {
    rest('F');
    await pass(700);
    fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
    await pass(299);
    rest('M');
    await pass(0);
    expect(tip()).toBe('Menu');
  });

  it('waits again when 300 ms have gone by', async () => {
    rest('F');
    await pass(700);
    fireEvent.pointerOver(document.body, { pointerType: 'mouse' });
    await pass(300);
    rest('M');
    await pass(699);
    expect(tip()).toBeNull();
    await pass(1);
    expect(tip()).toBe('Menu');
  });

  it('does not show under a finger, and goes on Escape', async () => {
    rest('F', 'touch');
    await pass(5000);
    expect(tip()).toBeNull();
    rest('M');
    await pass(700);
    fireEvent.keyDown(document, { key: 'Escape' });
    await pass(0);
    expect(tip()).toBeNull();
  });
});

import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ShopButton } from './header.tsx';
import { ShopMenu } from './shop-menu.tsx';

const button = (
  <button type="button" aria-haspopup="menu">
    Shop
  </button>
);
const shop = () => screen.getByRole('button', { name: 'Shop' });
const items = () =>
  screen.queryAllByRole('menuitem').map((item) => [item.textContent, item.getAttribute('href')]);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const MOUSE = { pointerType: 'mouse' };
const LINKS = [
  ['Food Ingredients', '/ingredients'],
  ['Dog Products', '/dog-products'],
];

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('the Shop menu', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    render(
      <MemoryRouter>
        <div data-section="bowlful">
          <input aria-label="Search" />
          <ShopMenu startsAs="shut" takesFocus={false} button={button} />
        </div>
      </MemoryRouter>,
    );
  });

  it('opens when a mouse has rested on it for 100 ms', async () => {
    fireEvent.pointerEnter(shop(), MOUSE);
    await pass(99);
    expect(items()).toEqual([]);
    await pass(1);
    expect(items()).toEqual(LINKS);
  });

  it('closes 300 ms after the mouse has left it, unless it comes back', async () => {
    fireEvent.pointerEnter(shop(), MOUSE);
    await pass(100);
    fireEvent.pointerLeave(shop(), MOUSE);
    await pass(299);
    fireEvent.pointerEnter(screen.getByRole('menu'), MOUSE);
    await pass(1000);
    expect(items()).toEqual(LINKS);
    fireEvent.pointerLeave(screen.getByRole('menu'), MOUSE);
    await pass(299);
    expect(items()).toEqual(LINKS);
    await pass(1);
    expect(items()).toEqual([]);
  });

  it('does not take the focus from someone who is typing', async () => {
    screen.getByRole('textbox').focus();
    fireEvent.pointerEnter(shop(), MOUSE);
    await pass(1000);
    expect(items()).toEqual([]);
  });

  it('stays open after a press when the mouse leaves', async () => {
    fireEvent.pointerEnter(shop(), MOUSE);
    await pass(100);
    fireEvent.pointerDown(screen.getByText('Shop'), { button: 0, ...MOUSE });
    expect(items()).toEqual(LINKS);
    fireEvent.pointerLeave(screen.getByText('Shop'), MOUSE);
    await pass(1000);
    expect(items()).toEqual(LINKS);
  });

  it('opens by keyboard, finds an entry by its first letter, and searches anew after 1000 ms', async () => {
    fireEvent.keyDown(shop(), { key: 'ArrowDown' });
    await pass(0);
    const type = (key: string) => fireEvent.keyDown(document.activeElement as Element, { key });
    type('d');
    await pass(10);
    expect(document.activeElement?.textContent).toBe('Dog Products');
    await pass(1000);
    type('f');
    await pass(10);
    expect(document.activeElement?.textContent).toBe('Food Ingredients');
  });
});

describe('the Shop button', () => {
  beforeEach(() => {
    render(
      <MemoryRouter>
        <ShopButton />
      </MemoryRouter>,
    );
  });

  it('opens its menu on a press before the menu’s code has loaded', async () => {
    fireEvent.click(shop());
    await waitFor(() => expect(items()).toEqual(LINKS));
  });

  it('opens its menu on a press whose release was lost as the menu loaded', async () => {
    fireEvent.pointerEnter(shop(), { pointerType: 'mouse' });
    fireEvent.pointerDown(shop());
    act(() => shop().focus());
    await waitFor(() => expect(items()).toEqual(LINKS));
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(items()).toEqual(LINKS);
  });

  it('keeps the focus when the code has loaded', async () => {
    act(() => shop().focus());
    await waitFor(() => expect(shop().getAttribute('aria-expanded')).toBe('false'));
    await waitFor(() => expect(document.activeElement).toBe(shop()));
  });
});

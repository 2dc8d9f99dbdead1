import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LazyHydrationBoundary } from './lazy-hydration-boundary.tsx';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const onPress = vi.fn();
const Tools = () => (
  <button type="button" onClick={onPress}>
    <b>Press</b>
  </button>
);

const Count = ({ count }: { count: number }) => <p>{count} reviews</p>;

function page(Part: ComponentType): ReactNode {
  return (
    <LazyHydrationBoundary id="tools" fallback="Opening the tools">
      <Part />
    </LazyHydrationBoundary>
  );
}

/** The server-rendered page and a component whose chunk arrives on demand. */
async function hydratingPage() {
  const { prelude } = await prerender(page(Tools));
  const container = document.createElement('div');
  container.innerHTML = await new Response(prelude).text();
  document.body.append(container);
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Late = lazy(() => arrival.then(() => ({ default: Tools })));
  await act(async () => {
    render(page(Late), { container, hydrate: true });
  });
  return { arrive: () => act(async () => arrive()) };
}

describe('a part that hydrates late', () => {
  it('stays as the server rendered it, and replays the last press once hydrated', async () => {
    onPress.mockClear();
    const { arrive } = await hydratingPage();
    const button = screen.getByRole('button', { name: 'Press' });
    fireEvent.click(screen.getByText('Press'));
    fireEvent.click(button);
    expect(onPress).not.toHaveBeenCalled();
    await arrive();
    expect(screen.getByRole('button', { name: 'Press' })).toBe(button);
    await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
    fireEvent.click(button);
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('replays a press that comes as soon as the part around it is hydrated', async () => {
    onPress.mockClear();
    let onTaken = () => {};
    const around = (Part: ComponentType) => (
      <LazyHydrationBoundary fallback="Opening the page" onTaken={() => onTaken()}>
        {page(Part)}
      </LazyHydrationBoundary>
    );
    const container = document.createElement('div');
    container.innerHTML = await new Response((await prerender(around(Tools))).prelude).text();
    document.body.append(container);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    onTaken = () => screen.getByRole('button', { name: 'Press' }).click();
    const Late = lazy(() => arrival.then(() => ({ default: Tools })));
    await act(async () => render(around(Late), { container, hydrate: true }));
    expect(onPress).not.toHaveBeenCalled();
    await act(async () => arrive());
    await waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
  });

  it('replays nothing if a click hit no control', async () => {
    onPress.mockClear();
    const { arrive } = await hydratingPage();
    fireEvent.click(document.getElementById('tools') as HTMLElement);
    await arrive();
    expect(onPress).not.toHaveBeenCalled();
  });

  it('shows its fallback if the server rendered nothing', async () => {
    render(page(lazy(() => new Promise(() => {}))));
    expect(screen.getByText('Opening the tools')).toBeTruthy();
  });

  it('keeps the server’s content while its parent re-renders, and catches up once hydrated', async () => {
    const counted = (Part: ComponentType<{ count: number }>, count: number) => (
      <LazyHydrationBoundary isHeld fallback="Loading reviews">
        <Part count={count} />
      </LazyHydrationBoundary>
    );
    const container = document.createElement('div');
    container.innerHTML = await new Response((await prerender(counted(Count, 1))).prelude).text();
    document.body.append(container);
    let arrive = () => {};
    const arrival = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const Late = lazy(() => arrival.then(() => ({ default: Count })));
    const { rerender } = await act(async () => render(counted(Late, 1), { container, hydrate: true }));
    await act(async () => rerender(counted(Late, 2)));
    expect(container.textContent).toBe('1 reviews');
    await act(async () => arrive());
    expect(container.textContent).toBe('2 reviews');
  });
});

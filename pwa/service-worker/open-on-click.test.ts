// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';

let pathOf: typeof import('./open-on-click.ts').pathOf;
let showPath: typeof import('./open-on-click.ts').showPath;
beforeAll(async () => {
  vi.stubGlobal('self', globalThis);
  ({ pathOf, showPath } = await import('./open-on-click.ts'));
});

it('returns the path in the notification’s data', () => {
  expect(pathOf({ path: '/recipe/7/cook' })).toBe('/recipe/7/cook');
});

it.each([
  null,
  undefined,
  {},
  { path: 7 },
  { path: 'https://elsewhere.example' },
  { path: '//elsewhere' },
  { path: '/\\elsewhere' },
  { path: '/\t/elsewhere' },
])('returns the start page for %o, never another site', (data) => {
  expect(pathOf(data)).toBe('/');
});

/** App windows at these paths; records the calls on them. */
function windowsAt(...paths: string[]) {
  const done: string[] = [];
  const windows = paths.map((path) => ({
    url: `https://bowlful.test${path}`,
    focus: async () => void done.push(`focus ${path}`),
    navigate: async (to: string) => void done.push(`lead ${path} to ${to}`),
  }));
  const clients = {
    matchAll: async () => windows,
    openWindow: async (to: string) => void done.push(`open ${to}`),
  };
  return { clients: clients as unknown as Clients, done };
}

it('opens a window if there is none', async () => {
  const { clients, done } = windowsAt();
  await showPath('/recipe/7/cook', clients);
  expect(done).toEqual(['open /recipe/7/cook']);
});

it('focuses a window that already shows the path', async () => {
  const { clients, done } = windowsAt('/plan', '/recipe/7/cook');
  await showPath('/recipe/7/cook', clients);
  expect(done).toEqual(['focus /recipe/7/cook']);
});

it('focuses a window with another page and navigates it to the path', async () => {
  const { clients, done } = windowsAt('/plan', '/queue');
  await showPath('/recipe/7/cook', clients);
  expect(done).toEqual(['focus /plan', 'lead /plan to /recipe/7/cook']);
});

// @vitest-environment happy-dom
import { beforeAll, expect, it, vi } from 'vitest';

let pathOf: (data: unknown) => string;
beforeAll(async () => {
  vi.stubGlobal('self', globalThis);
  ({ pathOf } = await import('./open-on-click.ts'));
});

it('leads to the path that the notification carries', () => {
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
])('leads to the start for %o, never to another site', (data) => {
  expect(pathOf(data)).toBe('/');
});

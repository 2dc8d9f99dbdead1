import { expect, it } from 'vitest';
import type { Plan } from '../plan/plan.ts';
import type { Shopping } from '../plan/shopping.ts';
import { undone } from './undone.ts';

const item = (id: string, text: string, isTicked = false) => ({ id, text, isTicked });
const row = (recipeId: number, days: number) => ({ recipeId, days, petIds: null });

it('an undone tick leaves what the other phone ticked and added meanwhile', () => {
  const before: Shopping = { ticks: { rice: 500 }, own: [item('a', 'Bags')], recipes: [] };
  const after: Shopping = { ...before, ticks: { rice: 500, milk: 200 } };
  const now: Shopping = {
    ticks: { milk: 200, eggs: 6, rice: 500 },
    own: [item('a', 'Bags', true), item('b', 'Litter')],
    recipes: [{ recipeId: 7, batches: 1 }],
  };
  expect(undone(now, after, before)).toEqual({
    ticks: { rice: 500, eggs: 6 },
    own: [item('a', 'Bags', true), item('b', 'Litter')],
    recipes: [{ recipeId: 7, batches: 1 }],
  });
});

it('a removed row comes back beside the row that the other phone added', () => {
  const before: Plan = { startsOn: '2026-11-27', rows: [row(1, 3), row(2, 4)], pets: [] };
  const after: Plan = { ...before, rows: [row(2, 4)] };
  const now: Plan = { startsOn: '2026-11-28', rows: [row(2, 5), row(9, 2)], pets: [] };
  expect(undone(now, after, before)).toEqual({
    startsOn: '2026-11-28',
    rows: [row(1, 3), row(2, 5), row(9, 2)],
    pets: [],
  });
});

it('an undone edit that the other phone has changed again stays as that phone left it', () => {
  const before: Plan = { startsOn: '2026-11-27', rows: [row(1, 3)], pets: [] };
  const after: Plan = { ...before, rows: [row(1, 5)] };
  const now: Plan = { ...before, rows: [row(1, 6)] };
  expect(undone(now, after, before)).toEqual(now);
});

it('an undone edit leaves a plan that nobody else has changed as it was, in its old order', () => {
  const before: Plan = { startsOn: '2026-11-27', rows: [row(9, 2), row(1, 3)], pets: [] };
  const after: Plan = { ...before, rows: [row(1, 3), row(9, 2)] };
  expect(undone(after, after, before)).toBe(before);
});

it('rows stay in their order when an edit is undone, whatever the numbers of their recipes', () => {
  const before: Plan = { startsOn: '2026-11-27', rows: [row(9, 2), row(7, 3), row(3, 4)], pets: [] };
  const after: Plan = { ...before, startsOn: '2026-11-28' };
  const pet = { petId: 'rex', isIn: false, mealsPerDay: null, changeOverDays: null };
  expect(undone({ ...after, pets: [pet] }, after, before)).toEqual({ ...before, pets: [pet] });
});

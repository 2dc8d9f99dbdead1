import { describe, expect, it } from 'vitest';
import { planEvents } from './calendar-file.ts';
import { rex } from './plan-rows.test-support.ts';
import { weeksOf } from './plan-view.ts';
import { chickenView, grams } from './week.test-support.ts';

const bob = () => rex({ id: 'bob', name: 'Bob', dailyKcal: 300, mealsPerDay: 1 });

describe('the events of a plan', () => {
  it('are its cooking days, thawing evenings and meals', () => {
    const events = planEvents(chickenView(5), '2026-01-01', null, grams);
    expect(events.map(({ date, time, summary }) => `${date} ${time ?? 'all day'} ${summary}`)).toEqual([
      '2026-11-21 all day Cook 2500 g of Chicken',
      '2026-11-21 07:30 Feed Rex: 250 g Chicken',
      '2026-11-21 18:00 Feed Rex: 250 g Chicken',
      '2026-11-22 07:30 Feed Rex: 250 g Chicken',
      '2026-11-22 18:00 Feed Rex: 250 g Chicken',
      '2026-11-23 20:00 In the evening, take 1 pack out of the freezer: Rex’s Chicken, 1000 g',
      '2026-11-23 07:30 Feed Rex: 250 g Chicken',
      '2026-11-23 18:00 Feed Rex: 250 g Chicken',
      '2026-11-24 07:30 Feed Rex: 250 g Chicken',
      '2026-11-24 18:00 Feed Rex: 250 g Chicken',
      '2026-11-25 07:30 Feed Rex: 250 g Chicken',
      '2026-11-25 18:00 Feed Rex: 250 g Chicken',
    ]);
    expect(events[1]?.description).toBe('Fridge pack from Sat 21 Nov, use by Tue 24 Nov');
    expect(events[8]?.description).toBe('Freezer pack from Tue 24 Nov');
  });

  it('keep their ids from file to file, and no two events share an id', () => {
    const view = chickenView(5, [rex(), bob()]);
    const ids = (from: string) => planEvents(view, from, null, grams).map(({ uid }) => uid);
    const all = ids('2026-11-21');
    expect(new Set(all).size).toBe(all.length);
    expect(all).toContain('2026-11-24-rex-meal-2@bowlful');
    expect(all.slice(-ids('2026-11-24').length)).toEqual(ids('2026-11-24'));
  });

  it('are for one animal if asked', () => {
    const events = planEvents(chickenView(5, [rex(), bob()]), '2026-11-23', 'bob', grams);
    expect(events.map(({ summary }) => summary)).toEqual([
      'In the evening, take 1 pack out of the freezer: Bob’s Chicken, 500 g',
      'Feed Bob: 250 g Chicken',
      'Feed Bob: 250 g Chicken',
      'Feed Bob: 250 g Chicken',
    ]);
  });

  it('are none for an empty plan, nor after its end', () => {
    expect(planEvents(chickenView(4, []), '2026-11-21', null, grams)).toEqual([]);
    expect(planEvents(chickenView(4), '2026-11-25', null, grams)).toEqual([]);
  });
});

it('splits a plan into weeks from its first day, or from a later one', () => {
  const lengths = (from: string) => weeksOf(chickenView(9), from).map((week) => [week[0], week.length]);
  expect(lengths('2026-11-01')).toEqual([
    ['2026-11-21', 7],
    ['2026-11-28', 2],
  ]);
  expect(lengths('2026-11-25')).toEqual([['2026-11-25', 5]]);
  expect(lengths('2026-11-30')).toEqual([]);
  expect(weeksOf(chickenView(9, []), '2026-11-01')).toEqual([]);
});

import { describe, expect, it } from 'vitest';
import { minutesOf } from './times-and-yield.ts';

describe('minutesOf', () => {
  it.each([
    ['PT45M', 45],
    ['PT1H30M', 90],
    ['PT90M', 90],
    ['P0Y0M0DT0H35M0.000S', 35],
    ['P1DT2H', 1560],
    ['P1D', 1440],
    ['PT1.5H', 90],
    ['PT0M', 0],
    ['pt20m', 20],
    ['PT30S', 1],
    ['1 hour 30 minutes', 90],
    ['1h30', 90],
    ['1.5 hours', 90],
    ['about 45 mins', 45],
    ['20-25 minutes', 20],
    ['15', 15],
    ['P0DT0H20M', 20],
    ['P0Y0M0DT0H0M1800S', 30],
    ['1/2 hour', 30],
    ['1½ hrs', 90],
    ['1 1/2 hours', 90],
    ['Prep: 20 mins', 20],
    ['1 day 2 hours', 1560],
    ['1 heure 20 min', 80],
    ['half an hour', 30],
    ['one hour fifteen minutes', 75],
    ['1-1/2 hours', 90],
    ['1:15 h', 75],
    ['20 m', 20],
    ['P30M', 30],
    ['P1H30M', 90],
    ['P2H', 120],
    ['P5M', 5],
  ])('reads %s as %d minutes', (text, minutes) => {
    expect(minutesOf(text)).toBe(minutes);
  });

  it.each([
    ...['', 'P', 'PT', 'overnight', 'P1M', 'P2Y', 'P30D', 'null'],
    // A partial reading would be too short; null is better.
    ...[
      '-PT10M',
      'PT1H30',
      'PT 30 M',
      '1 Stunde 20 Minuten',
      '2 x 15 minutes',
      'overnight + 30 minutes',
      '0:45',
      'half of 2, 20 minutes',
    ],
  ])('returns null for %j', (text) => {
    expect(minutesOf(text)).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import { limitWords, markWords, sharePercent, stateWords } from './topper-words.ts';

const lacksNoFigure = () => false;

describe('the words of the largest share', () => {
  it('say how much keeps the minimum, and what limits it', () => {
    const limit = { nutrient: 'calcium', bound: 'minimum' } as const;
    expect(markWords({ share: 0.189, limit }, 'tenthOff', 'AAFCO', lacksNoFigure)).toBe(
      'Up to 18% of the day keeps at least 90% of every AAFCO minimum. Not more, because this recipe has too little calcium.',
    );
    expect(markWords({ share: 0, limit }, 'whole', 'FEDIAF', lacksNoFigure)).toBe(
      'No amount surely keeps every FEDIAF minimum, because this recipe has too little calcium.',
    );
    expect(markWords({ share: 1, limit: null }, 'whole', 'AAFCO', lacksNoFigure)).toBe(
      'Any amount keeps every AAFCO minimum.',
    );
  });

  it('say that treats share a tenth of the day', () => {
    expect(markWords({ share: 0.1, limit: 'treats' }, 'tenthOff', 'AAFCO', lacksNoFigure)).toBe(
      'Up to 10% of the day keeps at least 90% of every AAFCO minimum. Not more, because all treats together should stay within a tenth of the day.',
    );
    expect(markWords({ share: 0, limit: 'treats' }, 'tenthOff', 'AAFCO', lacksNoFigure)).toBe(
      'Treats already take up the tenth of the day that they may have.',
    );
    expect(markWords({ share: 0, limit: 'treats' }, 'whole', 'AAFCO', lacksNoFigure)).toBe(
      'Treats bring nothing, so beside them no amount surely keeps every AAFCO minimum.',
    );
  });

  it('explain a ratio and a maximum', () => {
    expect(limitWords({ nutrient: 'ca-p-ratio', bound: 'minimum' }, lacksNoFigure)).toBe(
      'because this recipe has too little calcium for its phosphorus',
    );
    expect(limitWords({ nutrient: 'n6-n3-ratio', bound: 'maximum' }, lacksNoFigure)).toBe(
      'because this recipe has too much omega-6 for its omega-3',
    );
    expect(limitWords({ nutrient: 'vitamin-a', bound: 'maximum' }, lacksNoFigure)).toBe(
      'because this recipe has more vitamin A than the maximum',
    );
  });

  it('don’t call a missing figure too little', () => {
    expect(limitWords({ nutrient: 'iodine', bound: 'minimum' }, () => true)).toBe(
      'because we lack figures for its iodine, and count none',
    );
  });

  it('round a share down, so that it still holds', () => {
    expect(sharePercent(0.1)).toBe(10);
    expect(sharePercent(0.1999)).toBe(19);
    expect(sharePercent(0.29)).toBe(29);
  });
});

describe('the words of a share', () => {
  it('say that every nutrient stays in range if none can leave it', () => {
    expect(stateWords({ lowest: null, highest: null }, 'AAFCO')).toEqual({
      status: 'met',
      words: 'Every nutrient stays within the AAFCO range, whatever the kibble contains.',
    });
  });

  it('name the lowest nutrient, and what it depends on if it is at most a tenth below', () => {
    const at = (percentOfMinimum: number) =>
      stateWords({ lowest: { nutrient: 'zinc', percentOfMinimum }, highest: null }, 'AAFCO');
    expect(at(93.7)).toEqual({
      status: 'unknown',
      words: 'At worst, zinc may fall to 93% of the minimum, if the kibble has no more than it must.',
    });
    expect(at(71)).toEqual({ status: 'short', words: 'At worst, zinc may fall to 71% of the minimum.' });
  });

  it('name the highest nutrient', () => {
    const highest = { nutrient: 'vitamin-a', percentOfMaximum: 124.2 } as const;
    expect(stateWords({ lowest: null, highest }, 'AAFCO')).toEqual({
      status: 'over',
      words: 'At worst, vitamin A may rise to 125% of the maximum.',
    });
  });
});

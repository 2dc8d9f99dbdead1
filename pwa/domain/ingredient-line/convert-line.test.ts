import { describe, expect, it } from 'vitest';
import { convertLine } from './convert-line.ts';

describe('convertLine', () => {
  it.each([
    ['½ lb lean beef mince, browned', '225 g lean beef mince, browned', '½ lb lean ground beef, browned'],
    ['400g tin sardines in water', '400g tin sardines in water', '14 oz sardines in water'],
    ['1 1/2 cups cooked brown rice', '290 g cooked brown rice', '1 1/2 cups cooked brown rice'],
    ['2-3 carrots', '2–3 carrots (about 153 g)', '2–3 carrots (about 5 3/8 oz)'],
    ['2 eggs (100 g), beaten', '2 eggs (100 g), beaten', '2 eggs (3 1/2 oz), beaten'],
    ['2 celery sticks', '2 celery sticks (80 g)', '2 celery sticks (2.8 oz)'],
    ['1 tsp salmon oil', '1 tsp salmon oil (4.5 g)', '1 tsp salmon oil (4.5 g)'],
    ['3-4 oz cod', '85–113 g cod', '3-4 oz cod'],
    ['400–500 g chicken breast', '400-500 g chicken breast', '14 1/8–17 5/8 oz chicken breast'],
    ['1 cup granola', '235 ml granola', '1 cup granola'],
    ['250 ml oat milk', '250 ml oat milk', '1 cup (250 ml) oat milk'],
    ['400 g (14 oz) ground beef', '400 g (14 oz) beef mince', '14 oz ground beef'],
    // A bare '(2.4 kg)' or '(160 g)' would not say whether it is the weight of one or of all.
    [
      '4 venison steaks (600 g each)',
      '4 venison steaks (2.4 kg in all)',
      '4 venison steaks (5 1/4 lb in all)',
    ],
    [
      '2 sardines (fresh), about 80g each',
      '2 sardines (160 g in all), fresh',
      '2 sardines (5 5/8 oz in all), fresh',
    ],
    // The American text drops the tin's size, but still says that the beans are tinned.
    [
      '2 x 400g cans of kidney beans, rinsed',
      '2 x 400g tins of kidney beans, rinsed',
      '1 lb 1 oz canned kidney beans, rinsed',
    ],
    ['1 can pumpkin', '1 tin pumpkin (425 g)', '1 can pumpkin (15 oz)'],
    ['1 (29 oz) can pumpkin', '825 g tinned pumpkin', '1 (29 oz) can pumpkin'],
    // 'Chicken or ground turkey' would no longer say that the chicken is minced.
    ['500g chicken or turkey mince', '500g chicken or turkey mince', '500g chicken or turkey mince'],
  ])('converts %s', (text, metric, us) => {
    expect(convertLine(text)).toMatchObject({ metric, us, status: 'converted' });
  });

  it("leaves 'to taste' and words without an amount untouched", () => {
    for (const text of ['salt to taste', 'fresh parsley', '']) {
      expect(convertLine(text)).toMatchObject({ metric: text, us: text, grams: null, status: 'kept' });
    }
  });

  it('reports an amount that cannot be converted, and keeps the text', () => {
    const text = '1 small brioche, chopped';
    expect(convertLine(text)).toEqual({
      text,
      metric: text,
      us: text,
      ingredientId: null,
      grams: null,
      status: 'unknown',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { INGREDIENTS } from '../reference/ingredients.ts';
import { DOSE_FORMS } from '../reference/supplement-doses.ts';
import { kindHolds } from './clashes.ts';
import { AVOIDABLE_KINDS, type AvoidableKind } from './health.ts';

const holding = (kind: AvoidableKind, wanted = 'yes') =>
  INGREDIENTS.flatMap(({ id }) => (kindHolds(kind, id) === wanted ? [id] : []));

describe('a kind of food', () => {
  it('includes liver, hearts, fat, skin, stock and baby food of the animal', () => {
    for (const id of [
      ...['chicken-liver', 'chicken-hearts', 'chicken-fat', 'chicken-skin', 'chicken-broth'],
      ...['chicken-gizzards', 'stock-chicken-bought', 'stock-cube-chicken', 'gravy-chicken', 'baby-chicken'],
    ]) {
      expect([id, kindHolds('chicken', id)]).toEqual([id, 'yes']);
    }
  });

  it('may be in stock, gelatin or pâté of an unnamed animal', () => {
    for (const kind of ['chicken', 'turkey', 'beef', 'lamb', 'pork'] as const)
      expect(kindHolds(kind, 'bone-broth')).toBe('maybe');
    expect(kindHolds('beef', 'gelatin')).toBe('maybe');
    expect(kindHolds('pork', 'bone-meal')).toBe('maybe');
    expect(kindHolds('chicken', 'liver-pate')).toBe('maybe');
    // 'Giblets' alone are read as chicken's.
    expect(kindHolds('turkey', 'chicken-giblets')).toBe('maybe');
  });

  it('does not include what the animal gives: eggs aren’t chicken, dairy isn’t beef', () => {
    for (const { id, category } of INGREDIENTS) {
      if (category === 'egg') expect([id, kindHolds('chicken', id)]).toEqual([id, 'no']);
      if (category === 'egg') expect([id, kindHolds('duck', id)]).toEqual([id, 'no']);
      if (category === 'dairy') expect([id, kindHolds('beef', id)]).toEqual([id, 'no']);
    }
  });

  it('includes every meat and organ of the tables whose name says the animal', () => {
    const named: readonly (readonly [AvoidableKind, RegExp])[] = [
      ['chicken', /chicken/i],
      ['turkey', /turkey/i],
      ['duck', /^(roast )?duck/i],
      ['beef', /\b(beef|ox|veal|calf)\b/i],
      ['lamb', /\blamb\b/i],
      ['pork', /\b(pork|pig|bacon|ham|gammon)\b/i],
      ['venison', /venison|elk/i],
      ['rabbit', /rabbit/i],
    ];
    for (const { id, name, category } of INGREDIENTS) {
      if (!['meat', 'organ'].includes(category)) continue;
      for (const [kind, words] of named) {
        if (!words.test(name) || id === 'turkey-bacon') continue;
        expect([id, kind, kindHolds(kind, id)]).toEqual([id, kind, 'yes']);
      }
    }
  });

  it('counts every fish of the tables as fish or shellfish, oils included', () => {
    for (const { id, category } of INGREDIENTS)
      if (category === 'fish')
        expect([id, kindHolds('fish', id) === 'yes' || kindHolds('shellfish', id) === 'yes']).toEqual([
          id,
          true,
        ]);
    for (const id of [
      'fish-oil',
      'cod-liver-oil',
      'salmon-oil',
      'sardine-oil',
      'fish-sauce',
      'worcestershire',
    ])
      expect([id, kindHolds('fish', id)]).toEqual([id, 'yes']);
    expect(kindHolds('fish', 'mussels')).toBe('no');
    expect(kindHolds('shellfish', 'glm-powder')).toBe('yes');
    expect(kindHolds('shellfish', 'mushrooms-oyster')).toBe('no');
  });

  it('isn’t misled by words: butter beans, peanut butter, sweet potato, corned beef, buckwheat', () => {
    expect(kindHolds('dairy', 'butter-beans-cooked')).toBe('no');
    expect(kindHolds('dairy', 'peanut-butter')).toBe('no');
    expect(kindHolds('dairy', 'coconut-milk')).toBe('no');
    expect(kindHolds('dairy', 'almond-milk')).toBe('no');
    expect(kindHolds('potato', 'sweet-potato-cooked')).toBe('no');
    expect(kindHolds('maize', 'corned-beef')).toBe('no');
    expect(kindHolds('beef', 'corned-beef')).toBe('yes');
    expect(kindHolds('wheat', 'buckwheat-flour')).toBe('no');
    expect(kindHolds('wheat', 'rice-noodles-cooked')).toBe('no');
    expect(kindHolds('pork', 'turkey-bacon')).toBe('no');
    expect(kindHolds('pulses', 'peanut-butter')).toBe('no');
  });

  it('is found in foods that are made with it', () => {
    expect(kindHolds('egg', 'egg-noodles-cooked')).toBe('yes');
    expect(kindHolds('egg', 'mayonnaise')).toBe('yes');
    expect(kindHolds('wheat', 'soy-sauce')).toBe('yes');
    expect(kindHolds('soya', 'miso')).toBe('yes');
    expect(kindHolds('maize', 'mixed-vegetables-frozen')).toBe('yes');
    expect(kindHolds('pulses', 'mixed-vegetables-frozen')).toBe('yes');
    expect(kindHolds('dairy', 'ghee')).toBe('yes');
  });

  it.each(AVOIDABLE_KINDS)('%s has foods in the tables', (kind) => {
    expect(holding(kind).length).toBeGreaterThan(0);
  });

  it('rules out only the doses that are, or may be, made of it', () => {
    const ruledOut = (kind: AvoidableKind) =>
      Object.keys(DOSE_FORMS).filter((id) => kindHolds(kind, id) !== 'no');
    expect(ruledOut('chicken')).toEqual(['chicken-liver']);
    expect(ruledOut('fish')).toEqual(['fish-oil']);
    expect(ruledOut('egg')).toEqual(['eggshell-powder']);
    expect(ruledOut('beef')).toEqual(['bone-meal']);
    expect(ruledOut('pork')).toEqual(['bone-meal']);
    for (const kind of ['turkey', 'lamb', 'dairy', 'wheat', 'maize', 'rice', 'soya', 'pulses'] as const)
      expect([kind, ...ruledOut(kind)]).toEqual([kind]);
  });
});

import { describe, expect, it } from 'vitest';
import { foodsNamed } from './foods-named.ts';

const read = (text: string) => {
  const { wanted, avoided, isChoice } = foodsNamed(text);
  return {
    wanted: wanted.map(({ name }) => name),
    avoided: avoided.map(({ name }) => name),
    ...(isChoice ? { isChoice } : {}),
  };
};

describe('foods wanted and ruled out', () => {
  it.each([
    ['something with sweet potato and turkey', ['sweet potato', 'turkey'], []],
    ['no chicken', [], ['chicken']],
    ['chicken and rice for an upset stomach', ['chicken', 'rice'], []],
    ['turkey for a pup that reacts to beef', ['turkey'], ['beef']],
    ['no chicken, allergic', [], ['chicken']],
    ['no chicken, beef or dairy', [], ['chicken', 'beef', 'dairy']],
    ['allergic to chicken and beef but loves salmon', ['salmon'], ['chicken', 'beef']],
    ['she has a beef and lamb allergy', [], ['beef', 'lamb']],
    ['grain free with fish', ['fish'], ['grain']],
    ['grain-free, egg-free', [], ['grain', 'egg']],
    ['chicken makes him itch', [], ['chicken']],
    ['beef is out, he reacts to it', [], ['beef']],
    ["fish doesn't agree with her", [], ['fish']],
    ["won't eat fish", [], ['fish']],
    ["he won't eat anything but chicken", ['chicken'], []],
    ['anything but chicken', [], ['chicken']],
    ['turkey instead of chicken', ['turkey'], ['chicken']],
    ['a sensitive stomach, chicken and rice please', ['chicken', 'rice'], []],
    ['not very active, turkey please', ['turkey'], []],
    ['free range chicken', ['chicken'], []],
    ['chicken free range', ['chicken'], []],
    ['likes chicken. No peas.', ['chicken'], ['peas']],
    ['without green beans or peas', [], ['green beans', 'peas']],
    ['chicken is fine, no chicken skin', [], ['chicken']],
    ['peanut butter treats', ['peanut butter'], []],
    ['avoid: chicken, beef', [], ['chicken', 'beef']],
    ['allergies: chicken, beef', [], ['chicken', 'beef']],
    ['her allergies include dairy', [], ['dairy']],
    ['skin allergies with salmon', ['salmon'], []],
    ['a chicken allergy, lamb please', ['lamb'], ['chicken']],
    ['reacts badly to salmon', [], ['salmon']],
    ['throws up when he eats turkey', [], ['turkey']],
    ["doesn't like fish, loves lamb", ['lamb'], ['fish']],
    ["don't give chicken", [], ['chicken']],
    ['no recipes with beef', [], ['beef']],
    ['stay away from pork', [], ['pork']],
    ['not only chicken but also beef', ['chicken', 'beef'], []],
    ['no beef: lamb please', ['lamb'], ['beef']],
    ['after surgery: chicken and rice', ['chicken', 'rice'], []],
  ])('%s', (text, wanted, avoided) => {
    expect(read(text)).toEqual({ wanted, avoided });
  });

  it('reads two foods joined by "or" as alternatives', () => {
    expect(read('rabbit or venison')).toEqual({ wanted: ['rabbit', 'venison'], avoided: [], isChoice: true });
  });
});

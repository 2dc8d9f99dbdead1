import { describe, expect, it } from 'vitest';
import { shortClassNames } from './class-names.ts';

const CARD = '/app/pwa/components/card.module.css';
const LIST = '/app/pwa/components/list.module.css';

describe('short names of classes', () => {
  it('names the classes of a file by their place, and the same class the same', () => {
    const nameOf = shortClassNames();
    const card = nameOf('card', CARD);
    expect(card).toMatch(/^_[0-9a-z]{4}0$/);
    expect(nameOf('title', CARD)).toBe(`${card.slice(0, -1)}1`);
    expect(nameOf('card', CARD)).toBe(card);
  });

  it('keeps equal classes of two files apart', () => {
    const nameOf = shortClassNames();
    expect(nameOf('card', LIST)).not.toBe(nameOf('card', CARD));
  });

  it('gives a build of its own the same names, and a query no other file', () => {
    const first = shortClassNames();
    first('card', LIST);
    expect(shortClassNames()('card', `${CARD}?used`)).toBe(first('card', CARD));
  });
});

import { describe, expect, it } from 'vitest';
import { clothPattern, clothPatternId } from './bowl.ts';

describe('clothPattern', () => {
  it('turns the stripes of dogs by id', () => {
    const turns = [4, 5, 6, 7].map((id) => /rotate\((\d+)\)/.exec(clothPattern('dog', id))?.[1]);
    expect(turns).toEqual(['0', '90', '45', '135']);
  });

  it('sizes the dots of cats by id', () => {
    const radii = [66, 67, 68].map((id) => /r="([\d.]+)"/.exec(clothPattern('cat', id))?.[1]);
    expect(radii).toEqual(['5', '6.6', '8.2']);
  });

  it('carries the id that fills refer to', () => {
    expect(clothPattern('cat', 66)).toContain(`id="${clothPatternId('cat', 66)}"`);
  });
});

import { describe, expect, it } from 'vitest';
import { drawVessel, wareOf } from './ware.ts';

describe('wareOf', () => {
  it('takes one of seven glazes by id, each species from its own seven', () => {
    expect(wareOf('dog', 7)).toEqual({ glaze: '#f7f1e3', trim: '#2f5f73' });
    expect(wareOf('dog', 1)).toEqual({ glaze: '#3b7276', trim: '#eadcc0' });
    expect(wareOf('cat', 6)).toEqual({ glaze: '#aabb9d', trim: '#fbf5e4' });
    const glazes = [0, 1, 2, 3, 4, 5, 6].map((id) => wareOf('cat', id).glaze);
    expect(new Set(glazes).size).toBe(7);
  });
});

describe('drawVessel', () => {
  const draw = (id: number, isOrganic = false) => drawVessel(wareOf('dog', id), 'dog', id, isOrganic);

  it('has one of three rims by id', () => {
    expect(draw(3)).toContain('r="152"');
    expect(draw(4)).toContain('stroke-dasharray');
    expect(draw(5)).toContain('r="147"');
  });

  it('has 26 leaves along the rim of an organic bowl', () => {
    expect(draw(3, true).match(/M-10 0C/g)).toHaveLength(26);
  });
});

import { describe, expect, it } from 'vitest';
import { mulberry32 } from './random.ts';
import { blob, data, smooth, tenth } from './svg.ts';

describe('tenth', () => {
  it.each([
    [1.25, '1.3'],
    [2, '2'],
    [-0.04, '0'],
    [-3.14, '-3.1'],
  ])('writes %d as %s', (value, text) => {
    expect(tenth(value)).toBe(text);
  });
});

describe('data', () => {
  it('rounds the numbers of a template and keeps its words', () => {
    expect(data`M${1.04} ${-2.26}q1 2 ${3} 0Z`).toBe('M1 -2.3q1 2 3 0Z');
  });
});

describe('smooth', () => {
  it('joins the midpoints of a square by quadratic curves', () => {
    const square = [
      [0, 0],
      [2, 0],
      [2, 2],
      [0, 2],
    ] as const;
    expect(smooth(square)).toBe('M0 1Q0 0 1 0Q2 0 2 1Q2 2 1 2Q0 2 0 1Z');
  });

  it('draws nothing from no points', () => {
    expect(smooth([])).toBe('');
  });
});

describe('blob', () => {
  it('has one curve per corner and closes', () => {
    const path = blob(mulberry32(1), 6, 20, 0.3);
    expect(path.match(/Q/g)).toHaveLength(6);
    expect(path.endsWith('Z')).toBe(true);
  });
});

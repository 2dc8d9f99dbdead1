import { describe, expect, it } from 'vitest';
import { BoundedCache } from './bounded-cache.ts';

describe('BoundedCache', () => {
  it('evicts the least recently used entry', () => {
    const cache = new BoundedCache<number>(2);
    cache.set('a', 1);
    cache.set('b', 2);
    cache.get('a');
    cache.set('c', 3);
    expect([cache.get('a'), cache.get('b'), cache.get('c')]).toEqual([1, undefined, 3]);
  });

  it('tracks weight when entries are replaced or removed, and keeps the newest whatever its weight', () => {
    const cache = new BoundedCache<number>(10, (value) => value);
    cache.set('a', 6);
    cache.set('a', 4);
    cache.set('b', 6);
    expect([cache.get('a'), cache.get('b')]).toEqual([4, 6]);
    cache.delete('a');
    cache.set('c', 4);
    expect([cache.get('b'), cache.get('c')]).toEqual([6, 4]);
    cache.set('d', 50);
    expect([cache.get('b'), cache.get('c'), cache.get('d')]).toEqual([undefined, undefined, 50]);
  });
});

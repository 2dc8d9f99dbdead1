import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { pullFixture } from '../../testing/pull-fixture.ts';

let { database, server, pull, putRecipes, storedIds } = pullFixture();

beforeEach(() => {
  ({ database, server, pull, putRecipes, storedIds } = pullFixture());
});
afterEach(() => database.close());

describe('fault 9: no room left while pulling', () => {
  function full(): void {
    database.recipes.hook('creating', () => {
      throw new DOMException('The disk is full', 'QuotaExceededError');
    });
  }

  it('reports it and still serves the old catalogue', async () => {
    putRecipes(1, 2);
    await pull();
    full();
    putRecipes(3);
    expect(await pull()).toEqual({ kind: 'problem', problem: 'full' });
    expect(await storedIds()).toEqual([1, 2]);
    expect((await database.syncState.get('catalogue'))?.cursor).toBe('1.2');
  });

  it('reports it during a reload and still serves the old catalogue', async () => {
    putRecipes(1, 2);
    await pull();
    full();
    server.restore();
    expect(await pull()).toEqual({ kind: 'problem', problem: 'full' });
    expect(await storedIds()).toEqual([1, 2]);
  });

  it('tries once more after freeing space', async () => {
    putRecipes(1);
    let refusals = 0;
    database.recipes.hook('creating', () => {
      if (refusals++ === 0) throw new DOMException('The disk is full', 'QuotaExceededError');
    });
    expect(await pull()).toEqual({ kind: 'current', isReload: false, isProven: true });
    expect(await storedIds()).toEqual([1]);
  });
});

it('reports other storage failures as such', async () => {
  putRecipes(1);
  database.recipes.hook('creating', () => {
    throw new DOMException('The disk caught fire', 'DataError');
  });
  expect(await pull()).toEqual({ kind: 'problem', problem: 'storage' });
});

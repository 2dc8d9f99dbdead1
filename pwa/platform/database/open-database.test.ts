// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Bowlful, DATABASE_VERSION } from './bowlful.ts';
import { writeCookie } from './cookies.ts';
import { deviceProblemStore, useDeviceProblem } from './device-problem.ts';
import { createStorage, openDatabase } from './storage.ts';

const problem = () => deviceProblemStore.getState().problem;

beforeEach(() => deviceProblemStore.setState({ problem: null }));
afterEach(() => writeCookie('has_local=; max-age=0; path=/'));

function openRaw(name: string, version: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

describe('fault 11: an old tab holds the database', () => {
  it('reports it within the time limit, and continues once the tab closes it', async () => {
    // Ignores versionchange, as a frozen tab does.
    const holder = await openRaw('held', 5);
    const database = new Bowlful('held');
    const answer = database.preferences.toArray();
    await openDatabase(database, DATABASE_VERSION, 50);
    // The browser may report the other tab only after the time limit.
    await vi.waitFor(() => expect(problem()).toBe('blocked'));
    expect(renderHook(() => useDeviceProblem()).result.current).toMatch(/other tab|tab that is out of date/);
    holder.close();
    expect(await answer).toEqual([]);
    await vi.waitFor(() => expect(problem()).toBeNull());
    database.close();
  });

  it('closes when another tab upgrades, and does not reopen', async () => {
    const database = new Bowlful('upgraded');
    await openDatabase(database, DATABASE_VERSION);
    await database.drafts.put({ key: 'a', value: 'mine', updatedAt: '' });
    // Dexie multiplies its versions by ten.
    const upgraded = await openRaw('upgraded', (DATABASE_VERSION + 1) * 10);
    expect(problem()).toBe('superseded');
    await expect(
      createStorage(database).run(() => database.drafts.put({ key: 'a', value: 'over it', updatedAt: '' })),
    ).rejects.toMatchObject({ code: 'superseded' });
    expect(database.isOpen()).toBe(false);
    upgraded.close();
    const later = await new Dexie('upgraded').open();
    expect(await later.table('drafts').get('a')).toMatchObject({ value: 'mine' });
    later.close();
  });

  it('reopens after the database was deleted', async () => {
    const database = new Bowlful('deleted');
    await openDatabase(database, DATABASE_VERSION);
    await database.drafts.put({ key: 'a', value: 1, updatedAt: '' });
    await Dexie.delete('deleted');
    expect(problem()).toBeNull();
    expect(await database.drafts.count()).toBe(0);
    database.close();
  });
});

describe('fault 12: killed during an upgrade', () => {
  it('finds the old schema and its rows intact at the next start, and upgrades them', async () => {
    const first = new Dexie('half-way');
    first.version(DATABASE_VERSION - 1).stores({ drafts: 'key' });
    await first.table('drafts').put({ key: 'a', value: 'kept', updatedAt: '' });
    first.close();
    const dying = new Bowlful('half-way');
    dying.version(DATABASE_VERSION).upgrade(() => {
      throw new Error('killed');
    });
    await expect(dying.open()).rejects.toThrow('killed');
    dying.close();
    (await openRaw('half-way', (DATABASE_VERSION - 1) * 10)).close();
    const again = new Bowlful('half-way');
    await openDatabase(again, DATABASE_VERSION);
    expect(problem()).toBeNull();
    expect(again.verno).toBe(DATABASE_VERSION);
    expect(await again.drafts.get('a')).toMatchObject({ value: 'kept' });
    again.close();
  });
});

describe('fault 18: the browser evicted the data', () => {
  it('is detected by a new database beside the marker cookie of an earlier visit', async () => {
    writeCookie('has_local=1; path=/');
    const database = new Bowlful('evicted');
    await openDatabase(database, DATABASE_VERSION);
    expect(await database.preferences.get('wasCleared')).toEqual({ key: 'wasCleared', value: true });
    database.close();
  });

  it('is not reported on a first visit', async () => {
    const database = new Bowlful('first-visit');
    await openDatabase(database, DATABASE_VERSION);
    expect(await database.preferences.count()).toBe(0);
    database.close();
  });

  it('is not reported if the database still exists', async () => {
    const before = new Bowlful('still-there');
    await openDatabase(before, DATABASE_VERSION);
    before.close();
    writeCookie('has_local=1; path=/');
    const database = new Bowlful('still-there');
    await openDatabase(database, DATABASE_VERSION);
    expect(await database.preferences.count()).toBe(0);
    database.close();
  });
});

it('reports a browser that refuses storage', async () => {
  const database = new Bowlful('no-storage');
  vi.spyOn(database, 'open').mockRejectedValue(new DOMException('Not allowed', 'SecurityError'));
  await openDatabase(database, DATABASE_VERSION);
  expect(problem()).toBe('unavailable');
});

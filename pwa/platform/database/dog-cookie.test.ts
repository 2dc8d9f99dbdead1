// @vitest-environment happy-dom
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseDogProfileCookie } from '#domain/pet/dog-profile-cookie';
import { COLLIE } from '#domain/pet/profiles.test-support';
import { Bowlful } from './bowlful.ts';
import { writeCookie } from './cookies.ts';
import { adoptDogProfile } from './dog-cookie.ts';
import { readActivePets, replaceActivePet } from './stored-pets.ts';

let database: Bowlful;
let tests = 0;
let warnings: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  tests += 1;
  database = new Bowlful(`adopt-${tests}`);
  warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  database.close();
  vi.restoreAllMocks();
  localStorage.clear();
  writeCookie('dogProfile=; max-age=0; path=/');
});

const setCookie = (value: string) => writeCookie(`dogProfile=${value}; path=/`);
const cookie = () => parseDogProfileCookie(document.cookie);

describe('adoptDogProfile', () => {
  it('migrates the dog of an old cookie', async () => {
    setCookie(encodeURIComponent(JSON.stringify(COLLIE)));
    await adoptDogProfile(database);
    expect((await readActivePets(database)).dog).toEqual(COLLIE);
    expect(cookie()).toEqual({ kind: 'profile', profile: COLLIE });
  });

  it('moves a legacy local-storage entry into the cookie and removes it', async () => {
    localStorage.setItem('dogProfile', JSON.stringify(COLLIE));
    await adoptDogProfile(database);
    expect((await readActivePets(database)).dog).toEqual(COLLIE);
    expect(cookie()).toEqual({ kind: 'profile', profile: COLLIE });
    expect(localStorage.getItem('dogProfile')).toBeNull();
  });

  it('gives an old dog without an activity level the default, medium', async () => {
    setCookie(encodeURIComponent('{"breed":"Pug","ageMonths":24,"weightKg":8}'));
    await adoptDogProfile(database);
    const pug = { breed: 'Pug', ageMonths: 24, weightKg: 8, activityLevel: 'medium' };
    expect((await readActivePets(database)).dog).toEqual(pug);
    expect(warnings).not.toHaveBeenCalled();
  });

  it('leaves the legacy entry alone where there is a cookie', async () => {
    setCookie(encodeURIComponent(JSON.stringify(COLLIE)));
    localStorage.setItem('dogProfile', JSON.stringify({ ...COLLIE, name: 'Old' }));
    await adoptDogProfile(database);
    expect((await readActivePets(database)).dog?.name).toBe('Rex');
    expect(localStorage.getItem('dogProfile')).not.toBeNull();
  });

  it('logs and deletes a corrupt cookie, and stores no dog', async () => {
    setCookie('%7Bbroken');
    await adoptDogProfile(database);
    expect((await readActivePets(database)).dog).toBeNull();
    // Happy DOM expires a cookie a millisecond late.
    await vi.waitFor(() => expect(document.cookie).not.toContain('dogProfile'));
    expect(warnings).toHaveBeenCalledOnce();
  });

  it('logs and discards a corrupt legacy entry', async () => {
    localStorage.setItem('dogProfile', '{"breed":');
    await adoptDogProfile(database);
    expect((await readActivePets(database)).dog).toBeNull();
    expect(localStorage.getItem('dogProfile')).toBeNull();
    expect(warnings).toHaveBeenCalledOnce();
  });

  it('prefers the stored dog to its cookie, and rewrites a stale cookie', async () => {
    await replaceActivePet(database, 'dog', () => COLLIE);
    setCookie(encodeURIComponent(JSON.stringify({ ...COLLIE, name: 'Stale' })));
    await adoptDogProfile(database);
    expect((await readActivePets(database)).dog).toEqual(COLLIE);
    expect(cookie()).toEqual({ kind: 'profile', profile: COLLIE });
  });

  it('does nothing without a cookie or an entry', async () => {
    await adoptDogProfile(database);
    expect(await database.pets.count()).toBe(0);
    expect(warnings).not.toHaveBeenCalled();
  });

  it('works in a browser that refuses local storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await expect(adoptDogProfile(database)).resolves.toBeUndefined();
  });

  it('fault 16: starts the app whatever the cookie or the entry holds', async () => {
    const text = fc.oneof(
      fc.string(),
      fc.json(),
      fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
      fc.constant('%'),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (inCookie, inStorage) => {
        setCookie(inCookie.replace(/[;\r\n\0]/g, ''));
        localStorage.setItem('dogProfile', inStorage);
        await adoptDogProfile(database);
        expect(await readActivePets(database)).toEqual({ dog: null, cat: null });
        await adoptDogProfile(database); // and the next start is clean
        expect(cookie().kind).toBe('none');
      }),
      { numRuns: 200 },
    );
  });
});

import type { DogProfile } from '#domain/pet/dog-profile';
import {
  clearedDogProfileCookie,
  cookieDog,
  dogProfileCookie,
  LEGACY_DOG_PROFILE_KEY,
  parseDogProfileCookie,
  parseDogProfileJson,
} from '#domain/pet/dog-profile-cookie';
import type { Bowlful } from './bowlful.ts';
import { writeCookie } from './cookies.ts';
import { readActivePets, replaceActivePet, selectPet } from './stored-pets.ts';

/**
 * At start: the stored dog is authoritative and the cookie mirrors it. Without a stored dog, one is migrated from an old
 * cookie, or else from the earlier local-storage entry; damaged ones are logged and removed.
 */
export async function adoptDogProfile(database: Bowlful): Promise<void> {
  const found = readCookie() ?? moveLegacyEntry();
  const { dog } = await readActivePets(database);
  if (dog) {
    if (JSON.stringify(found) !== JSON.stringify(cookieDog(dog))) writeCookie(dogProfileCookie(dog));
  } else if (found) {
    await replaceActivePet(database, 'dog', () => found);
  }
}

function readCookie(): DogProfile | null {
  const stored = parseDogProfileCookie(document.cookie);
  if (stored.kind === 'profile') return stored.profile;
  if (stored.kind === 'corrupt') {
    logCorrupt('cookie');
    writeCookie(clearedDogProfileCookie());
  }
  return null;
}

/** Moves the legacy entry from local storage to the cookie, so that it is migrated once. */
function moveLegacyEntry(): DogProfile | null {
  try {
    const stored = parseDogProfileJson(localStorage.getItem(LEGACY_DOG_PROFILE_KEY));
    if (stored.kind === 'none') return null;
    if (stored.kind === 'profile') writeCookie(dogProfileCookie(stored.profile));
    else logCorrupt('local-storage entry');
    localStorage.removeItem(LEGACY_DOG_PROFILE_KEY);
    return stored.kind === 'profile' ? stored.profile : null;
  } catch {
    return null; // Some browsers refuse local storage altogether.
  }
}

function logCorrupt(where: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry and no message
  console.warn(`The dog profile in the ${where} could not be read and was removed.`);
}

/** Updates the active dog's cookie after pet rows were written directly. */
export async function mirrorActiveDog(database: Bowlful): Promise<void> {
  const dogs = await database.pets.where('species').equals('dog').toArray();
  const active = dogs.find(({ isActive }) => isActive);
  if (active === undefined) writeCookie(clearedDogProfileCookie());
  else await selectPet(database, active.id);
}

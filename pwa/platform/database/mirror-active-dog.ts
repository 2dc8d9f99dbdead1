import { clearedDogProfileCookie } from '#domain/pet/dog-profile-cookie';
import type { Bowlful } from './bowlful.ts';
import { selectPet } from './stored-pets.ts';
import { writeCookie } from './write-cookie.ts';

/** Updates the active dog's cookie after pet rows were written directly. */
export async function mirrorActiveDog(database: Bowlful): Promise<void> {
  const dogs = await database.pets.where('species').equals('dog').toArray();
  const active = dogs.find(({ isActive }) => isActive);
  if (active === undefined) writeCookie(clearedDogProfileCookie());
  else await selectPet(database, active.id);
}

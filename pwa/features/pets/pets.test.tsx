import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { DogProfile } from '#domain/pet/dog-profile';
import { database } from '../../platform/database/bowlful.ts';
import {
  addCat,
  addDog,
  clearDogProfile,
  removePet,
  saveDogProfile,
  selectPet,
  useActivePet,
  usePets,
} from './pets.ts';

const REX: DogProfile = { name: 'Rex', breed: 'Beagle', ageMonths: 30, weightKg: 12, activityLevel: 'high' };
const ADA: DogProfile = { name: 'Ada', breed: 'Pug', ageMonths: 9, weightKg: 7, activityLevel: 'low' };

beforeEach(async () => {
  await database.pets.clear();
  // biome-ignore lint/suspicious/noDocumentCookie: the previous test's mirror of the active dog
  document.cookie = 'dogProfile=; max-age=0; path=/';
});

const cookieName = () => /%22name%22%3A%22(\w+)%22/.exec(document.cookie)?.[1];
const names = (pets: ReturnType<typeof usePets>) =>
  pets?.map(({ profile, isActive }) => `${profile.name}${isActive ? ' *' : ''}`);

describe('several pets', () => {
  it('coexist: dogs come first, by name, and the last added of each species is active', async () => {
    const { result } = renderHook(() => usePets());
    const active = renderHook(() => useActivePet('dog'));
    await act(async () => {
      await addCat({ name: 'Mog', age: 'adult', weightLbs: 9, activity: 'low' });
      await addDog(REX);
      await addDog(ADA);
    });
    await waitFor(() => expect(names(result.current)).toEqual(['Ada *', 'Rex', 'Mog *']));
    await waitFor(() => expect(active.result.current).toMatchObject({ name: 'Ada' }));
    expect(cookieName()).toBe('Ada');
  });

  it('switch when another is selected, and the cookie follows the active dog', async () => {
    const { result } = renderHook(() => usePets());
    await act(async () => {
      await addDog(REX);
      await addDog(ADA);
    });
    const rex = (await database.pets.toArray()).find(({ profile }) => profile.name === 'Rex');
    await act(() => selectPet(rex?.id ?? ''));
    await waitFor(() => expect(names(result.current)).toEqual(['Ada', 'Rex *']));
    expect(cookieName()).toBe('Rex');
  });

  it('keep their own profiles when the active one is saved again', async () => {
    await addDog(REX);
    await addDog(ADA, 'ada');
    await saveDogProfile({ ...ADA, weightKg: 8 }, 'ada');
    const rows = await database.pets.toArray();
    expect(rows.map(({ profile }) => profile.name).sort()).toEqual(['Ada', 'Rex']);
    expect(rows.find(({ isActive }) => isActive)?.profile).toMatchObject({ name: 'Ada', weightKg: 8 });
  });

  it('activate another when the active one is removed; the cookie goes with the last dog', async () => {
    await addDog(REX);
    await addDog(ADA);
    await clearDogProfile();
    const [left] = await database.pets.toArray();
    expect(left).toMatchObject({ isActive: true, profile: { name: 'Rex' } });
    expect(cookieName()).toBe('Rex');
    await removePet(left?.id ?? '');
    expect(await database.pets.count()).toBe(0);
    // Happy DOM's clock must advance before the cookie expires.
    await waitFor(() => expect(document.cookie).not.toContain('dogProfile'));
  });

  it('are listed without a damaged one', async () => {
    const { result } = renderHook(() => usePets());
    await database.pets.put({ id: 'x', species: 'dog', isActive: true, updatedAt: '', profile: {} as never });
    await addCat({ name: 'Mog', age: 'adult', weightLbs: 9, activity: 'low' });
    await waitFor(() => expect(names(result.current)).toEqual(['Mog *']));
  });
});

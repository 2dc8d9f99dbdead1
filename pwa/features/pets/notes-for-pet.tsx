import { Suspense } from 'react';
import type { CatProfile } from '#domain/pet/cat-profile';
import type { DogProfile } from '#domain/pet/dog-profile';
import type { RecipeFood } from '#domain/recipe/recipe-foods';
import type { Species } from '#domain/reference/species';
import { lazyPart } from '../../components/lazy-part.ts';

// Only for owners of an animal that avoids something or has a condition.
const PetNotes = lazyPart(async () => ({ PetNotes: (await import('./pet-notes.tsx')).PetNotes }), 'PetNotes');

type NotesForPetProps = {
  species: Species;
  /** Null or undefined without an animal. */
  profile: DogProfile | CatProfile | null | undefined;
  foods: readonly RecipeFood[];
};

/** What an animal avoids in a bowl, and what its conditions change; renders nothing for one with neither. */
export function NotesForPet({ species, profile, foods }: NotesForPetProps) {
  if (!profile?.avoidedFoods?.length && !profile?.conditions?.length) return null;
  return (
    <Suspense>
      <PetNotes species={species} profile={profile} foods={foods} />
    </Suspense>
  );
}

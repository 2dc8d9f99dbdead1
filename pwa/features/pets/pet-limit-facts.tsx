import { Suspense } from 'react';
import type { CatProfile } from '#domain/pet/cat-profile';
import { conditionSentences } from '#domain/pet/condition-words';
import type { DogProfile } from '#domain/pet/dog-profile';
import { nameInSentence } from '#domain/pet/pet-name';
import type { Species } from '#domain/reference/species';
import { lazyPart } from '../../components/lazy-part.ts';

// Names of single foods need the food table.
const AvoidedNames = lazyPart(() => import('./avoided-names.tsx'), 'AvoidedNames');

/** In an animal's summary: the foods it avoids, and what its conditions change for its food. */
export function PetLimitFacts({ species, profile }: { species: Species; profile: DogProfile | CatProfile }) {
  const { avoidedFoods = [], conditions } = profile;
  const sentences = conditionSentences(nameInSentence(profile, species), conditions);
  return (
    <>
      {avoidedFoods.length > 0 && (
        <>
          <dt>Avoids</dt>
          <dd>
            <Suspense>
              <AvoidedNames avoided={avoidedFoods} />
            </Suspense>
          </dd>
        </>
      )}
      {sentences.length > 0 && (
        <>
          <dt>For the vet</dt>
          <dd>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </dd>
        </>
      )}
    </>
  );
}

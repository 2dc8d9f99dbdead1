import { Ban, Stethoscope } from 'lucide-react';
import { clashSentences } from '#domain/pet/avoided-words';
import type { CatProfile } from '#domain/pet/cat-profile';
import { clashesOf } from '#domain/pet/clashes';
import { conditionSentences } from '#domain/pet/condition-words';
import type { DogProfile } from '#domain/pet/dog-profile';
import { nameInSentence } from '#domain/pet/pet-name';
import type { RecipeFood } from '#domain/recipe/recipe-foods';
import type { Species } from '#domain/reference/species';
import styles from './pet-notes.module.css';

/** What a bowl has, or may have, that an animal avoids; renders nothing without any. */
export function AvoidedNotes({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className={styles['avoided']} aria-label="Foods to avoid">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Ban size={20} aria-hidden /> <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

/** What an animal's conditions change for its food; renders nothing without any. */
export function ConditionNotes({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <ul className={styles['vet']} aria-label="Ask your vet">
      {sentences.map((sentence) => (
        <li key={sentence}>
          <Stethoscope size={20} aria-hidden /> <span>{sentence}</span>
        </li>
      ))}
    </ul>
  );
}

type PetNotesProps = {
  species: Species;
  profile: DogProfile | CatProfile;
  /** Of the bowl. */
  foods: readonly RecipeFood[];
};

/** For the owner's animal: what in this bowl it avoids, and what its conditions change. */
export function PetNotes({ species, profile, foods }: PetNotesProps) {
  const name = nameInSentence(profile, species);
  const { avoidedFoods, conditions } = profile;
  return (
    <>
      <AvoidedNotes sentences={clashSentences(name, clashesOf(avoidedFoods, foods))} />
      <ConditionNotes sentences={conditionSentences(name, conditions)} />
    </>
  );
}

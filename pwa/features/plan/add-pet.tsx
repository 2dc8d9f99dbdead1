import { Suspense, useState } from 'react';
import type { Species } from '#domain/reference/species';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { lazyPart } from '../../components/lazy-part.ts';
import { sectionOfSpecies } from '../../components/section.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import card from '../nutrition/tool-card.module.css';
import type { Pet } from '../pets/pets.ts';
import styles from './plan.module.css';

// The breeds load with the form.
const DogProfileForm = lazyPart(() => import('../pets/dog-profile-form.tsx'), 'DogProfileForm');
const CatProfileForm = lazyPart(() => import('../pets/cat-profile-form.tsx'), 'CatProfileForm');

type PetFormProps = {
  species: Species;
  /** The species already has a profile. */
  isFurther: boolean;
  onClose: () => void;
};

/** The profile form of another animal, shown in place. */
export function PetForm({ species, isFurther, onClose }: PetFormProps) {
  const handlers = { isFurther, onDone: onClose, onMinimize: onClose };
  return (
    <div className={card['card']} data-section={sectionOfSpecies(species)}>
      <Suspense fallback={<Skeleton lines={5} label={`Opening the ${species} profile`} />}>
        {species === 'dog' ? (
          <DogProfileForm pet={null} {...handlers} />
        ) : (
          <CatProfileForm pet={null} {...handlers} />
        )}
      </Suspense>
    </div>
  );
}

/** Adds another animal, below the existing ones. */
export function AddPet({ pets }: { pets: readonly Pet[] }) {
  const [species, setSpecies] = useState<Species | null>(null);
  if (species !== null) {
    const isFurther = pets.some((pet) => pet.species === species);
    return <PetForm species={species} isFurther={isFurther} onClose={() => setSpecies(null)} />;
  }
  return (
    <div className={classNames(styles['pets'], styles['screen-only'])}>
      <Button variant="ghost" onClick={() => setSpecies('dog')}>
        Add a dog
      </Button>
      <Button variant="ghost" onClick={() => setSpecies('cat')}>
        Add a cat
      </Button>
    </div>
  );
}

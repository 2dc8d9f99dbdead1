import { Cat, Dog } from 'lucide-react';
import { Suspense, useState } from 'react';
import { type Plan, petSettings, withPet } from '#domain/plan/plan';
import { plannedPet } from '#domain/plan/planned-pet';
import type { Species } from '#domain/reference/species';
import { bodyWeightText } from '#domain/units/weight-units';
import { Button } from '../../components/button.tsx';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { classNames } from '../../components/class-names.ts';
import { lazyPart } from '../../components/lazy-part.ts';
import { sectionOfSpecies } from '../../components/section.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePreference } from '../../platform/database/preferences.ts';
import card from '../nutrition/tool-card.module.css';
import type { Pet } from '../pets/pets.ts';
import styles from './plan.module.css';

const STAGES = { adult: 'adult', senior: 'senior', growth: 'growing', reproduction: 'nursing' } as const;

export type ChangePlan = (words: string, change: (plan: Plan) => Plan) => Promise<unknown>;

/** The animals of this device; pressed ones are in the plan. */
export function PetChips(props: { plan: Plan; pets: readonly Pet[]; change: ChangePlan }) {
  const { plan, pets, change } = props;
  const system = usePreference('unitSystem');
  return (
    <ChipRow label="Animals in the plan">
      {pets.map((pet) => {
        const settings = petSettings(plan, pet.id);
        const { name, weightKg, lifeStage } = plannedPet(pet, settings);
        const Icon = pet.species === 'dog' ? Dog : Cat;
        const words = settings.isIn ? `${name} is out of the plan` : `${name} is in the plan`;
        return (
          <Chip
            key={pet.id}
            chosen={settings.isIn}
            onChoose={() => void change(words, (kept) => withPet(kept, pet.id, { isIn: !settings.isIn }))}
          >
            <Icon size={18} aria-hidden />
            <span className={styles['strong']}>{name}</span>{' '}
            <span>
              {bodyWeightText(weightKg, system)}, {settings.isIn ? STAGES[lifeStage] : 'not in the plan'}
            </span>
          </Chip>
        );
      })}
    </ChipRow>
  );
}

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

import { petName } from '#domain/pet/pet-name';
import type { Species } from '#domain/reference/species';
import { Chip, ChipRow } from '../../components/chip.tsx';
import { selectPet, usePets } from './pets.ts';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './run-profile-command.ts';

/** The animals of the species, one of them active; nothing where there is one alone. */
export function PetSwitch({ species }: { species: Species }) {
  const pets = usePets()?.filter((pet) => pet.species === species) ?? [];
  if (pets.length < 2) return null;
  return (
    <div className={styles['switch']}>
      <ChipRow label={species === 'dog' ? 'Your dogs' : 'Your cats'}>
        {pets.map((pet) => (
          <Chip
            key={pet.id}
            chosen={pet.isActive}
            onChoose={() => void runProfileCommand(() => selectPet(pet.id))}
          >
            {petName(pet)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}

import { petName } from '#domain/pet/pet-name';
import type { Species } from '#domain/reference/species';
import { Button } from '../../../components/button.tsx';
import { selectPet, usePets } from '../../../database/pets.ts';
import styles from './profile-panel.module.css';
import { runProfileCommand } from './run-profile-command.ts';

/** The other animals of the species, each selectable as the active one, and a button to add one. */
export function PetSwitch({ species, onAdd }: { species: Species; onAdd: () => void }) {
  const others = usePets()?.filter((pet) => pet.species === species && !pet.isActive) ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div
      role="group"
      className={styles['buttons']}
      aria-label={species === 'dog' ? 'Your dogs' : 'Your cats'}
    >
      {others.map((pet) => (
        <Button
          key={pet.id}
          variant="outline"
          onClick={() => void runProfileCommand(() => selectPet(pet.id))}
        >
          Switch to {petName(pet)}
        </Button>
      ))}
      <Button variant="ghost" onClick={onAdd}>
        Add another {species}
      </Button>
    </div>
  );
}

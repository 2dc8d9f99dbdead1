import { Scale } from 'lucide-react';
import { useState } from 'react';
import type { Species } from '#domain/reference/species';
import { Fold } from '../../../components/fold.tsx';
import { usePets } from '../../../database/pets.ts';
import { WeightHistory } from './weight-history.tsx';

/** The weights of the active animal over time, folded. */
export function WeightFold({ species }: { species: Species }) {
  const [isWanted, setWanted] = useState(false);
  const pet = usePets()?.find((one) => one.species === species && one.isActive);
  return (
    <Fold
      title={<strong>Weight over time</strong>}
      fact="And the daily energy that followed"
      icon={<Scale size={24} aria-hidden />}
      onOpen={() => setWanted(true)}
    >
      {isWanted && pet !== undefined && <WeightHistory key={pet.id} pet={pet} />}
    </Fold>
  );
}

import { Scale } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Species } from '#domain/reference/species';
import { Fold } from '../../components/fold.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { usePets } from './pets.ts';

// Chart and table load when they are opened.
const WeightHistory = lazy(() =>
  import('./weight-history.tsx').then((module) => ({ default: module.WeightHistory })),
);

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
      {isWanted && pet !== undefined && (
        <Suspense fallback={<Skeleton lines={4} label="Opening the weights" />}>
          <WeightHistory key={pet.id} pet={pet} />
        </Suspense>
      )}
    </Fold>
  );
}

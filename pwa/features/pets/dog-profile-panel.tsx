import { Dog } from 'lucide-react';
import { Suspense } from 'react';
import { dogChipLabel } from '#domain/pet/pet-name';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useActiveAnimal } from './pets.ts';
import { ProfilePanel } from './profile-panel.tsx';

// The 240 breeds load when the card is opened.
const DogProfileCard = lazyPart(() => import('./dog-profile-card.tsx'), 'DogProfileCard');

/** The active dog as a chip that opens into its card: the form to set it up, or its summary. */
export function DogProfilePanel() {
  const dog = useActiveAnimal('dog')?.profile;
  return (
    <ProfilePanel icon={<Dog size={22} aria-hidden />} label={dogChipLabel(dog)}>
      {(minimize) => (
        <Suspense fallback={<Skeleton lines={5} label="Opening the dog profile" />}>
          <DogProfileCard onMinimize={minimize} />
        </Suspense>
      )}
    </ProfilePanel>
  );
}

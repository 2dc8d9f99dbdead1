import { Cat } from 'lucide-react';
import { Suspense } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { Skeleton } from '../../components/skeleton.tsx';
import { useActiveAnimal } from './pets.ts';
import { ProfilePanel } from './profile-panel.tsx';

const CatProfileCard = lazyPart(() => import('./cat-profile-card.tsx'), 'CatProfileCard');

/** The active cat as a chip that opens into its card: the form to set it up, or its summary. */
export function CatProfilePanel() {
  const cat = useActiveAnimal('cat')?.profile;
  const label = cat ? cat.name || 'Your cat' : 'Add Cat Profile';
  return (
    <ProfilePanel icon={<Cat size={22} aria-hidden />} label={label}>
      {(minimize) => (
        <Suspense fallback={<Skeleton lines={5} label="Opening the cat profile" />}>
          <CatProfileCard onMinimize={minimize} />
        </Suspense>
      )}
    </ProfilePanel>
  );
}

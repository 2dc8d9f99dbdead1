import { Lightbulb } from 'lucide-react';
import { useRef } from 'react';
import type { AdPosition } from '#domain/contract/advertisements';
import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';
import { AdCard } from './ad-card.tsx';
import styles from './ad-slot.module.css';
import { NetworkAd } from './network-ad.tsx';
import { useAdvertisement } from './use-advertisement.ts';

/** Tip shown instead of an advertisement; one per position, so that no two on a page are the same. */
const TIPS: Record<AdPosition, string> = {
  'list-1': 'Ground eggshell is about 38% calcium. Half a level teaspoon gives roughly 1 g.',
  'list-2':
    'Cats cannot make enough taurine themselves. Heart and dark poultry meat hold more of it than breast.',
  'list-3': 'Change to a new food over 7-10 days: a quarter, a half, three quarters, then all of it.',
  'list-4': 'Treats count too. Keep them to a tenth of the day’s energy.',
  'sidebar-1': 'Meat alone has almost no calcium: without bone or eggshell powder every bowl runs short.',
  'sidebar-2': STORAGE_SENTENCE,
};

/**
 * An advertisement slot: a nutrition tip until an advertisement is allowed. If the operator shows advertisements, it
 * reserves their height from the first paint, so nothing shifts.
 */
export function AdSlot({ position }: { position: AdPosition }) {
  const place = useRef<HTMLDivElement>(null);
  const { state, isReserved, click } = useAdvertisement(position, place);
  return (
    <div ref={place} data-ad-slot={position} className={isReserved ? styles['reserved'] : undefined}>
      {state.kind === 'ad' && <AdCard ad={state.ad} onClick={click} />}
      {state.kind === 'network' && <NetworkAd client={state.client} unit={state.unit} />}
      {state.kind === 'tip' && (
        <p className={styles['tip']}>
          <Lightbulb size={22} aria-hidden />
          <span>
            <strong>Nutrition tip.</strong> {TIPS[position]}
          </span>
        </p>
      )}
    </div>
  );
}

import { Lightbulb } from 'lucide-react';
import { useRef } from 'react';
import type { AdPosition } from '#domain/contract/advertisements';
import { AdCard } from './ad-card.tsx';
import styles from './ad-slot.module.css';
import { NetworkAd } from './network-ad.tsx';
import { TIPS } from './tips.ts';
import { useAdvertisement } from './use-advertisement.ts';

/**
 * A place for an advertisement: a nutrition tip until one is allowed. Where the operator shows any, it has their height from
 * the first paint, so that nothing moves when one comes.
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

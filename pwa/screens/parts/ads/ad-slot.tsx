import { Lightbulb } from 'lucide-react';
import { useRef } from 'react';
import type { AdPosition } from '#domain/contract/advertisements';
import { AdCard } from './ad-card.tsx';
import styles from './ad-slot.module.css';
import { TIPS } from './tips.ts';
import { useAdvertisement } from './use-advertisement.ts';

/** A place for an advertisement: a nutrition tip until one is allowed, empty if there is none. */
export function AdSlot({ position }: { position: AdPosition }) {
  const place = useRef<HTMLDivElement>(null);
  const { state, click } = useAdvertisement(position, place);
  return (
    <div ref={place} data-ad-slot={position}>
      {state.kind === 'ad' && <AdCard ad={state.ad} onClick={click} />}
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

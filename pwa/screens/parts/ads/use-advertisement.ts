import { type RefObject, useEffect, useState } from 'react';
import type { AdPosition, Advertisement } from '#domain/contract/advertisements';
import { useNearViewport } from '../../../components/use-near-viewport.ts';
import { useConsent } from '../../../database/consent.ts';
import { clickAdvertisement, loadAdvertisement } from '../../../sync/advertisements.ts';
import { hasEnoughWords } from './page-words.ts';

/** Delay in favour of the page's own content. */
const DELAY_MS = 1000;

/**
 * Content of a slot: the tip until an advertisement may be requested, then the advertisement, or nothing if there is
 * none.
 */
type AdState = { kind: 'tip' } | { kind: 'none' } | { kind: 'ad'; ad: Advertisement };

/**
 * Requests an advertisement only once the slot is near the viewport, advertising has consent and the page has enough
 * words.
 */
export function useAdvertisement(
  position: AdPosition,
  place: RefObject<Element | null>,
): { state: AdState; click: () => void } {
  const [state, setState] = useState<AdState>({ kind: 'tip' });
  const [round, setRound] = useState(0);
  const isNear = useNearViewport(place);
  const isAllowed = useConsent()?.advertising === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a click reloads the list
  useEffect(() => {
    if (!isNear || !isAllowed || !navigator.onLine) return;
    let isWanted = true;
    const timer = setTimeout(() => {
      if (!hasEnoughWords()) return;
      void loadAdvertisement(position).then((ad) => {
        if (isWanted) setState(ad === null ? { kind: 'none' } : { kind: 'ad', ad });
      });
    }, DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isNear, isAllowed, position, round]);
  const click = () => {
    if (state.kind !== 'ad') return;
    void clickAdvertisement(state.ad.id).then(() => setRound(round + 1));
  };
  return { state, click };
}

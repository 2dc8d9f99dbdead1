import { type RefObject, useEffect, useState } from 'react';
import type { AdPosition, Advertisement } from '#domain/contract/advertisements';
import { useNearViewport } from '../../components/use-near-viewport.ts';
import { useConsent } from '../../platform/database/consent.ts';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { logAdError, startAdNetwork } from '../../platform/sync/ad-network.ts';
import { kindOfPlace, PUSH_DELAY_MS, RECHECK_MS } from './ad-rules.ts';
import { clickAdvertisement, loadAdvertisement } from './advertisements.ts';
import { hasEnoughWords, hasMinWords } from './page-words.ts';

/** Content of a slot: the tip until there is an advertisement that may be shown. */
type AdState =
  | { kind: 'tip' }
  | { kind: 'ad'; ad: Advertisement }
  | { kind: 'network'; client: string; unit: string };

const TIP: AdState = { kind: 'tip' };

/**
 * Requests an advertisement only once the slot is near the viewport, advertising has consent and the page has enough
 * words. The operator's own advertisements come first, then the external network's.
 */
export function useAdvertisement(
  position: AdPosition,
  place: RefObject<Element | null>,
): { state: AdState; isReserved: boolean; click: () => void } {
  const [state, setState] = useState<AdState>(TIP);
  const [round, setRound] = useState(0);
  const isNear = useNearViewport(place);
  const { showsAds = false, adNetwork } = useSiteSettings();
  const isAllowed = useConsent()?.advertising === true && showsAds;
  const unit = adNetwork?.units[kindOfPlace(position)];
  // biome-ignore lint/correctness/useExhaustiveDependencies: a click reloads the list; the network does not change during a visit
  useEffect(() => {
    if (!isNear || !isAllowed || !navigator.onLine) return;
    let isWanted = true;
    async function fill(): Promise<AdState> {
      const ad = await loadAdvertisement(position);
      if (ad !== null) return { kind: 'ad', ad };
      if (adNetwork === undefined || unit === undefined) return TIP;
      await startAdNetwork(adNetwork);
      return { kind: 'network', client: adNetwork.client, unit };
    }
    function fillWhereAllowed(isAllowedBy: () => boolean): void {
      if (!isAllowedBy()) {
        // The list may grow while the slot stays in view.
        timer = setTimeout(() => fillWhereAllowed(hasMinWords), RECHECK_MS);
        return;
      }
      fill()
        .then((filled) => {
          if (isWanted) setState(filled);
        })
        .catch((error: unknown) => logAdError('The ad network could not be loaded.', error));
    }
    let timer = setTimeout(() => fillWhereAllowed(hasEnoughWords), PUSH_DELAY_MS);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [isNear, isAllowed, position, round]);
  const click = () => {
    if (state.kind !== 'ad') return;
    void clickAdvertisement(state.ad.id).then(() => setRound(round + 1));
  };
  return { state: isAllowed ? state : TIP, isReserved: showsAds, click };
}

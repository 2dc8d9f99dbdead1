import { Lightbulb } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import type { AdPosition, Advertisement } from '#domain/contract/analytics';
import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';
import { useNearViewport } from '../../components/near-viewport.ts';
import { useConsent } from '../../platform/database/consent.ts';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { logAdError, pushAd, startAdNetwork } from '../../platform/sync/ad-network.ts';
import { kindOfPlace, PUSH_DELAY_MS, RECHECK_MS, RECTANGLE } from './ad-rules.ts';
import styles from './ad-slot.module.css';
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
function useAdvertisement(
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

/** A sponsored card. The target '#' means no link. */
function AdCard({ ad, onClick }: { ad: Advertisement; onClick: () => void }) {
  return (
    <aside aria-label="Advertisement" className={styles['ad']}>
      <p className={styles['label']}>Sponsored</p>
      <AdTarget url={ad.targetUrl} onClick={onClick}>
        {ad.imageUrl !== null && <img src={ad.imageUrl} alt="" width="300" height="250" loading="lazy" />}
        <strong>{ad.title}</strong>
        <span>{ad.description}</span>
      </AdTarget>
    </aside>
  );
}

function AdTarget(props: { url: string; onClick: () => void; children: ReactNode }) {
  if (!/^https?:\/\//.test(props.url)) {
    return (
      <button type="button" onClick={props.onClick}>
        {props.children}
      </button>
    );
  }
  return (
    <a href={props.url} target="_blank" rel="sponsored nofollow noopener" onClick={props.onClick}>
      {props.children}
    </a>
  );
}

/** A slot filled by the external network, whose scripts have already loaded. */
function NetworkAd({ client, unit }: { client: string; unit: string }) {
  useEffect(pushAd, []);
  return (
    <aside aria-label="Advertisement" className={styles['network']}>
      <p className={styles['label']}>Advertisement</p>
      <ins
        className="adsbygoogle"
        style={{ display: 'inline-block', ...RECTANGLE }}
        data-ad-client={client}
        data-ad-slot={unit}
      />
    </aside>
  );
}

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

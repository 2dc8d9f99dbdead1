import { Lightbulb } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import {
  type AdPosition,
  type Advertisement,
  ANALYTICS_CALLS,
  advertisementSchema,
} from '#domain/contract/analytics';
import { STORAGE_SENTENCE } from '#domain/recipe/storage-words';
import { jsonOf } from '#domain/sync/exchange';
import { useNearViewport } from '../../components/near-viewport.ts';
import { useConsent } from '../../platform/database/consent.ts';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { logAdError, pushAd, startAdNetwork } from '../../platform/sync/ad-network.ts';
import { exchange, requestOf } from '../../platform/sync/http.ts';
import styles from './ad-slot.module.css';

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

/** Minimum words on a page before it may show an advertisement. */
export const MIN_WORDS = 800;
/** Delay so that the page's own content loads first. */
export const PUSH_DELAY_MS = 1000;
/** Recheck interval for a visible slot on a page that had too few words. */
export const RECHECK_MS = 2000;
/** Size of an advertisement in CSS pixels. */
export const RECTANGLE = { width: 300, height: 250 } as const;

/** The slot's kind decides the network's ad unit: banners between cards, rectangles beside a recipe. */
export const kindOfPlace = (position: AdPosition): 'list' | 'sidebar' =>
  position.startsWith('list') ? 'list' : 'sidebar';

/** Requests by position: one per page, so a growing list does not request again. */
const asked = new Map<AdPosition, Promise<Advertisement | null>>();

/** Shown ids by position: slots of one kind share a page, and no two show the same advertisement. */
const taken = new Map<AdPosition, string>();

/** The advertisement for a position; null if there is none or the request failed. Errors are only logged. */
export function loadAdvertisement(position: AdPosition): Promise<Advertisement | null> {
  const before = asked.get(position);
  if (before !== undefined) return before;
  const answer = firstOf(position);
  asked.set(position, answer);
  return answer;
}

/** Counts a click and clears the cached list. */
export async function clickAdvertisement(id: string): Promise<void> {
  const answer = await exchange(requestOf(ANALYTICS_CALLS.clickAdvertisement, { params: { id } }));
  if (answer.kind !== 'answer' || answer.status >= 300) {
    logAdError('A click on an advertisement was not counted.');
    return;
  }
  asked.clear();
  taken.clear();
}

async function firstOf(position: AdPosition): Promise<Advertisement | null> {
  const answer = await exchange(requestOf(ANALYTICS_CALLS.listAdvertisements, { query: { position } }));
  if (answer.kind !== 'answer' || answer.status !== 200) {
    logAdError('The advertisements could not be loaded.');
    asked.delete(position);
    return null;
  }
  const list = jsonOf(answer);
  if (list === undefined) logAdError('The advertisements could not be read.');
  const others = [...taken].filter(
    ([other]) => other !== position && kindOfPlace(other) === kindOfPlace(position),
  );
  const shown = new Set(others.map(([, id]) => id));
  for (const each of Array.isArray(list) ? list : []) {
    const read = advertisementSchema.safeParse(each);
    if (!read.success || shown.has(read.data.id)) continue;
    taken.set(position, read.data.id);
    return read.data;
  }
  return null;
}

/** Number of words in the current page's text. Counted per text node: two adjacent headings are two words. */
export function pageWords(): number {
  const main = document.querySelector('main');
  if (main === null) return 0;
  const walker = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  let words = 0;
  while (walker.nextNode()) words += walker.currentNode.nodeValue?.match(/\S+/g)?.length ?? 0;
  return words;
}

/** True if the page may carry advertisements. */
export function hasMinWords(): boolean {
  return pageWords() >= MIN_WORDS;
}

/** As `hasMinWords`, with a policy warning in the log if not. */
export function hasEnoughWords(): boolean {
  const words = pageWords();
  if (words >= MIN_WORDS) return true;
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry and no message
  console.warn(
    `Advertising policy: this page holds ${words} words, fewer than ${MIN_WORDS}; a tip is shown.`,
  );
  return false;
}

import { Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '../components/lazy-part.ts';
import { consentStore, useConsent } from '../platform/database/consent.ts';
import { pushConsent } from '../platform/sync/data-layer.ts';

const ConsentBanner = lazyPart(() => import('./consent-banner.tsx'), 'ConsentBanner');
const ConsentDialog = lazyPart(() => import('./consent-dialog.tsx'), 'ConsentDialog');

/**
 * Asks for consent if none is stored and pushes the choice to the analytics settings, on every load and every change.
 * @param asks false on screens where a banner would obstruct the work
 */
export function ConsentGate({ asks }: { asks: boolean }) {
  const consent = useConsent();
  const isCustomizing = useStore(consentStore, (state) => state.isCustomizing);
  useEffect(() => {
    if (consent) pushConsent(consent);
  }, [consent]);
  return (
    <Suspense>
      {asks && consent === null && <ConsentBanner />}
      {isCustomizing && <ConsentDialog />}
    </Suspense>
  );
}

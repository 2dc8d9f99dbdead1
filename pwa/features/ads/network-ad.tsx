import { useEffect } from 'react';
import { pushAd } from '../../platform/sync/ad-network.ts';
import { RECTANGLE } from './ad-rules.ts';
import styles from './ad-slot.module.css';

/** A slot filled by the external network, whose scripts have already loaded. */
export function NetworkAd({ client, unit }: { client: string; unit: string }) {
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

import type { ReactNode } from 'react';
import type { Advertisement } from '#domain/contract/advertisements';
import styles from './ad-slot.module.css';

/** A sponsored card. The target '#' means no link. */
export function AdCard({ ad, onClick }: { ad: Advertisement; onClick: () => void }) {
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

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PageHero } from '../../components/page-hero.tsx';
import type { Section } from '../../components/section.ts';
import { useMarket } from '../market/use-market.ts';
import styles from '../page/page.module.css';

type ShopFrameProps = { section?: Section; title: string; lead: string; children: ReactNode };

/** Frame of a page with shop links, disclosing whose shops they are and what this site earns. */
export function ShopFrame({ section = 'bowlful', title, lead, children }: ShopFrameProps) {
  const market = useMarket();
  return (
    <>
      <PageHero section={section} title={title}>
        <p>{lead}</p>
      </PageHero>
      <div className={styles['page']} data-section={section}>
        <p className={styles['small']}>
          Affiliate links: Bowlful earns commissions from qualifying purchases at no extra cost to you. They
          search the marketplace of your country; other shops pay us nothing. Prices and stock are the shop’s.
          {/* On its own line, the name last: nothing shifts once the country is known. */}
          <span className={styles['line']}>
            Your country (<Link to="/settings">change</Link>): {market?.name ?? '…'}
          </span>
        </p>
        {children}
      </div>
    </>
  );
}

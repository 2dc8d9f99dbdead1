import { useLocation } from 'react-router-dom';
import { PageHero } from '../../components/page-hero.tsx';
import { NeedsNetwork } from './needs-network.tsx';

/** Shown instead of the SEO screens while offline: their figures come from the server. */
export function SeoOffline() {
  const { pathname } = useLocation();
  return (
    <>
      <PageHero section="bowlful" title={pathname === '/seo-audit' ? 'SEO Audit' : 'SEO Dashboard'} />
      <NeedsNetwork>The server computes the figures on this page.</NeedsNetwork>
    </>
  );
}

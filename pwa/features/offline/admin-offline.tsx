import { PageHero } from '../../components/page-hero.tsx';
import { NeedsNetwork } from './needs-network.tsx';

/** Shown instead of the administration while offline: it is never stored on a device. */
export function AdminOffline() {
  return (
    <>
      <PageHero section="bowlful" title="Admin Panel" />
      <NeedsNetwork>The administrator’s area is never kept on a device.</NeedsNetwork>
    </>
  );
}

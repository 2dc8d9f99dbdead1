import { PageHero } from '../../components/page-hero.tsx';
import { NeedsNetwork } from './needs-network.tsx';

/** In place of the administrator's area while there is no network: none of it is kept on a device. */
export function AdminOffline() {
  return (
    <>
      <PageHero section="bowlful" title="Admin Panel" />
      <NeedsNetwork>The administrator’s area is never kept on a device.</NeedsNetwork>
    </>
  );
}

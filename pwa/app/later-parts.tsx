import { Toaster } from '../components/toaster.tsx';
import { InstallCard } from './install-card.tsx';
import { UpdateBar } from './update-bar.tsx';

/** What no first paint shows: offers, notices of updates, toasts. A chunk of its own. */
export function LaterParts({ offersInstall }: { offersInstall: boolean }) {
  return (
    <>
      {offersInstall && <InstallCard />}
      <UpdateBar />
      <Toaster />
    </>
  );
}

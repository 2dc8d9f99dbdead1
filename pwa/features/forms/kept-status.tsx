import { Check, TriangleAlert } from 'lucide-react';
import { Announced } from '../../components/announce.ts';
import type { KeptState } from '../../platform/database/draft-form.ts';

/** State of a stored draft in words. `saved` says that it is stored. */
export function KeptStatus({ state, saved }: { state: KeptState; saved: string }) {
  if (state === 'saved') {
    return (
      <>
        <Check size={18} aria-hidden /> {saved}
      </>
    );
  }
  if (state !== 'failed') return null;
  return (
    <>
      <Announced words="Your draft is not kept" before="" />
      <TriangleAlert size={18} aria-hidden /> Could not be kept on this device. It is gone when you leave.
    </>
  );
}

import { Check, TriangleAlert } from 'lucide-react';
import { Announced } from '../../components/announce.tsx';
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
      <Announced words="Your draft isn’t saved" before="" />
      <TriangleAlert size={18} aria-hidden /> We couldn’t save this on your device. You’ll lose it when you
      leave.
    </>
  );
}

import type { ReactNode } from 'react';
import type { KeptState } from '../../platform/database/draft-form.ts';
import { FormFrame } from './form-frame.tsx';

/** The head of the submission form. */
export function SubmitFrame({ state, children }: { state: KeptState; children: ReactNode }) {
  return (
    <FormFrame
      title="Submit Your Recipe"
      back={{ to: '/', label: 'Back' }}
      lead="All recipes are reviewed before publication."
      state={state}
    >
      {children}
    </FormFrame>
  );
}

import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

type RefusedForm = {
  /** For the `form` element. */
  form: RefObject<HTMLFormElement | null>;
  /** Before the first refusal, what is still missing isn't an error. */
  isRefused: boolean;
  /** Focuses the first invalid field, again at every attempt. */
  refuse: () => void;
  reset: () => void;
};

/** A form that was sent with something wrong in it. */
export function useRefusedForm(): RefusedForm {
  const form = useRef<HTMLFormElement>(null);
  const [attempts, setAttempts] = useState(0);
  useLayoutEffect(() => {
    if (attempts === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const fold = field?.closest('details');
    // In a closed one the field would be neither seen nor focused.
    if (fold) fold.open = true;
    field?.focus();
  }, [attempts]);
  return {
    form,
    isRefused: attempts > 0,
    refuse: () => setAttempts((count) => count + 1),
    reset: () => setAttempts(0),
  };
}

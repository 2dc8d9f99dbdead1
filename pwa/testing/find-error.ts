import { waitFor } from '@testing-library/react';

/** The shown error (`SpokenError`) in the page or in a part of it; null if there is none. */
export const queryError = (within: ParentNode = document): HTMLElement | null =>
  within.querySelector<HTMLElement>('[data-error]');

/** Waits for the shown error. */
export const findError = (): Promise<HTMLElement> =>
  waitFor(() => {
    const error = queryError();
    if (error === null) throw new Error('No error is shown');
    return error;
  });

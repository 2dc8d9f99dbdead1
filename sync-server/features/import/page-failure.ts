import type { PageProblemCode } from '../../lib/errors.ts';

/** A page that can't be fetched. `reason` is only for the log, because it could reveal the internal network. */
export class PageFailure extends Error {
  readonly code: PageProblemCode;

  constructor(code: PageProblemCode, reason: string) {
    super(reason);
    this.name = 'PageFailure';
    this.code = code;
  }
}

import type { PageProblemCode } from '../../lib/errors.ts';

/** A page that cannot be had; `reason` is for the log alone, since it could tell a stranger of the inside. */
export class PageFailure extends Error {
  readonly code: PageProblemCode;

  constructor(code: PageProblemCode, reason: string) {
    super(reason);
    this.name = 'PageFailure';
    this.code = code;
  }
}

import type { AbuseCall } from './abuse-call.ts';
import { COMPUTING_ABUSES } from './abuses/computing.ts';
import { PAGE_ABUSES } from './abuses/pages.ts';
import { PHOTO_ABUSES } from './abuses/photos.ts';
import { READ_ABUSES } from './abuses/reads.ts';
import { SOCKET_ABUSES } from './abuses/sockets.ts';
import { WRITE_ABUSES } from './abuses/writes.ts';

/** Every call that an anonymous caller can make dear, and some that only seem dear. */
export const ABUSES: readonly AbuseCall[] = [
  ...PHOTO_ABUSES,
  ...PAGE_ABUSES,
  ...READ_ABUSES,
  ...COMPUTING_ABUSES,
  ...WRITE_ABUSES,
  ...SOCKET_ABUSES,
];

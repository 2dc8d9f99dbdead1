import type { AbuseCall } from './abuse-call.ts';
import { PAGE_ABUSES } from './abuses/pages.ts';
import { PHOTO_ABUSES } from './abuses/photos.ts';
import { READ_ABUSES } from './abuses/reads.ts';
import { SOCKET_ABUSES } from './abuses/sockets.ts';
import { THINKING_ABUSES } from './abuses/thinking.ts';
import { WRITE_ABUSES } from './abuses/writes.ts';

/** Every call that an anonymous caller can make dear, and the ones that only look so. */
export const ABUSES: readonly AbuseCall[] = [
  ...PHOTO_ABUSES,
  ...PAGE_ABUSES,
  ...READ_ABUSES,
  ...THINKING_ABUSES,
  ...WRITE_ABUSES,
  ...SOCKET_ABUSES,
];

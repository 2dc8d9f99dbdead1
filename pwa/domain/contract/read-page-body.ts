import * as z from 'zod/mini';
import { ADDRESS_MAX, LINK } from './link.ts';

/** Apart from the answer, which is all that a device checks. */
export const readPageBodySchema = z.strictObject({
  url: z
    .string()
    .check(
      z.maxLength(ADDRESS_MAX),
      z.regex(LINK, 'The link must be the address of a public page, such as https://example.org/stew.'),
    ),
});

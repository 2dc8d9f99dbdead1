import * as z from 'zod/mini';
import {
  type AdPosition,
  type Advertisement,
  adPositionSchema,
  advertisementSchema,
} from '#domain/contract/analytics';
import { readOperatorFile } from '../../lib/operator-files.ts';

const target = z
  .string()
  .check(z.refine((text) => text === '#' || /^https?:\/\//.test(text), 'must be # or an http address'));

/** On this site, so no other site learns who looks at it, and no browser blocks it. */
const picture = z
  .string()
  .check(z.regex(/^(?:\/(?!\/)|data:image\/)/, 'must be a path of this site: /offers/bowls.webp'));

/** The operator's file: content of each advertisement and its positions; without positions, any. */
const fileSchema = z.array(
  z.extend(advertisementSchema, {
    targetUrl: target,
    imageUrl: z.nullable(picture),
    positions: z.optional(z.array(adPositionSchema)),
  }),
);

export type Advertisements = {
  at(position: AdPosition | undefined): Advertisement[];
  has(id: string): boolean;
};

/**
 * Reads the advertisements; none without a file.
 * @throws {ConfigError} if the file is unreadable or invalid: not starting is better than wrong advertisements
 */
export function readAdvertisements(file: string | undefined): Advertisements {
  const all = file === undefined ? [] : readOperatorFile('ADVERTISEMENTS_FILE', file, fileSchema);
  return {
    at: (position) =>
      all
        .filter(({ positions }) => position === undefined || (positions?.includes(position) ?? true))
        .map(({ positions: _, ...advertisement }) => advertisement),
    has: (id) => all.some((advertisement) => advertisement.id === id),
  };
}

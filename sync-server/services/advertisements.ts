import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';
import {
  type AdPosition,
  type Advertisement,
  adPositionSchema,
  advertisementSchema,
} from '#domain/contract/advertisements';

const target = z
  .string()
  .check(z.refine((text) => text === '#' || /^https?:\/\//.test(text), 'must be # or an http address'));

/** The operator's file: what is shown where; without positions it may stand anywhere. */
const fileSchema = z.array(
  z.extend(advertisementSchema, { targetUrl: target, positions: z.optional(z.array(adPositionSchema)) }),
);

export type Advertisements = {
  at(position: AdPosition | undefined): Advertisement[];
  has(id: string): boolean;
};

/**
 * Reads the advertisements; none where no file is named.
 * @throws when the file cannot be read or is not what it should be: better no start than wrong advertisements
 */
export function readAdvertisements(file: string | undefined): Advertisements {
  const all = file === undefined ? [] : fileSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return {
    at: (position) =>
      all
        .filter(({ positions }) => position === undefined || (positions?.includes(position) ?? true))
        .map(({ positions: _, ...advertisement }) => advertisement),
    has: (id) => all.some((advertisement) => advertisement.id === id),
  };
}

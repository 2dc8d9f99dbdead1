import type { Collection as DriverCollection } from 'mongodb';
import { expectTypeOf, it } from 'vitest';
import type { Collection } from './database.ts';

type Sample = { _id: string; count: number; nested: { at: Date; tags: string[] }; note: string | null };
type Numbered = { _id: number; isDone: boolean };

// Checked by the compiler: with a method the driver lacks, `npm run types` fails here.
it("the type Collection is satisfied by the driver's collection", () => {
  expectTypeOf<DriverCollection<Sample>>().toExtend<Collection<Sample>>();
  expectTypeOf<DriverCollection<Numbered>>().toExtend<Collection<Numbered>>();
});

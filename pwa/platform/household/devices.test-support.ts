import { aDog, EARLY } from '#domain/household/household.test-support';
import type { FakeHouseholdServer } from '../../testing/fake-household-server.ts';
import { Bowlful } from '../database/bowlful.ts';
import type { MembershipRow } from '../database/rows.ts';
import type { HouseholdServer } from './household-server.ts';
import { newMembership } from './membership.ts';
import { deriveKeys, newSecret } from './seal.ts';
import { type Sync, syncHousehold } from './sync-household.ts';

/** A device of a household under test: its own database, one server. */
export type TestDevice = {
  database: Bowlful;
  sync(changes?: Partial<Sync>, onlyEdits?: boolean): ReturnType<typeof syncHousehold>;
  /** Ticks an item of the shopping list; 0 takes the tick back. */
  tick(itemId: string, grams: number): Promise<void>;
  ticks(): Promise<Record<string, number>>;
  /** Weighs an animal in its profile. */
  weigh(petId: string, weightKg: number): Promise<void>;
  weightOf(petId: string): Promise<number | undefined>;
  membership(): Promise<MembershipRow | undefined>;
};

let count = 0;

/** A device in the household of `secret`; the first one creates it. */
export async function aDevice(
  server: FakeHouseholdServer,
  secret: string,
  { isFirst = false, clock = EARLY } = {},
): Promise<TestDevice> {
  count += 1;
  const database = new Bowlful(`household-${count}`);
  await database.householdMembership.put({ ...newMembership(secret), isMerged: isFirst });
  const keys = await deriveKeys(secret);
  const client: HouseholdServer = server.client();
  const listOf = async () => {
    const value = (await database.shopping.get('current'))?.value as
      | { ticks: Record<string, number> }
      | undefined;
    return value ?? { ticks: {} as Record<string, number>, own: [], recipes: [] };
  };
  return {
    database,
    sync: (changes = {}, onlyEdits = false) =>
      syncHousehold({ database, server: client, keys, now: () => clock, ...changes }, onlyEdits),
    async tick(itemId, grams) {
      const list = await listOf();
      const { [itemId]: _, ...others } = list.ticks;
      const ticks = grams === 0 ? others : { ...others, [itemId]: grams };
      await database.shopping.put({ id: 'current', value: { ...list, ticks }, updatedAt: clock });
    },
    ticks: async () => (await listOf()).ticks,
    async weigh(petId, weightKg) {
      await database.pets.put(aDog(petId, 'Rex', weightKg, clock) as never);
    },
    async weightOf(petId) {
      const profile = (await database.pets.get(petId))?.profile as { weightKg?: number } | undefined;
      return profile?.weightKg;
    },
    membership: () => database.householdMembership.get('current'),
  };
}

/** Two devices in step: the first created the household with Rex, the second joined. */
export async function twoDevices(server: FakeHouseholdServer, clocks: [string, string] = [EARLY, EARLY]) {
  const secret = newSecret();
  const one = await aDevice(server, secret, { isFirst: true, clock: clocks[0] });
  await one.weigh('rex', 18);
  await one.sync();
  const other = await aDevice(server, secret, { clock: clocks[1] });
  await other.sync();
  return { secret, one, other };
}

/** A household that another device has, with Mog; not joined here. */
export async function aHouseholdElsewhere(
  server: FakeHouseholdServer,
): Promise<{ device: TestDevice; link: string }> {
  const secret = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
  const device = await aDevice(server, secret, { isFirst: true });
  await device.database.pets.put(aDog('mog', 'Mog', 4, EARLY) as never);
  await device.sync();
  return { device, link: `https://bowlful.example/join#1.${secret}` };
}

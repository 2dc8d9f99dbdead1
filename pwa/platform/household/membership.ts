import type { Bowlful } from '../database/bowlful.ts';
import type { MembershipRow } from '../database/rows.ts';

/** A device is in one household at most. */
export const CURRENT_MEMBERSHIP = 'current';

/** A membership whose first sync will merge this device's data with the household's. */
export const newMembership = (secret: string): MembershipRow => ({
  id: CURRENT_MEMBERSHIP,
  secret,
  words: [],
  epoch: null,
  after: 0,
  isMerged: false,
  syncedAt: null,
  waiting: 0,
  problem: null,
});

/** The tables that make this device a member, for the transactions of the two functions below. */
export const membershipTables = (database: Bowlful) => [
  database.householdMembership,
  database.householdReplica,
  database.householdAsides,
];

/** Makes this device a member, in place of another membership; what was set aside stays. */
export async function enterHousehold(database: Bowlful, membership: MembershipRow): Promise<void> {
  await database.householdReplica.clear();
  await database.householdMembership.put(membership);
}

/** Ends the membership on this device; the owner's rows and what was set aside stay. */
export async function forgetHousehold(database: Bowlful): Promise<void> {
  await database.householdReplica.clear();
  await database.householdMembership.clear();
}

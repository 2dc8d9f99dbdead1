import { expect, it } from 'vitest';
import { createHouseholds } from '../../storage/households/households.ts';
import { newId } from '../../testing/household-builders.ts';
import { recordingDatabase } from '../../testing/recording-database.ts';
import { describeOnBothEngines } from '../../testing/storage-engines.ts';
import { standingOf } from './households.ts';

await describeOnBothEngines('the database work of a membership check', (engine) => {
  it('is the same for an unknown household, a wrong key and a right one', async () => {
    const { database, commands } = recordingDatabase((await engine.newPlace()).openDatabase());
    const households = createHouseholds(database, Date.now);
    const household = newId();
    const [right, wrong] = ['a'.repeat(43), 'b'.repeat(43)];
    await households.create(household, right);
    async function check(id: string, keyHash: string) {
      commands.length = 0;
      const standing = await standingOf({ household: id, keyHash }, households);
      return [standing, ...commands.map(({ collection, name }) => `${collection}.${name}`)];
    }
    expect(await check(household, right)).toEqual(['member', 'households.findOne']);
    expect(await check(household, wrong)).toEqual(['stranger', 'households.findOne']);
    expect(await check(newId(), right)).toEqual(['unknown', 'households.findOne']);
    await database.close();
  });
});

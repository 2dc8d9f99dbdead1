import { expect, it } from 'vitest';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';

await describeOnBothEngines('invitations', (engine) => {
  it('are found only by their token, of which only a hash is stored', async () => {
    const { invitations, place, close } = await readyStore(engine);
    const { token, invitation } = await invitations.create('moderator', 'keeper');
    expect(await invitations.find(token)).toEqual(invitation);
    expect(await invitations.find('x'.repeat(43))).toBeNull();
    expect(await invitations.find(invitation.id)).toBeNull();
    await close();
    const database = place.openDatabase();
    const stored = await database.collection('invitations').find({}).toArray();
    expect(stored).toHaveLength(1);
    expect(JSON.stringify(stored)).not.toContain(token);
    await database.close();
  });
});

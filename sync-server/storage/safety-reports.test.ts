import { expect, it } from 'vitest';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';

const REPORT = { kind: 'missed', species: 'dog', text: 'Onion', version: '1' } as const;

await describeOnBothEngines('the list of safety reports', (engine) => {
  it('shows an older one that waits, however many newer ones are handled', async () => {
    const { safetyReports, close } = await readyStore(engine);
    const timeAt = (at: number) => `2026-11-0${at}T08:00:00.000Z`;
    for (const at of [1, 2, 3, 4]) await safetyReports.insert(`report ${at}`, REPORT, timeAt(at));
    for (const at of [2, 4]) await safetyReports.handle(`report ${at}`, timeAt(at));
    const ids = async (limit: number) => (await safetyReports.list(limit)).map(({ id }) => id);
    expect(await ids(2)).toEqual(['report 4', 'report 3', 'report 2', 'report 1']);
    expect(await ids(1)).toEqual(['report 4', 'report 3']);
    await close();
  });
});

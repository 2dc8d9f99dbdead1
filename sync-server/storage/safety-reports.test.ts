import { expect, it } from 'vitest';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines } from '../testing/storage-engines.ts';

const REPORT = { kind: 'missed', species: 'dog', text: 'Onion', version: '1' } as const;

await describeOnBothEngines('the list of safety reports', (engine) => {
  it('shows an older one that waits, however many newer ones are handled', async () => {
    const { safetyReports, close } = await readyStore(engine);
    const timeOn = (day: number) => `2026-11-0${day}T08:00:00.000Z`;
    for (const day of [1, 2, 3, 4]) await safetyReports.insert(`report ${day}`, REPORT, timeOn(day));
    for (const day of [2, 4]) await safetyReports.handle(`report ${day}`, timeOn(day));
    const ids = async (limit: number) => (await safetyReports.list(limit)).map(({ id }) => id);
    // The limit holds for waiting and for handled reports separately.
    expect(await ids(2)).toEqual(['report 4', 'report 3', 'report 2', 'report 1']);
    expect(await ids(1)).toEqual(['report 4', 'report 3']);
    await close();
  });
});

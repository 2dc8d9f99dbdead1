import { expect, it, vi } from 'vitest';
import { faultyDatabase, ProcessDied } from '../testing/faulty-database.ts';
import { readyStore } from '../testing/storage-builders.ts';
import { describeOnBothEngines, type Place } from '../testing/storage-engines.ts';
import { aNewSubmission, publishable } from '../testing/submission-builders.ts';
import { assemble } from './assembly/assemble.ts';
import type { RecipeDecision, RecipeDecisionResult, Submissions } from './submissions.ts';

/** One more than the writes of an approval. */
const WRITES = 7;
/** Operations of an approval, reads included. */
const STEPS = 11;

const approval = (id: string, by: string): RecipeDecision => ({
  id,
  by,
  status: 'approved',
  recipe: publishable(),
});

await describeOnBothEngines('the approval of a recipe', (engine) => {
  /** A separate process over that place. */
  async function process(place: Place, frailty: Parameters<typeof faultyDatabase>[1]) {
    const database = place.openDatabase();
    const { repositories } = assemble(faultyDatabase(database, frailty), { builtinRecipes: [] });
    return { ...repositories, close: () => database.close() };
  }

  /** Ids of the published recipes. */
  async function published(place: Place): Promise<number[]> {
    const store = await readyStore(engine, { place, patienceMs: 0 });
    const ids = (await store.recipes.list()).map(({ id }) => id);
    expect(await store.submissions.countPending()).toBe(ids.length === 0 ? 1 : 0);
    // The first read of an abandoned claim only starts its expiry, and maintenance may still be writing.
    await vi.waitFor(async () => {
      const { count, digest } = await store.changes.snapshot();
      expect(digest).not.toBeNull();
      expect(count).toBe(ids.length);
    });
    await store.close();
    return ids;
  }

  for (const isWritten of [false, true]) {
    const when = isWritten ? 'after' : 'before';
    it(`by a process that dies ${when} one of its writes is completed at the next start, or has no effect`, {
      timeout: 60_000,
    }, async () => {
      let finished = 0;
      let died = 0;
      for (let diesAtWrite = 1; diesAtWrite <= WRITES; diesAtWrite += 1) {
        const place = await engine.newPlace();
        const sent = aNewSubmission();
        const first = await readyStore(engine, { place });
        await first.submissions.insert(sent);
        await first.close();

        const mortal = await process(place, { diesAtWrite, isWritten });
        const outcome = await mortal.submissions.decide(approval(sent.id, 'keeper')).catch((error) => error);
        await mortal.close();
        if (outcome instanceof ProcessDied) died += 1;
        else expect(outcome).toEqual({ outcome: 'decided', recipeId: 111 });

        const ids = await published(place);
        if (ids.length > 0) finished += 1;
        // The administrator repeats the click: one recipe under one id, whichever write failed.
        const again = await readyStore(engine, { place, patienceMs: 0 });
        expect(await again.submissions.decide(approval(sent.id, 'keeper'))).toMatchObject({ recipeId: 111 });
        await again.close();
        expect(await published(place)).toEqual([111]);
      }
      // The decision itself, claim of a revision, recipe, end of the claim, status, end of the decision.
      expect(died).toBe(6);
      // Only a death before the first write leaves no effect.
      expect(finished).toBe(isWritten ? WRITES : WRITES - 1);
    });
  }

  it('by a process that dies is completed by a repeat too, without a restart', async () => {
    const place = await engine.newPlace();
    const sent = aNewSubmission();
    const store = await readyStore(engine, { place });
    await store.submissions.insert(sent);
    await store.close();
    const mortal = await process(place, { diesAtWrite: 2 });
    await expect(mortal.submissions.decide(approval(sent.id, 'first'))).rejects.toThrow(ProcessDied);
    await mortal.close();
    const other = await process(place, {});
    expect(await other.submissions.decide(approval(sent.id, 'second'))).toEqual({
      outcome: 'unchanged',
      recipeId: 111,
    });
    expect(await other.recipes.count()).toBe(1);
    await other.close();
  });

  it('counts once when another administrator approves between any two of its steps', {
    timeout: 60_000,
  }, async () => {
    for (let step = 1; step <= STEPS; step += 1) {
      const place = await engine.newPlace();
      const database = place.openDatabase();
      const sent = aNewSubmission();
      const quick = assemble(database, { builtinRecipes: [] }).repositories;
      await quick.submissions.insert(sent);
      const results: RecipeDecisionResult[] = [];
      const meanwhile = async (operation: number) => {
        if (operation === step) results.push(await quick.submissions.decide(approval(sent.id, 'quick')));
      };
      const frail = faultyDatabase(database, { meanwhile });
      const slow = assemble(frail, { builtinRecipes: [] }).repositories;
      results.push(await slow.submissions.decide(approval(sent.id, 'slow')));
      expect(results.map((result) => 'recipeId' in result && result.recipeId)).toEqual([111, 111]);
      expect(results.filter(({ outcome }) => outcome === 'decided')).toHaveLength(1);
      expect(await quick.recipes.count()).toBe(1);
      await database.close();
    }
  });

  it('counts once among simultaneous ones, even on an engine that loses updates; each recipe has one id', {
    timeout: 60_000,
  }, async () => {
    const place = await engine.newPlace();
    const database = place.openDatabase();
    const newServer = (): Submissions =>
      assemble(faultyDatabase(database, { isSlow: true }), { builtinRecipes: [] }).repositories.submissions;
    const first = newServer();
    const servers = [first, newServer(), newServer()];
    const sent = Array.from({ length: 6 }, () => aNewSubmission());
    for (const each of sent) await first.insert(each);

    const decided = sent.flatMap(({ id }) =>
      servers.flatMap((server, n) => [
        server.decide(approval(id, `administrator ${n}`)).then((result) => ({ id, result })),
        server.carryOutDecisions(),
      ]),
    );
    const results = (await Promise.all(decided)).filter((each) => each !== undefined);
    const idsOf = (id: string) =>
      new Set(
        results
          .filter((each) => each.id === id)
          .map(({ result }) => ('recipeId' in result ? result.recipeId : result.outcome)),
      );
    expect(results.filter(({ result }) => result.outcome === 'decided')).toHaveLength(6);
    for (const { id } of sent) expect(idsOf(id).size).toBe(1);
    expect(sent.flatMap(({ id }) => [...idsOf(id)]).sort()).toEqual([111, 112, 113, 114, 115, 116]);
    expect(await first.countPending()).toBe(0);
    await database.close();
  });
});

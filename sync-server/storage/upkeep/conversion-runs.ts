import type { ConversionOutcome } from '#domain/upkeep/convert-stored-recipe';
import { type Database, deleteInPortions, insertIfAbsent } from '../database.ts';

export type ConversionRun = {
  run: number;
  by: string;
  /** ISO 8601, UTC. */
  startedAt: string;
  /** Recipes to convert, as they were published at the start. */
  recipeIds: number[];
  state: 'running' | 'done' | 'undone';
};

/** The outcome for one recipe. */
export type ConvertedRecipe = { recipeId: number; outcome: ConversionOutcome; detail: string };

type RunDocument = Omit<ConversionRun, 'run'> & { _id: number };
type ResultDocument = ConvertedRecipe & { _id: string; run: number };

export type ConversionRuns = {
  latest(): Promise<ConversionRun | null>;
  /** A new run, or the unfinished one. */
  begin(by: string, recipeIds: number[]): Promise<ConversionRun>;
  /** Once per recipe; a repeat changes nothing. */
  note(run: number, converted: ConvertedRecipe): Promise<void>;
  /** By the number of the recipe. */
  results(run: number): Promise<ConvertedRecipe[]>;
  setState(run: number, state: 'done' | 'undone'): Promise<void>;
  createIndexes(): Promise<void>;
};

const RUNS_KEPT = 5;

/** Conversions of all recipes; progress is saved recipe by recipe, so a run continues after a restart. */
export function createConversionRuns(database: Database, clock: () => number): ConversionRuns {
  const runs = database.collection<RunDocument>('conversionRuns');
  const notes = database.collection<ResultDocument>('conversionResults');

  async function latest(): Promise<ConversionRun | null> {
    const [found] = await runs.find({}, { sort: { _id: -1 }, limit: 1 }).toArray();
    if (found === undefined) return null;
    const { _id: run, ...rest } = found;
    return { run, ...rest };
  }

  return {
    latest,
    async begin(by, recipeIds) {
      for (;;) {
        const last = await latest();
        if (last?.state === 'running') return last;
        const run = (last?.run ?? 0) + 1;
        const startedAt = new Date(clock()).toISOString();
        const begun = { by, startedAt, recipeIds, state: 'running' } as const;
        if (!(await insertIfAbsent<RunDocument>(runs, { _id: run, ...begun }))) continue;
        await deleteInPortions(notes, { run: { $lte: run - RUNS_KEPT } });
        await runs.deleteMany({ _id: { $lte: run - RUNS_KEPT } });
        return { run, ...begun };
      }
    },
    async note(run, converted) {
      await insertIfAbsent(notes, { _id: `${run}:${converted.recipeId}`, run, ...converted });
    },
    async results(run) {
      const found = await notes.find({ run }, { sort: { recipeId: 1 } }).toArray();
      return found.map(({ recipeId, outcome, detail }) => ({ recipeId, outcome, detail }));
    },
    async setState(run, state) {
      await runs.updateOne({ _id: run }, { $set: { state } });
    },
    async createIndexes() {
      await notes.createIndexes([{ name: 'run', key: { run: 1 } }]);
    },
  };
}

import { createHash } from 'node:crypto';
import type { Currency } from '#domain/reference/markets';
import type { NetworkReport } from '#domain/revenue/network-report';
import { type Database, insertIfAbsent } from './database.ts';

type Kept = {
  /** ISO 8601, UTC. */
  importedAt: string;
  /** The administrator. */
  by: string;
};

type KeptReport = NetworkReport & Kept & { /** Digest of the file and its currency. */ id: string };

type ImportDocument = Omit<NetworkReport, 'firstDay'> &
  Kept & {
    /** The digest, so the same file counts once. */
    _id: string;
    /** Missing in imports of releases that didn't ask for the period; then it begins with the first line. */
    firstDay?: string;
  };

export type RevenueImports = {
  /** The id for a file. */
  idOf(bytes: Uint8Array, currency: Currency): string;
  find(id: string): Promise<KeptReport | null>;
  /** Stores a report completely or not at all; false if it is already stored. */
  insert(id: string, report: NetworkReport, by: string): Promise<boolean>;
  /** Undoes an import: older reports count again for its days. False if there is none. */
  undo(id: string): Promise<boolean>;
  /** Reports that end on a day ('2026-11-21') or later, or all; latest import first. */
  list(since?: string): Promise<KeptReport[]>;
};

const reportOf = ({ _id: id, firstDay, ...report }: ImportDocument): KeptReport => ({
  id,
  ...report,
  firstDay: firstDay ?? report.days[0]?.day ?? report.lastDay,
});

/** Imported network reports, one document each, so import and undo are single writes. */
export function createRevenueImports(database: Database, clock: () => number): RevenueImports {
  const imports = database.collection<ImportDocument>('revenueImports');
  return {
    idOf: (bytes, currency) => createHash('sha256').update(currency).update(bytes).digest('base64url'),
    async find(id) {
      const found = await imports.findOne({ _id: id });
      return found && reportOf(found);
    },
    insert: (id, report, by) =>
      insertIfAbsent(imports, { _id: id, ...report, by, importedAt: new Date(clock()).toISOString() }),
    undo: async (id) => (await imports.deleteOne({ _id: id })).deletedCount > 0,
    async list(since = '') {
      const rows = await imports
        .find({ lastDay: { $gte: since } }, { sort: { importedAt: -1, _id: 1 } })
        .toArray();
      return rows.map(reportOf);
    },
  };
}

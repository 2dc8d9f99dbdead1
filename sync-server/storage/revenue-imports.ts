import { createHash } from 'node:crypto';
import type { ReportFormat } from '#domain/contract/revenue';
import type { Currency } from '#domain/reference/currency-rates';
import type { ReportDay } from '#domain/revenue/report-day';
import { type Database, insertIfAbsent } from './database.ts';

/** A network's report as imported: figures per account and day. */
export type ImportedReport = {
  format: ReportFormat;
  currency: Currency;
  /** Number of lines in the file. */
  rows: number;
  days: ReportDay[];
};

type KeptReport = ImportedReport & {
  /** Digest of the file and its currency. */
  id: string;
  /** ISO 8601, UTC. */
  importedAt: string;
  /** The administrator. */
  by: string;
};

type ImportDocument = Omit<KeptReport, 'id'> & {
  /** The digest, so the same file counts once. */
  _id: string;
  lastDay: string;
};

/** An account's day from the newest report that covers it. */
export type EffectiveDay = ReportDay & { format: ReportFormat; currency: Currency };

export type RevenueImports = {
  /** The id for a file. */
  idOf(bytes: Uint8Array, currency: Currency): string;
  has(id: string): Promise<boolean>;
  /** Stores a report completely or not at all; false if it is already stored. */
  insert(id: string, report: ImportedReport, by: string): Promise<boolean>;
  /** Undoes an import: older reports count again for its days. False if there is none. */
  undo(id: string): Promise<boolean>;
  /** Latest import first. */
  list(): Promise<KeptReport[]>;
  /** Days since a date ('2026-11-21'), each from the newest report that covers it, unordered. */
  daysSince(day: string): Promise<EffectiveDay[]>;
};

/** Identifies an account's day across all reports. */
export const dayKey = (format: ReportFormat, { account, day }: Pick<ReportDay, 'account' | 'day'>): string =>
  `${format}|${account}|${day}`;

/** Imported network reports, one document each, so import and undo are single writes. */
export function createRevenueImports(database: Database, clock: () => number): RevenueImports {
  const imports = database.collection<ImportDocument>('revenueImports');
  return {
    idOf: (bytes, currency) => createHash('sha256').update(currency).update(bytes).digest('base64url'),
    has: async (id) => (await imports.findOne({ _id: id })) !== null,
    insert: (id, report, by) =>
      insertIfAbsent(imports, {
        _id: id,
        ...report,
        by,
        importedAt: new Date(clock()).toISOString(),
        lastDay: report.days.at(-1)?.day ?? '',
      }),
    undo: async (id) => (await imports.deleteOne({ _id: id })).deletedCount > 0,
    async list() {
      const rows = await imports.find({}, { sort: { importedAt: -1, _id: 1 } }).toArray();
      return rows.map(({ _id: id, lastDay: _lastDay, ...report }) => ({ id, ...report }));
    },
    async daysSince(first) {
      const rows = await imports
        .find({ lastDay: { $gte: first } }, { sort: { importedAt: 1, _id: 1 } })
        .toArray();
      const days = new Map<string, EffectiveDay>();
      for (const { format, currency, days: stated } of rows) {
        for (const day of stated) {
          if (day.day >= first) days.set(dayKey(format, day), { ...day, format, currency });
        }
      }
      return [...days.values()];
    },
  };
}

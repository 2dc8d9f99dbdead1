import type { StoredSafetyReport } from '#domain/contract/intake';
import type { SafetyReport } from '#domain/messages/safety-report';
import { contentHash, type Database, type Insertion, insertOnce, newestFirst } from './database.ts';

type ReportDocument = Omit<StoredSafetyReport, 'id'> & {
  _id: string;
  bodyHash: string;
  /** Whether the text is erased; key and hash remain. */
  isErased?: boolean;
};

export type SafetyReports = {
  insert(id: string, report: SafetyReport, createdAt: string): Promise<Insertion>;
  find(id: string): Promise<StoredSafetyReport | null>;
  /** Newest first; up to `limit` waiting ones and up to `limit` handled ones. */
  list(limit?: number): Promise<StoredSafetyReport[]>;
  /** Erases the text and keeps the key, so that a late repeat revives nothing; false if there is none. */
  erase(id: string): Promise<boolean>;
  /** Marks a report as handled; false if there is none. Later calls change nothing. */
  handle(id: string, handledAt: string): Promise<boolean>;
  createIndexes(): Promise<void>;
};

function stored({ _id, bodyHash: _, isErased: _isErased, ...report }: ReportDocument): StoredSafetyReport {
  return { id: _id, ...report };
}

/** Visitors' reports of wrong safety flags; read by administrators only. */
export function createSafetyReports(database: Database): SafetyReports {
  const reports = database.collection<ReportDocument>('safetyReports');
  return {
    insert(id, report, createdAt) {
      const bodyHash = contentHash(report);
      return insertOnce(reports, { _id: id, ...report, createdAt, handledAt: null, bodyHash });
    },
    async find(id) {
      const found = await reports.findOne({ _id: id });
      return found === null || found.isErased ? null : stored(found);
    },
    async list(limit = 500) {
      const sort = { createdAt: -1, _id: 1 } as const;
      const of = (handledAt: null | { $ne: null }) =>
        reports.find({ handledAt, isErased: { $ne: true } }, { sort, limit }).toArray();
      // Apart, so that handled ones never hide an older one that still waits.
      const [waiting, handled] = await Promise.all([of(null), of({ $ne: null })]);
      return [...waiting, ...handled].sort(newestFirst).map(stored);
    },
    async erase(id) {
      const emptied = { text: '', food: '', comment: '', isErased: true };
      const live = { _id: id, isErased: { $ne: true } } as const;
      return (await reports.updateOne(live, { $set: emptied })).matchedCount > 0;
    },
    async handle(id, handledAt) {
      const { matchedCount } = await reports.updateOne({ _id: id, handledAt: null }, { $set: { handledAt } });
      return matchedCount > 0 || (await reports.findOne({ _id: id })) !== null;
    },
    async createIndexes() {
      await reports.createIndexes([{ name: 'createdAt', key: { createdAt: 1 } }]);
      await reports.createIndexes([{ name: 'handledAt', key: { handledAt: 1, createdAt: 1 } }]);
    },
  };
}

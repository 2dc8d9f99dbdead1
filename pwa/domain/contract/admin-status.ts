import * as z from 'zod/mini';

/** Answer of `GET /api/admin/status`; times are ISO 8601, UTC. */
export const adminStatusSchema = z.strictObject({
  engine: z.enum(['embedded', 'mongodb']),
  /** Whether the database takes writes. */
  isReady: z.boolean(),
  /** Writes fail because the disk is full. */
  isDiskFull: z.boolean(),
  mailsWaiting: z.int(),
  /** Shared households and their records; null if they are turned off. */
  households: z.nullable(z.strictObject({ households: z.int(), records: z.int() })),
  backup: z.strictObject({
    /** Null without scheduled backups. */
    everyHours: z.nullable(z.int()),
    last: z.nullable(
      z.strictObject({
        at: z.string(),
        file: z.string(),
        bytes: z.int(),
        documents: z.int(),
        digest: z.string(),
      }),
    ),
    /** A failure since the last successful backup. */
    failure: z.nullable(z.strictObject({ at: z.string(), reason: z.string() })),
  }),
  /** The release that runs. */
  version: z.string(),
  /** Build time of the served app; null if it has not been built. */
  builtAt: z.nullable(z.string()),
  /** Start of the process. */
  startedAt: z.string(),
  /** The server's own time, since the device's clock may differ. */
  now: z.string(),
});
export type AdminStatus = z.infer<typeof adminStatusSchema>;

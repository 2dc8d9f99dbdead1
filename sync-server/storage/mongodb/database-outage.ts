import { MongoError, MongoServerError } from 'mongodb';
import { StorageUnavailable } from '../../lib/storage-error.ts';

/**
 * Error codes of a server that is unable to serve, or unsure whether the command took effect; names as in MongoDB's
 * list of error codes.
 */
const PASSING = {
  InternalError: 1,
  HostUnreachable: 6,
  HostNotFound: 7,
  UnknownError: 8,
  Unauthorized: 13,
  AuthenticationFailed: 18,
  LockTimeout: 24,
  CursorNotFound: 43,
  LockBusy: 46,
  MaxTimeMSExpired: 50,
  WriteConcernTimeout: 64,
  UnknownReplWriteConcern: 79,
  NetworkTimeout: 89,
  ShutdownInProgress: 91,
  UnsatisfiableWriteConcern: 100,
  WriteConflict: 112,
  FailedToSatisfyReadPreference: 133,
  ReadConcernMajorityNotAvailableYet: 134,
  QueryPlanKilled: 175,
  PrimarySteppedDown: 189,
  NetworkInterfaceExceededTimeLimit: 202,
  CursorKilled: 237,
  ExceededTimeLimit: 262,
  TooManyLogicalSessions: 261,
  ConnectionPoolExpired: 317,
  ConnectionError: 384,
  ReauthenticationRequired: 391,
  SocketException: 9001,
  LegacyNotPrimary: 10058,
  NotWritablePrimary: 10107,
  InterruptedAtShutdown: 11600,
  Interrupted: 11601,
  InterruptedDueToReplStateChange: 11602,
  NotPrimaryNoSecondaryOk: 13435,
  NotPrimaryOrSecondary: 13436,
  OutOfDiskSpace: 14031,
} as const;
const PASSING_CODES = new Set<number>(Object.values(PASSING));
const PASSING_LABELS = [
  'RetryableWriteError',
  'RetryableError',
  'TransientTransactionError',
  'SystemOverloadedError',
];

/** A socket error of Node's own; the driver passes some of them on unwrapped. */
function isOfSocket(error: Error): boolean {
  const isMistake = error instanceof TypeError || error instanceof RangeError;
  return !isMistake && 'code' in error && typeof error.code === 'string';
}

/**
 * Whether a driver error means that the database cannot be reached or cannot serve. The server's refusals are the
 * caller's concern (such as a duplicate key); all other driver errors are outages: cleared pools, lost connections,
 * closed clients, time-outs.
 */
export function isDatabaseOutage(error: unknown): boolean {
  if (error instanceof StorageUnavailable) return true;
  if (!(error instanceof MongoError)) return error instanceof Error && isOfSocket(error);
  if (!(error instanceof MongoServerError)) return true;
  return (
    PASSING_CODES.has(Number(error.code)) ||
    error.writeConcernError !== undefined ||
    PASSING_LABELS.some((label) => error.hasErrorLabel(label))
  );
}

import { MongoError, MongoServerError } from 'mongodb';
import { StorageUnavailable } from '../storage-error.ts';

/**
 * What a server answers while it is not able to serve, or without knowing whether it has done what was asked; names as
 * in MongoDB's list of error codes.
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

/** An error of Node's own for a socket that is gone: the driver lets some of them through as they are. */
function isOfSocket(error: Error): boolean {
  const isMistake = error instanceof TypeError || error instanceof RangeError;
  return !isMistake && 'code' in error && typeof error.code === 'string';
}

/**
 * Whether an error of the driver says that the database cannot be reached or cannot serve. A refusal of the server is
 * the caller's affair (a duplicate key, say); all else of the driver's own is an outage, by whichever name: pools that
 * were cleared, lost connections, closed clients, timeouts.
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

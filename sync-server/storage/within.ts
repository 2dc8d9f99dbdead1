import { StorageUnavailable } from './storage-error.ts';

/**
 * The command's result, unless it takes too long. The command itself goes on and may still take effect.
 * @throws {StorageUnavailable} after the deadline
 */
export async function within<Result>(deadlineMs: number, command: Promise<Result>): Promise<Result> {
  if (deadlineMs === Number.POSITIVE_INFINITY) return await command;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new StorageUnavailable('The database did not answer in time.'));
    }, deadlineMs);
  });
  return await Promise.race([command, deadline]).finally(() => clearTimeout(timer));
}

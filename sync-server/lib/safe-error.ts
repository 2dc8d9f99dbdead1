/** An e-mail address, also inside a mail server's reply or a duplicate-key error. */
const ADDRESS = /[\p{L}\p{N}._+%-]+@[\p{L}\p{N}.-]+/gu;
const MOST_CAUSES = 4;

const withoutAddresses = (text: string) => text.replace(ADDRESS, '<address>');

type SafeError = { type: string; message: string; code?: string | number; stack?: string; cause?: SafeError };

/** An error for the log: name, message, code, stack and causes, without e-mail addresses or other fields. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutAddresses(String(error)) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: withoutAddresses(error.message),
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    ...(error.stack !== undefined && { stack: withoutAddresses(error.stack) }),
    ...(error.cause !== undefined && depth < MOST_CAUSES && { cause: safeError(error.cause, depth + 1) }),
  };
}

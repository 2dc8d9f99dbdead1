import { ADMIN_CALLS, type AdminSession } from '#domain/contract/admin';
import { addressOf, type Call, type CallAnswer, type CallInput } from '#domain/contract/call';
import { INTAKE_CALLS } from '#domain/contract/intake';
import { type Answer, contentOf, problemOf, retryAfterMs } from '#domain/sync/exchange';
import { exchange, type HttpRequest, requestOf } from '../../platform/sync/http.ts';
import { AdminError, OFFLINE_SENTENCE } from './admin-error.ts';

export const UNREADABLE_SENTENCE =
  'The answer did not come from Bowlful. A network sign-in page may be in the way.';

const quoted = ({ status, statusText, body }: Answer) => `${status}: ${body || statusText}`;

/** Turns a failed response into an error. */
export function refusal(answer: Answer): AdminError {
  const { status } = answer;
  const problem = problemOf(answer);
  const unexplained =
    status >= 500
      ? 'The server cannot answer just now. Please try again.'
      : 'The server refused this. Please try again.';
  const kind = status === 401 ? 'signed-out' : 'refused';
  const detail = problem?.detail ?? unexplained;
  return new AdminError(kind, status, quoted(answer), detail, {
    field: problem?.field ?? null,
    code: problem?.code ?? null,
    retryAfterMs: retryAfterMs(answer.retryAfter, answer.date, Date.now()),
    decided: problem?.decided ?? null,
  });
}

/** Sends a request; returns a successful answer, otherwise throws an AdminError. */
async function succeed(sent: HttpRequest): Promise<Answer> {
  // No timeout: an action may take long, and an aborted one may still take effect.
  const answer = await exchange(
    { ...sent, redirect: 'follow', readsAnything: true },
    { timeoutMs: Number.POSITIVE_INFINITY },
  );
  if (answer.kind === 'unreachable') throw new AdminError('offline', 0, '0: no connection', OFFLINE_SENTENCE);
  if (answer.status < 200 || answer.status > 299) throw refusal(answer);
  return answer;
}

/** Makes a contract call; throws an AdminError unless a valid answer arrives. */
export async function request<C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> {
  const answer = await succeed(requestOf(call, input));
  if (call.answer.schema === null) return undefined as CallAnswer<C>;
  const content = contentOf(call.answer.schema, answer);
  if (content === null)
    throw new AdminError('unreadable', answer.status, quoted(answer), UNREADABLE_SENTENCE);
  return content as CallAnswer<C>;
}

/** Makes a contract call that answers with text; throws an AdminError on failure. */
export async function requestText<C extends Call>(call: C, input: CallInput<C>): Promise<string> {
  return (await succeed(requestOf(call, input))).body;
}

/** The signed-in administrator; null without a session. */
export async function readSession(): Promise<AdminSession | null> {
  try {
    return await request(ADMIN_CALLS.getSession, {});
  } catch (error) {
    if (error instanceof AdminError && error.kind === 'signed-out') return null;
    throw error;
  }
}

/** Address of a photo, whether approved or not. */
export const photoForReview = (key: string) => addressOf(INTAKE_CALLS.getPendingPhoto, { key });

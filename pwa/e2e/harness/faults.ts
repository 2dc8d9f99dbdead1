import type { IncomingMessage, ServerResponse } from 'node:http';

/** Turns the server's answer into the one that the browser gets. */
export type Answer = (from: IncomingMessage, to: ServerResponse) => void;

/** Answers a request itself, or passes it on with `forward`, optionally altering the answer. */
export type Fault = (
  request: IncomingMessage,
  response: ServerResponse,
  forward: (answer?: Answer) => void,
) => void;

/** The request never reaches the server (fault 24). */
export const requestLost: Fault = (_request, response) => {
  response.destroy();
};

/** The server processes the request, but its answer never arrives (fault 25). */
export const answerLost: Fault = (_request, response, forward) => {
  forward((from) => {
    from.resume();
    from.on('end', () => response.destroy());
  });
};

/** The server processes the request; the answer is cut after `bytes`. Then the connection drops, or `looksWhole` (fault 26). */
export function answerCut(bytes: number, looksWhole: boolean): Fault {
  return (_request, response, forward) => {
    forward((from, to) => {
      void bodyOf(from).then((body) => {
        const cut = body.subarray(0, bytes);
        const length = looksWhole ? cut.length : body.length;
        to.writeHead(from.statusCode ?? 502, { ...from.headers, 'content-length': String(length) });
        to.write(cut, () => (looksWhole ? to.end() : response.destroy()));
      });
    });
  };
}

/**
 * The connection stays open without an answer or an error (fault 20).
 * @param reaches whether the server receives the request and acts on it
 */
export function noAnswer(reaches: boolean): Fault {
  return (request, _response, forward) => {
    if (reaches) forward((from) => from.resume());
    else request.resume();
  };
}

/** A made-up answer. */
export function answerWith(status: number, headers: Record<string, string>, body: string): Fault {
  return (request, response) => {
    request.resume();
    response.writeHead(status, headers).end(body);
  };
}

const SIGN_IN_PAGE = '<!doctype html><title>Welcome</title><p>Sign in to use this network.';

/** A hotel's sign-in page instead of an answer (fault 21). */
export const portal: Fault = answerWith(200, { 'content-type': 'text/html' }, SIGN_IN_PAGE);

/** A problem document in our API's format. */
export function problem(status: number, code: string, detail: string): Fault {
  return answerWith(
    status,
    { 'content-type': 'application/problem+json' },
    JSON.stringify({ type: `/problems/${code}`, title: code, status, code, detail }),
  );
}

export async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await message.toArray());
}

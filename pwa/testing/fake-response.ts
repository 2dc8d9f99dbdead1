type FakeResponse = {
  status: number;
  contentType?: string;
  body?: string;
  headers?: Record<string, string>;
  redirected?: boolean;
};

/** As much of a `Response` as the API client reads, `redirected` included, which no real one lets a test set. */
export function fakeResponse({
  status,
  contentType,
  body = '',
  headers = {},
  redirected = false,
}: FakeResponse): Response {
  const all = new Headers(headers);
  if (contentType !== undefined) all.set('Content-Type', contentType);
  return { status, redirected, headers: all, body: null, text: async () => body } as unknown as Response;
}

export function jsonResponse(status: number, value: unknown): Response {
  return fakeResponse({ status, contentType: 'application/json', body: JSON.stringify(value) });
}

/** An error in the API's own shape. */
export function problemResponse(status: number, code: string, detail: string, retryAfter?: string): Response {
  return fakeResponse({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: `/problems/${code}`, title: code, status, code, detail }),
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': retryAfter } }),
  });
}

/** The page of a network that wants people to sign in. */
export function portalResponse(status = 200): Response {
  return fakeResponse({ status, contentType: 'text/html', body: '<html>Sign in to the Wi-Fi</html>' });
}

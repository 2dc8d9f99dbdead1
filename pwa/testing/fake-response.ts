type FakeResponse = {
  status: number;
  contentType?: string;
  body?: string;
  headers?: Record<string, string>;
  redirected?: boolean;
};

/** The part of a `Response` that the API client reads; `redirected` cannot be set on a real one. */
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

/** A problem document in the API's format. */
export function problemResponse(status: number, code: string, detail: string, retryAfter?: string): Response {
  return fakeResponse({
    status,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: `/problems/${code}`, title: code, status, code, detail }),
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': retryAfter } }),
  });
}

/** A captive portal's sign-in page. */
export function portalResponse(status = 200): Response {
  return fakeResponse({ status, contentType: 'text/html', body: '<html>Sign in to the Wi-Fi</html>' });
}

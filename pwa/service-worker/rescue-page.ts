const POLICY =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * An unstyled page that starts the stored parts of the app.
 * @param start path of the entry script
 */
export function rescuePage(start: string): Response {
  const html = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bowlful</title></head><body><p>Part of Bowlful is damaged on this device. It repairs itself as soon as Bowlful can be reached; what you have written is kept.</p><div id="root"></div><script type="module" src="${start}"></script></body></html>`;
  return new Response(html, {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'Content-Security-Policy': POLICY },
  });
}

const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];

/**
 * The headers that every answer carries, errors and 304 too.
 * @param scriptHashes sources such as `'sha256-…'` of the inline scripts in the built page
 */
export function securityHeaders(isSecure: boolean, scriptHashes: readonly string[]): Record<string, string> {
  return {
    'Content-Security-Policy': [...POLICY, ["script-src 'self'", ...scriptHashes].join(' ')].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

import type { SiteSettings } from '#domain/contract/site-settings';

const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
];

/** Hosts of the external analytics, used after consent only and allowed only if configured. */
const MEASUREMENT = {
  script: ['https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
};

type HeaderConfig = { isSecure: boolean; site: SiteSettings };

/**
 * The headers that every answer carries, errors and 304 too.
 * @param scriptHashes sources such as `'sha256-…'` of the inline scripts in the built page
 */
export function securityHeaders(
  { isSecure, site }: HeaderConfig,
  scriptHashes: readonly string[],
): Record<string, string> {
  const outside = site.measurementId === undefined ? { script: [], connect: [] } : MEASUREMENT;
  const connect = ["connect-src 'self'", ...outside.connect].join(' ');
  const script = ["script-src 'self'", ...scriptHashes, ...outside.script].join(' ');
  return {
    'Content-Security-Policy': [...POLICY, connect, script].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

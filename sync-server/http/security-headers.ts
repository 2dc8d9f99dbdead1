import type { SiteSettings } from '#domain/contract/site-settings';

const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
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
  image: ['https://*.google-analytics.com', 'https://www.googletagmanager.com'],
  connect: [
    'https://*.google-analytics.com',
    'https://*.analytics.google.com',
    'https://www.googletagmanager.com',
  ],
};

/** Hosts of the advertising network, allowed only if configured with a consent platform. */
const AD_NETWORK = {
  script: ['https://pagead2.googlesyndication.com'],
  connect: ['https://pagead2.googlesyndication.com', 'https://*.adtrafficquality.google'],
  image: [
    'https://pagead2.googlesyndication.com',
    'https://*.adtrafficquality.google',
    'https://googleads.g.doubleclick.net',
  ],
  frame: [
    'https://googleads.g.doubleclick.net',
    'https://tpc.googlesyndication.com',
    'https://*.adtrafficquality.google',
    'https://www.google.com',
  ],
};
const NOTHING = { script: [], image: [], connect: [], frame: [] };

type Outside = Record<'script' | 'image' | 'connect' | 'frame', readonly string[]>;

/** What the operator's configuration allows. */
function outsideOf({ measurementId, adNetwork }: SiteSettings): Outside {
  const measured = measurementId === undefined ? NOTHING : { ...NOTHING, ...MEASUREMENT };
  if (adNetwork === undefined) return measured;
  const platform = new URL(adNetwork.consentPlatform).origin;
  return {
    script: [...measured.script, ...AD_NETWORK.script, platform],
    image: [...measured.image, ...AD_NETWORK.image, platform],
    connect: [...measured.connect, ...AD_NETWORK.connect, platform],
    frame: [...AD_NETWORK.frame, platform],
  };
}

type HeaderConfig = { isSecure: boolean; site: SiteSettings };

/**
 * The headers of every answer, including errors and 304.
 * @param scriptHashes sources such as `'sha256-…'` of the inline scripts in the built page
 */
export function securityHeaders(
  { isSecure, site }: HeaderConfig,
  scriptHashes: readonly string[],
): Record<string, string> {
  const outside = outsideOf(site);
  const connect = ["connect-src 'self'", ...outside.connect].join(' ');
  const script = ["script-src 'self'", ...scriptHashes, ...outside.script].join(' ');
  const image = ["img-src 'self' data: blob:", ...outside.image].join(' ');
  const frame = outside.frame.length === 0 ? [] : [`frame-src ${outside.frame.join(' ')}`];
  return {
    'Content-Security-Policy': [...POLICY, image, connect, script, ...frame].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  };
}

import { describe, expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const policy = (site: object) => {
  const headers = securityHeaders({ isSecure: true, site: { affiliateTags: {}, ...site } }, ["'sha256-x'"]);
  return headers['Content-Security-Policy'] ?? '';
};
const NETWORK = {
  client: 'ca-pub-1234567890123456',
  consentPlatform: 'https://consent.example/deep/tcf.js?site=1',
  units: {},
};

describe('the content policy', () => {
  it('lets nothing in from outside by itself', () => {
    expect(policy({})).toContain("; connect-src 'self'; script-src 'self' 'sha256-x'");
    expect(policy({})).not.toContain('frame-src');
    expect(policy({})).not.toContain('google');
  });

  it('lets in a network and its consent platform where both are configured, with the platform’s origin alone', () => {
    const words = policy({ adNetwork: NETWORK });
    expect(words).toContain(
      "script-src 'self' 'sha256-x' https://pagead2.googlesyndication.com https://consent.example;",
    );
    expect(words).toMatch(/connect-src 'self' .*https:\/\/consent\.example;/);
    expect(words).toMatch(/frame-src https:\/\/googleads\.g\.doubleclick\.net .*https:\/\/consent\.example$/);
    expect(words).not.toContain('googletagmanager');
    expect(words).not.toContain('unsafe-eval');
  });

  it('lets in the measurement service beside it', () => {
    const words = policy({ adNetwork: NETWORK, measurementId: 'G-ABCD1234' });
    expect(words).toContain('https://www.googletagmanager.com https://pagead2.googlesyndication.com');
  });
});

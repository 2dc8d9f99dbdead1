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

describe('the content security policy', () => {
  it('allows no external hosts by default', () => {
    expect(policy({})).toContain("; connect-src 'self'; script-src 'self' 'sha256-x'");
    expect(policy({})).not.toContain('frame-src');
    expect(policy({})).not.toContain('google');
  });

  it('allows a configured ad network and the origin of its consent platform', () => {
    const words = policy({ adNetwork: NETWORK });
    expect(words).toContain(
      "script-src 'self' 'sha256-x' https://pagead2.googlesyndication.com https://consent.example;",
    );
    expect(words).toMatch(/connect-src 'self' .*https:\/\/consent\.example;/);
    expect(words).toMatch(/frame-src https:\/\/googleads\.g\.doubleclick\.net .*https:\/\/consent\.example$/);
    expect(words).not.toContain('googletagmanager');
    expect(words).not.toContain('unsafe-eval');
  });

  it('also allows Google’s measurement service if its id is configured', () => {
    const words = policy({ adNetwork: NETWORK, measurementId: 'G-ABCD1234' });
    expect(words).toContain('https://www.googletagmanager.com https://pagead2.googlesyndication.com');
  });
});

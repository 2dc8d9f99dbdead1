import { Secret, TOTP } from 'otpauth';
import { ADMINISTRATOR, type TestServer } from './test-server.ts';

export const MODERATOR = { username: 'helper', password: 'four words of hers' };

export const cookieOf = (response: Response) => response.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** Invites someone as the owner with this cookie; returns the link's secret. */
export async function inviteAs(server: TestServer, cookie: string, role = 'moderator'): Promise<string> {
  const response = await server.post('/api/admin/invitations', { role }, { Cookie: cookie });
  const { link } = (await response.json()) as { link: string };
  return new URLSearchParams(new URL(link).hash.slice(1)).get('invitation') ?? '';
}

/** Creates a moderator by an invitation from the owner with this cookie; returns the moderator's cookie. */
export async function moderatorOf(server: TestServer, cookie: string): Promise<string> {
  const token = await inviteAs(server, cookie);
  return cookieOf(await server.post('/api/admin/invitation/accept', { token, ...MODERATOR }));
}

/** The code that an authenticator with this key shows at a time. */
export function codeOf(secret: string, timestamp: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp });
}

export type Enrolled = { secret: string; recoveryCodes: string[]; cookie: string };

/** Turns on one-time codes for the owner; advances the server's clock past the code used. */
export async function enrol(server: TestServer, cookie: string): Promise<Enrolled> {
  const post = (path: string, body: object) =>
    server.post(`/api/admin/one-time-codes/${path}`, body, { Cookie: cookie });
  const begun = await post('begin', { currentPassword: ADMINISTRATOR.password });
  const { secret } = (await begun.json()) as { secret: string };
  const confirmed = await post('confirm', { code: codeOf(secret, server.now()) });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };
  server.pass(60_000);
  return { secret, recoveryCodes, cookie: cookieOf(confirmed) };
}

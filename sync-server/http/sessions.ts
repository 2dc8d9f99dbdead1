import type { Context, Middleware } from 'koa';
import type { Role } from '#domain/account/account';
import { DEVICE_DAYS, SESSION_HOURS } from '#domain/privacy/retention';
import { unauthorised } from '../lib/errors.ts';
import type { Administrator } from '../storage/administrators.ts';
import type { Store } from '../storage/store/store.ts';

/** A cookie with a token of 256 bits: unreadable to scripts, never sent by other sites. */
type OwnCookie = {
  /** The caller's token; undefined unless it is well-formed. */
  read(ctx: Context): string | undefined;
  write(ctx: Context, token: string, seconds: number): void;
};

function ownCookie(name: string, isSecure: boolean): OwnCookie {
  return {
    read(ctx) {
      const token = ctx.cookies.get(name);
      return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
    },
    write(ctx, token, seconds) {
      const secure = isSecure ? '; Secure' : '';
      ctx.append(
        'Set-Cookie',
        `${name}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`,
      );
    },
  };
}

/** Maximum duration of a session; the store ends it, the cookie only follows. */
const COOKIE_SECONDS = SESSION_HOURS * 60 * 60;
const DEVICE_COOKIE_SECONDS = DEVICE_DAYS * 24 * 60 * 60;

export type Sessions = {
  /**
   * Starts a session under a new token, ends the caller's previous one, and sets the cookie; a second cookie, new
   * each time, lets the device through at its next sign-in.
   */
  begin(ctx: Context, administrator: Administrator): Promise<void>;
  end(ctx: Context): Promise<void>;
  /** Token of a known device. */
  deviceToken(ctx: Context): string | undefined;
  /** Admits signed-in administrators, with `username`, `role` and `sessionId` in `ctx.state`; 401 for others. */
  require: Middleware;
};

/** `__Host-` binds the cookie to https and to this very host; plain HTTP cannot have it. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-bowlful' : 'bowlful-session';
}

function deviceCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-bowlful-device' : 'bowlful-device';
}

/** Username of the signed-in administrator. */
export const nameOf = (ctx: Context) => String(ctx.state['username']);

type SignedIn = { username: string; role: Role; sessionId: string };

type SessionStore = Pick<Store, 'sessions' | 'devices' | 'administrators'>;

export function createSessions(
  { sessions, devices, administrators }: SessionStore,
  isSecure: boolean,
): Sessions {
  const sessionCookie = ownCookie(sessionCookieName(isSecure), isSecure);
  const deviceCookie = ownCookie(deviceCookieName(isSecure), isSecure);

  async function forget(ctx: Context): Promise<void> {
    const token = sessionCookie.read(ctx);
    if (token !== undefined) await sessions.delete(token);
  }

  /** The signed-in administrator: a session ends with the credential it began under, or with the account. */
  async function signedIn(ctx: Context): Promise<SignedIn | null> {
    const token = sessionCookie.read(ctx);
    const session = token === undefined ? null : await sessions.find(token);
    if (session === null) return null;
    const administrator = await administrators.find(session.username);
    if (administrator?.credentialId !== session.credentialId) return null;
    return { username: session.username, role: administrator.role, sessionId: session.id };
  }

  return {
    async begin(ctx, { username, credentialId }) {
      await forget(ctx);
      const words = deviceInWords(ctx.get('User-Agent'));
      sessionCookie.write(ctx, await sessions.create(username, credentialId, words), COOKIE_SECONDS);
      const device = await devices.remember(username, credentialId, deviceCookie.read(ctx));
      deviceCookie.write(ctx, device, DEVICE_COOKIE_SECONDS);
    },
    async end(ctx) {
      await forget(ctx);
      sessionCookie.write(ctx, '', 0);
    },
    deviceToken: (ctx) => deviceCookie.read(ctx),
    require: async (ctx, next) => {
      const who = await signedIn(ctx);
      if (who === null) throw unauthorised();
      Object.assign(ctx.state, who);
      await next();
    },
  };
}

/** The first match counts, because other browsers also claim to be Chrome and Safari. */
const BROWSERS: readonly [name: string, pattern: RegExp][] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];
const SYSTEMS: readonly [name: string, pattern: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Windows', /\bWindows\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** A device as its owner would name it, such as 'Chrome on Android': no versions and no models; '' if unknown. */
export function deviceInWords(userAgent: string): string {
  const [browser, system] = [BROWSERS, SYSTEMS].map(
    (names) => names.find(([, pattern]) => pattern.test(userAgent))?.[0],
  );
  if (browser !== undefined && system !== undefined) return `${browser} on ${system}`;
  return browser ?? system ?? '';
}

import type { Context, Middleware } from 'koa';
import { unauthorised } from '../errors.ts';
import type { Sessions as SessionStore } from '../storage/sessions.ts';

/** The longest that a session lasts; the store ends it, the cookie only follows. */
const COOKIE_SECONDS = 12 * 60 * 60;

export type Sessions = {
  /** Begins a session under a new token, ends the one the caller came with, and sets the cookie. */
  begin(ctx: Context, username: string): Promise<void>;
  end(ctx: Context): Promise<void>;
  /** Lets a signed-in administrator pass, with `ctx.state.username` set; 401 for anyone else. */
  require: Middleware;
};

/** `__Host-` binds the cookie to https and to this very host; plain HTTP cannot have it. */
export function sessionCookieName(isSecure: boolean): string {
  return isSecure ? '__Host-bowlful' : 'bowlful-session';
}

export function createSessions(store: SessionStore, isSecure: boolean): Sessions {
  const name = sessionCookieName(isSecure);

  function tokenOf(ctx: Context): string | undefined {
    const token = ctx.cookies.get(name);
    return token !== undefined && /^[\w-]{43}$/.test(token) ? token : undefined;
  }

  function setCookie(ctx: Context, token: string, seconds: number): void {
    const secure = isSecure ? '; Secure' : '';
    ctx.append(
      'Set-Cookie',
      `${name}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`,
    );
  }

  async function forget(ctx: Context): Promise<void> {
    const token = tokenOf(ctx);
    if (token !== undefined) await store.delete(token);
  }

  return {
    async begin(ctx, username) {
      await forget(ctx);
      setCookie(ctx, await store.create(username), COOKIE_SECONDS);
    },
    async end(ctx) {
      await forget(ctx);
      setCookie(ctx, '', 0);
    },
    require: async (ctx, next) => {
      const token = tokenOf(ctx);
      const session = token === undefined ? null : await store.find(token);
      if (session === null) throw unauthorised();
      ctx.state['username'] = session.username;
      await next();
    },
  };
}

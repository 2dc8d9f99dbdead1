import type { Context } from 'koa';

/** A cookie with a token of 256 bits: unreadable to scripts, never sent by other sites. */
type OwnCookie = {
  /** The caller's token; undefined unless it is well-formed. */
  read(ctx: Context): string | undefined;
  write(ctx: Context, token: string, seconds: number): void;
};

export function ownCookie(name: string, isSecure: boolean): OwnCookie {
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

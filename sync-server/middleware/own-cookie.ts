import type { Context } from 'koa';

/** A cookie of ours that holds a token of 256 bits: no script reads it, and no other site makes a browser send it. */
export type OwnCookie = {
  /** The token that the caller came with; undefined where it is none. */
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

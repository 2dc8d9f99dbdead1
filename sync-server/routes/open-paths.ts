export const LOGIN_PATH = '/api/admin/login';
export const LOOK_PATH = '/api/admin/invitation/look';
export const ACCEPT_PATH = '/api/admin/invitation/accept';

/** Addresses below `/api/admin/` that ask for no session: signing in, and becoming an administrator. */
export const OPEN_PATHS: ReadonlySet<string> = new Set([LOGIN_PATH, LOOK_PATH, ACCEPT_PATH]);

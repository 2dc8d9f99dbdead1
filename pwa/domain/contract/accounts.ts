import * as z from 'zod/mini';
import { newPasswordSchema, ROLES } from '../account/account.ts';
import { atLeast, atMost, emailSchema, trimmed } from '../text/characters.ts';
import { adminSessionSchema } from './admin.ts';
import { defineCalls, ok } from './call.ts';

const role = z.enum(ROLES);
const password = z.string().check(atLeast(1), atMost(200));
/** Secret of an invitation's link: 256 bits as base64url. */
const token = z.string().check(atLeast(1), atMost(100));
const username = trimmed(1, 80);

/** An administrator's account, as owners see it. */
const accountSchema = z.strictObject({
  username: z.string(),
  role,
  /** Whether signing in asks for a one-time code. */
  hasCodes: z.boolean(),
  /** Number of passkeys that sign this administrator in. */
  passkeys: z.int(),
  createdAt: z.string(),
  isYou: z.boolean(),
});
export type Account = z.infer<typeof accountSchema>;

/** An invitation that nobody has accepted yet. */
const invitationSchema = z.strictObject({
  id: z.string(),
  role,
  invitedBy: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** Answer of `GET /api/admin/accounts`. */
export const accountsSchema = z.strictObject({
  /** By name. */
  accounts: z.array(accountSchema),
  /** Newest first. */
  invitations: z.array(invitationSchema),
  /** Whether the server sends the link by e-mail itself. */
  sendsMail: z.boolean(),
});
export type Accounts = z.infer<typeof accountsSchema>;

/** Body of `POST /api/admin/invitations`; if an e-mail address is given, the link is also sent there. */
export const inviteBodySchema = z.strictObject({ role, email: z.optional(emailSchema) });

/** The link is shown only once: we store only a hash of its secret. */
export const inviteAnswerSchema = z.strictObject({
  id: z.string(),
  link: z.string(),
  expiresAt: z.string(),
  isMailed: z.boolean(),
});
export type InviteAnswer = z.infer<typeof inviteAnswerSchema>;

/** Body of `POST /api/admin/invitation/look`. */
const lookBodySchema = z.strictObject({ token });
export const lookAnswerSchema = z.strictObject({ role, invitedBy: z.string(), expiresAt: z.string() });
export type LookAnswer = z.infer<typeof lookAnswerSchema>;

/** Body of `POST /api/admin/invitation/accept`. */
const acceptBodySchema = z.strictObject({
  token,
  username,
  password: newPasswordSchema,
});
export type AcceptBody = z.infer<typeof acceptBodySchema>;

const changeRoleBodySchema = z.strictObject({ username, role });

const removeAccountBodySchema = z.strictObject({ username });

/** The signed-in administrator's account. */
const ownAccountSchema = z.strictObject({
  username: z.string(),
  role,
  hasCodes: z.boolean(),
  /** Unused recovery codes. */
  recoveryCodesLeft: z.int(),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

/** A session of the signed-in administrator. */
const ownSessionSchema = z.strictObject({
  id: z.string(),
  /** Such as 'Chrome on Android'; '' if unknown. */
  device: z.string(),
  since: z.string(),
  /** To the minute. */
  lastSeen: z.string(),
  isThis: z.boolean(),
});
export type OwnSession = z.infer<typeof ownSessionSchema>;

/** Body of the one-time-code calls that ask for the password again. */
export const confirmPasswordBodySchema = z.strictObject({ currentPassword: password });

/** Answer of `POST /api/admin/one-time-codes/begin`: the key for the authenticator, in force once confirmed. */
const codesBegunSchema = z.strictObject({
  /** Base32. */
  secret: z.string(),
  /** `otpauth:` address for a QR code. */
  address: z.string(),
});
export type CodesBegun = z.infer<typeof codesBegunSchema>;

const confirmCodesBodySchema = z.strictObject({ code: z.string().check(atLeast(1), atMost(40)) });

/** Shown only once: we store only hashes, and each code works once. */
const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });

const id = z.string();

/** Owners' calls on accounts. */
const OWNERS = defineCalls({
  listAccounts: {
    method: 'get',
    path: '/api/admin/accounts',
    summary: 'Lists the administrators and the open invitations.',
    needsSession: true,
    ownerOnly: true,
    answer: ok('Accounts and invitations.', accountsSchema),
  },
  changeRole: {
    method: 'post',
    path: '/api/admin/accounts/role',
    summary: 'Makes another administrator an owner or a moderator. At least one owner always remains.',
    needsSession: true,
    ownerOnly: true,
    body: changeRoleBodySchema,
    answer: ok('The accounts as they are now.', accountsSchema),
    errors: [404, 409],
  },
  removeAccount: {
    method: 'post',
    path: '/api/admin/accounts/remove',
    summary: 'Removes another administrator, who is signed out at once. Owners cannot be removed.',
    needsSession: true,
    ownerOnly: true,
    body: removeAccountBodySchema,
    answer: ok('The accounts as they are now.', accountsSchema),
    errors: [404, 409],
  },
  invite: {
    method: 'post',
    path: '/api/admin/invitations',
    summary: 'Creates an invitation link for a new administrator, valid once and for seven days.',
    needsSession: true,
    ownerOnly: true,
    body: inviteBodySchema,
    answer: ok('The link.', inviteAnswerSchema),
  },
  revokeInvitation: {
    method: 'post',
    path: '/api/admin/invitations/{id}/revoke',
    summary: 'Revokes an invitation.',
    params: { id },
    needsSession: true,
    ownerOnly: true,
    answer: ok('The accounts as they are now.', accountsSchema),
    errors: [404],
  },
});

/** Calls for the holder of an invitation link. */
const INVITED = defineCalls({
  lookAtInvitation: {
    method: 'post',
    path: '/api/admin/invitation/look',
    summary: 'Shows what an invitation offers.',
    body: lookBodySchema,
    answer: ok('The invitation.', lookAnswerSchema),
    errors: [404, 429],
  },
  acceptInvitation: {
    method: 'post',
    path: '/api/admin/invitation/accept',
    summary: 'Creates the account that an invitation offers, and signs in.',
    body: acceptBodySchema,
    answer: ok('The account was created.', adminSessionSchema),
    errors: [404, 409, 429],
  },
});

/** Calls on the signed-in administrator's own account. */
const OWN = defineCalls({
  getAccount: {
    method: 'get',
    path: '/api/admin/account',
    summary: 'The signed-in administrator’s account.',
    needsSession: true,
    answer: ok('The account.', ownAccountSchema),
  },
  listSessions: {
    method: 'get',
    path: '/api/admin/sessions',
    summary: 'Lists the administrator’s own sessions, last seen first.',
    needsSession: true,
    answer: ok('The sessions.', z.array(ownSessionSchema)),
  },
  endSession: {
    method: 'post',
    path: '/api/admin/sessions/{id}/end',
    summary: 'Ends one of the administrator’s own sessions.',
    params: { id },
    needsSession: true,
    answer: ok('The remaining sessions.', z.array(ownSessionSchema)),
    errors: [404],
  },
  beginCodes: {
    method: 'post',
    path: '/api/admin/one-time-codes/begin',
    summary: 'Creates a key for an authenticator app; it takes effect once one of its codes is confirmed.',
    needsSession: true,
    body: confirmPasswordBodySchema,
    answer: ok('The key.', codesBegunSchema),
    errors: [429],
  },
  confirmCodes: {
    method: 'post',
    path: '/api/admin/one-time-codes/confirm',
    summary: 'Turns on one-time codes at sign-in, and ends all other sessions.',
    needsSession: true,
    body: confirmCodesBodySchema,
    answer: ok('Ten recovery codes.', recoveryCodesSchema),
    errors: [429],
  },
  renewRecoveryCodes: {
    method: 'post',
    path: '/api/admin/one-time-codes/recovery',
    summary: 'Creates ten new recovery codes; earlier ones stop working.',
    needsSession: true,
    body: confirmPasswordBodySchema,
    answer: ok('Ten recovery codes.', recoveryCodesSchema),
    errors: [409, 429],
  },
  removeCodes: {
    method: 'post',
    path: '/api/admin/one-time-codes/remove',
    summary: 'Turns off one-time codes at sign-in.',
    needsSession: true,
    body: confirmPasswordBodySchema,
    answer: ok('The account.', ownAccountSchema),
    errors: [429],
  },
});

/** Calls on administrators' accounts. */
export const ACCOUNTS_CALLS = { ...OWNERS, ...INVITED, ...OWN };

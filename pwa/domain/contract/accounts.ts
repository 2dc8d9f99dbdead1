import * as z from 'zod/mini';
import { newPasswordSchema } from '../account/new-password.ts';
import { ROLES } from '../account/role.ts';
import { atLeast, atMost, trimmed } from '../text/characters.ts';
import { emailSchema } from '../text/email.ts';

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
export const lookBodySchema = z.strictObject({ token });
export const lookAnswerSchema = z.strictObject({ role, invitedBy: z.string(), expiresAt: z.string() });
export type LookAnswer = z.infer<typeof lookAnswerSchema>;

/** Body of `POST /api/admin/invitation/accept`. */
export const acceptBodySchema = z.strictObject({
  token,
  username,
  password: newPasswordSchema,
});
export type AcceptBody = z.infer<typeof acceptBodySchema>;

export const changeRoleBodySchema = z.strictObject({ username, role });

export const removeAccountBodySchema = z.strictObject({ username });

/** The signed-in administrator's account. */
export const ownAccountSchema = z.strictObject({
  username: z.string(),
  role,
  hasCodes: z.boolean(),
  /** Unused recovery codes. */
  recoveryCodesLeft: z.int(),
});
export type OwnAccount = z.infer<typeof ownAccountSchema>;

/** A session of the signed-in administrator. */
export const ownSessionSchema = z.strictObject({
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
export const codesBegunSchema = z.strictObject({
  /** Base32. */
  secret: z.string(),
  /** `otpauth:` address for a QR code. */
  address: z.string(),
});
export type CodesBegun = z.infer<typeof codesBegunSchema>;

export const confirmCodesBodySchema = z.strictObject({ code: z.string().check(atLeast(1), atMost(40)) });

/** Shown only once: we store only hashes, and each code works once. */
export const recoveryCodesSchema = z.strictObject({ recoveryCodes: z.array(z.string()) });

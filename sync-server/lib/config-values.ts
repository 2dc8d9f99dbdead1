import { createECDH } from 'node:crypto';
import * as z from 'zod/mini';
import { canonicalUserName, newPasswordSchema } from '#domain/account/account';
import type { SiteSettings } from '#domain/contract/site-settings';
import { tagFault } from '#domain/market/affiliate-link';
import { AUDIT_DAYS, COUNT_DAYS, MOST_CONTACT_DAYS } from '#domain/privacy/retention';
import { isCommonPassword } from './common-passwords.ts';

/** Digits of a certain form, as a number. */
const digits = (form: RegExp, message: string) =>
  z.pipe(z.string().check(z.regex(form, message)), z.transform(Number));

export const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/, 'must be a port from 0 to 65535')),
  z.pipe(z.transform(Number), z.int().check(z.lte(65_535, 'must be a port from 0 to 65535'))),
);
export const hops = digits(/^\d{1,2}$/, 'must be the number of proxies in front of the server');
export const adminUsername = z.string().check(
  z.maxLength(80, 'can have at most 80 characters'),
  z.refine((name) => canonicalUserName(name) !== '', 'must have a character that can be seen'),
);
export const adminPassword = newPasswordSchema.check(
  z.refine((password) => !isCommonPassword(password), 'is among the first passwords that are tried'),
);
export const reviewCount = digits(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 up');
export const backupHours = digits(/^[1-9]\d{0,2}$/, 'must be a whole number of hours, from 1 to 999');
export const backupsKept = digits(/^[1-9]\d{0,2}$/, 'must be a whole number from 1 to 999');
/** The maximum that the privacy policy promises. */
export const keptDays = z.pipe(
  z
    .string()
    .check(
      z.refine(
        (text) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= MOST_CONTACT_DAYS,
        `must be a whole number from 1 to ${MOST_CONTACT_DAYS}`,
      ),
    ),
  z.transform(Number),
);
/** Days; 0 means forever. */
export const daysOrEver = digits(
  /^(0|[1-9]\d{0,4})$/,
  'must be a whole number of days, or 0 to keep for good',
);
export const origin = z.string().check(
  z.refine((text) => {
    return (
      URL.canParse(text) && /^https?:\/\//.test(text) && new URL(text).origin === text.replace(/\/$/, '')
    );
  }, 'must be an origin such as https://bowlful.example, without a path'),
);

export const tags = z.pipe(
  z
    .string()
    .check(z.regex(/^[A-Z]{2}=[\w-]{1,40}(,[A-Z]{2}=[\w-]{1,40})*$/, 'must look like GB=name-21,US=name-20')),
  z.transform((text, context): Record<string, string> => {
    const pairs = text.split(',').map((pair) => pair.split('=') as [string, string]);
    for (const [countryCode, tag] of pairs) {
      const fault = tagFault(countryCode, tag);
      if (fault !== null) context.issues.push({ code: 'custom', input: text, message: fault });
    }
    return Object.fromEntries(pairs);
  }),
);
/** The network's ad units by placement. */
export const units = z.pipe(
  z
    .string()
    .check(z.regex(/^(list|sidebar)=\d{6,12}(,(list|sidebar)=\d{6,12})*$/, 'must look like list=1234567890')),
  z.transform((text): NonNullable<SiteSettings['adNetwork']>['units'] =>
    Object.fromEntries(text.split(',').map((pair) => pair.split('='))),
  ),
);
/** The receiver of notices: https, or plain http on this machine. */
export const webhookUrl = z
  .string()
  .check(
    z.refine(
      (text) =>
        URL.canParse(text) && /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/]|$))/.test(text),
      'must be an https address, or an http address of this machine',
    ),
  );
export const webhookSecret = z
  .string()
  .check(
    z.regex(
      /^whsec_[A-Za-z0-9+/]{32,86}={0,2}$/,
      'must be whsec_ and 24 to 64 bytes in base64, as printed by: echo whsec_$(openssl rand -base64 32)',
    ),
  );
export const address = z.string().check(z.regex(/^[^\s@<>]+@[^\s@<>]+$/, 'must be an e-mail address'));

export const vapidKey = (characters: number) =>
  z
    .string()
    .check(
      z.regex(
        new RegExp(`^[A-Za-z0-9_-]{${characters}}$`),
        `must have ${characters} characters, as "npx web-push generate-vapid-keys" prints it`,
      ),
    );

export const vapidSubject = z
  .string()
  .check(z.regex(/^(?:mailto:[^@\s]+@|https:\/\/)\S+$/, 'must begin with mailto: or https://'));

export function isVapidPair({ publicKey, privateKey }: { publicKey: string; privateKey: string }): boolean {
  const pair = createECDH('prime256v1');
  try {
    pair.setPrivateKey(privateKey, 'base64url');
  } catch {
    return false;
  }
  return pair.getPublicKey('base64url') === publicKey;
}

type AdValues = {
  AD_CLIENT?: string | undefined;
  AD_UNITS: NonNullable<SiteSettings['adNetwork']>['units'];
  CONSENT_PLATFORM_URL?: string | undefined;
  ADVERTISEMENTS_FILE?: string | undefined;
};

/** A network is used only with a certified consent platform: without one its scripts stay away and tips are shown. */
export function adsOf(values: AdValues): Pick<SiteSettings, 'showsAds' | 'adNetwork'> {
  const { AD_CLIENT: client, CONSENT_PLATFORM_URL: consentPlatform, AD_UNITS: adUnits } = values;
  if (client !== undefined && consentPlatform !== undefined)
    return { showsAds: true, adNetwork: { client, consentPlatform, units: adUnits } };
  return values.ADVERTISEMENTS_FILE === undefined ? {} : { showsAds: true };
}

type KeptValues = {
  CONTACT_KEPT_DAYS: number;
  CONTACT_HANDLED_DAYS: number;
  COUNTS_KEPT_DAYS: number;
  AUDIT_DAYS: number;
};

/** For the privacy policy, which states the usual times by default. */
export function keptOf(values: KeptValues): Pick<SiteSettings, 'kept'> {
  const kept = {
    contactDays: values.CONTACT_KEPT_DAYS,
    handledDays: values.CONTACT_HANDLED_DAYS,
    countDays: values.COUNTS_KEPT_DAYS,
    auditDays: values.AUDIT_DAYS,
  };
  const isUsual = Object.values(kept).join() === [MOST_CONTACT_DAYS, 0, COUNT_DAYS, AUDIT_DAYS].join();
  return isUsual ? {} : { kept };
}

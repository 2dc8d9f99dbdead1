import { counted } from '../text/sentence-parts.ts';
import {
  ATTEMPT_DAYS,
  AUDIT_DAYS,
  COUNT_DAYS,
  DEVICE_DAYS,
  FORMER_RECIPE_DAYS,
  HOUSEHOLD_DAYS,
  INVITATION_DAYS,
  MOST_CONTACT_DAYS,
  PUSH_DAYS,
  SEARCH_DIGEST_DAYS,
  SEARCH_TERM_DAYS,
  SESSION_HOURS,
  type StoredThing,
  UNATTACHED_PHOTO_DAYS,
  VISIT_DAYS,
} from './retention.ts';

const BY_REQUEST =
  'Write to us: a person erases the words. A key and a hash stay, so that a late repeat can’t bring them back.';
const BY_ITSELF = 'Automatically.';

const days = (count: number) => (count === 1 ? 'a day' : counted(count, 'day'));
const forDays = (count: number) => (count === 0 ? 'For good.' : `For ${days(count)}.`);

/** Retention days chosen by the operator; 0 keeps for good, or for `handledDays` has no effect. */
export type KeptDays = { contactDays: number; handledDays: number; countDays: number; auditDays: number };

const DEFAULT_KEPT: KeptDays = {
  contactDays: MOST_CONTACT_DAYS,
  handledDays: 0,
  countDays: COUNT_DAYS,
  auditDays: AUDIT_DAYS,
};

/**
 * Everything the server stores. Names are collections, `cookie name` for cookies it sets, `folder name` below `DATA_DIR`, or
 * `log`.
 */
const things = (kept: KeptDays): readonly StoredThing[] => [
  {
    what: 'Reviews: name, stars, words, country, time, the hash of your device’s secret, and our decision with its notes',
    why: 'Approved ones are shown to everyone beside the recipe.',
    kept: 'Until you withdraw one or it is removed.',
    deleted: 'Withdraw it in the queue of the device that wrote it; or write to us.',
    names: ['reviews'],
  },
  {
    what: 'Review photos, reduced in size and without their location',
    why: 'We show them with the review once a person has checked them.',
    kept: `As long as the review; if never attached to one, ${days(UNATTACHED_PHOTO_DAYS)}.`,
    deleted: 'With its review.',
    names: ['photos'],
  },
  {
    what: 'Submitted recipes, with the name you gave and the country, and our decision with its notes',
    why: 'A person reads them and publishes those we approve.',
    kept: 'Until they are removed.',
    deleted: BY_REQUEST,
    names: ['submissions', 'submission_decisions'],
  },
  {
    what: 'The catalogue: our recipes and visitors’ published ones, with revision numbers',
    why: 'So that there are recipes to show.',
    kept: 'Until they are removed; each device then removes them the next time it connects.',
    deleted: BY_REQUEST,
    names: ['recipes', 'revisions', 'expired_revisions', 'revision_floors', 'meta'],
  },
  {
    what: 'Messages from the contact form: name, e-mail address, subject, words, kind, and if you included them the page you came from and the app’s version; our notes; our replies, and whether each was sent',
    why: 'So that we answer you, and only once.',
    kept:
      kept.handledDays === 0
        ? `At most ${days(kept.contactDays)}, then we erase the words and our replies.`
        : `At most ${days(kept.contactDays)}, and at most ${days(kept.handledDays)} after they are dealt with; then we erase the words and our replies.`,
    deleted: BY_REQUEST,
    names: ['contactMessages', 'contactReplies', 'replyDeliveries'],
  },
  {
    what: 'Newsletter: e-mail address, list, when you joined, confirmed and left, the secret of your links, refusals by your mail server; the issues, and under a hash which of them we sent you',
    why: 'So that those who asked for it get each issue, and only once.',
    kept: 'An unconfirmed address for seven days, others until you ask us to remove them; we send nothing after you leave. Which issues we sent you: 30 days.',
    deleted: 'The link in each issue unsubscribes you; write to us to have the address removed too.',
    names: [
      'subscriptions',
      'newsletterSignUps',
      'newsletterTokens',
      'newsletterConfirmations',
      'newsletterIssues',
      'newsletterDeliveries',
      'greetings',
    ],
  },
  {
    what: 'If you share a household between devices: its pets, plan, lists, notes and recipes, sealed so that only your devices can read them; when each part last changed and how large it is, the day of the last visit, and a hash of the key that your devices show',
    why: 'So that every device of the household has the same.',
    kept: `Until ${days(HOUSEHOLD_DAYS)} after the last visit of any of its devices.`,
    deleted: 'Any of its devices can erase it: Settings, Household, Erase it from the server.',
    names: [
      'households',
      'householdRecords',
      'householdRevisions',
      'expiredHouseholdRevisions',
      'householdRevisionFloors',
    ],
  },
  {
    what: 'If you let us remind you while Bowlful is closed: an address of your browser’s push service with its keys, and the days; no names of pets or food',
    why: 'So that the reminder reaches your device.',
    kept: `Until the last of these days, at most ${days(PUSH_DAYS)} ahead.`,
    deleted: 'Remove the reminders, or clear your data in the settings.',
    names: ['pushedReminders'],
  },
  {
    what: 'Published recipes as they were before an automatic fix or a conversion to both measures, and the outcome',
    why: 'So that we can undo it.',
    kept: `For ${days(FORMER_RECIPE_DAYS)}; the outcome, for the last five conversions.`,
    deleted: 'With the recipe.',
    names: ['formerRecipes', 'conversionRuns', 'conversionResults'],
  },
  {
    what: 'Addresses of public pages we reported to search engines, and their answers; a key that they read here',
    why: 'So that search engines find changed pages.',
    kept: 'The last hundred reports; the key for good.',
    deleted: BY_ITSELF,
    names: ['indexNowSubmissions', 'indexNowKeys'],
  },
  {
    what: 'Reports of wrong safety notes: the line, the food, your words, no name',
    why: 'To improve the safety check.',
    kept: 'Until they are removed.',
    deleted: BY_REQUEST,
    names: ['safetyReports'],
  },
  {
    what: 'Recipes shared by e-mail: the fact that one was sent, and a hash; no addresses, no words',
    why: 'So that we send each only once.',
    kept: 'For good.',
    deleted: 'Never: nothing in it identifies a person.',
    names: ['shares', 'shareAttempts'],
  },
  {
    what: 'The site’s e-mails as files, with address and text, if the operator has no mail server',
    why: 'So that the operator can send them.',
    kept: 'Until the operator deletes them.',
    deleted: 'Write to us: a person finds and deletes them.',
    names: ['folder outbox'],
  },
  {
    what: 'Backups: all of this except sessions, limits and visits',
    why: 'So that you lose nothing if a disk fails.',
    kept: 'Until the operator replaces them.',
    deleted: 'When they are replaced; until then they still hold anything erased since.',
    names: ['folder backups'],
  },
  {
    what: 'Scheduled backups with their time and result; which servers use the database',
    why: 'So that only one server makes the next backup, and none moves the database while another uses it.',
    kept: 'The last fifty backups; a server until it stops.',
    deleted: BY_ITSELF,
    names: ['backupRuns', 'servers'],
  },
  {
    what: 'Searches at search engines that led here, imported by the operator: words and numbers, no names',
    why: 'To see what people look for.',
    kept: 'The last twelve files.',
    deleted: 'With newer files.',
    names: ['searchConsoleFiles'],
  },
  {
    what: 'Daily payments as shops and advertising networks report them: sums and product names, no personal names',
    why: 'To see what pays for the site.',
    kept: 'Until the operator removes the report.',
    deleted: 'With the report; nothing in it identifies a person.',
    names: ['revenueImports'],
  },
  {
    what: 'Whether the shop links work, when we checked, and which administrator asked',
    why: 'To fix broken links.',
    kept: 'Until the next check; the last fifty checks.',
    deleted: BY_ITSELF,
    names: ['linkChecks', 'linkCheckRuns'],
  },
  {
    what: 'The server’s log: time, kind of page, outcome and a random number of each request; the text of each error',
    why: 'To find out what is broken.',
    kept: 'As long as the operator keeps logs.',
    deleted: 'By the operator; it contains no IP addresses.',
    names: ['log'],
  },
  {
    what: 'Daily counts: clicks on shops and advertisements; if you agree, also pages, visits, countries, referring sites, errors',
    why: 'To see what is read and what breaks.',
    kept: forDays(kept.countDays),
    deleted: BY_ITSELF,
    names: ['counters', 'counterDays'],
  },
  {
    what: 'If you agree: words that you search for here, once several visits have used them; until then only a digest',
    why: 'To see what people look for and don’t find.',
    kept: `Words for ${days(SEARCH_TERM_DAYS)}, digests for ${days(SEARCH_DIGEST_DAYS)}.`,
    deleted: BY_ITSELF,
    names: [],
  },
  {
    what: 'A random number for each visit that you let us count',
    why: 'So that it counts once.',
    kept: `For ${days(VISIT_DAYS)}.`,
    deleted: BY_ITSELF,
    names: ['visits'],
  },
  {
    what: 'How often an internet address sent something, under a hash of the address',
    why: 'To limit floods of requests.',
    kept: 'From a minute to a day.',
    deleted: BY_ITSELF,
    names: ['limits'],
  },
  {
    what: 'Failed attempts to sign in as an administrator, under a hash',
    why: 'To slow down anyone guessing passwords.',
    kept: `Until ${days(ATTEMPT_DAYS)} after the last.`,
    deleted: BY_ITSELF,
    names: ['signInAttempts'],
  },
  {
    what: 'Accounts, sessions, devices and passkeys of administrators (a name, a public key and when it was last used), the address for notices of new items if they gave one, invitations to become one, and which of their one-time codes were used; visitors have no accounts',
    why: 'To let them in.',
    kept: `Sessions ${SESSION_HOURS} hours, devices ${DEVICE_DAYS} days, invitations ${days(INVITATION_DAYS)}, accounts until they are closed.`,
    deleted: 'By the administrator.',
    names: [
      'administrators',
      'noticeFeeds',
      'sessions',
      'devices',
      'invitations',
      'usedCodes',
      'passkeys',
      'cookie __Host-bowlful',
      'cookie bowlful-session',
      'cookie __Host-bowlful-device',
      'cookie bowlful-device',
    ],
  },
  {
    what: 'Which administrator changed, withdrew or erased something published, when and why',
    why: 'So that we can trace and undo a decision.',
    kept: 'For good; reasons that name you can be erased.',
    deleted: BY_REQUEST,
    names: ['editorialActs'],
  },
  {
    what: 'Everything an administrator does: who, what and when, with numbers and statuses, never a visitor’s words',
    why: 'So that the operator can see who did what.',
    kept: forDays(kept.auditDays),
    deleted: BY_ITSELF,
    names: ['auditLog'],
  },
];

/** Everything the server stores, with the operator's retention periods, or the defaults. */
export function serverThings(kept: KeptDays = DEFAULT_KEPT): readonly StoredThing[] {
  return things(kept);
}

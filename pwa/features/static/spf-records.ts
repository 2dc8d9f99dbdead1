/** The part of the record that names a provider's servers, from its help pages. */
export const PROVIDERS = [
  { name: 'Google Workspace', mechanism: 'include:_spf.google.com' },
  { name: 'Microsoft 365', mechanism: 'include:spf.protection.outlook.com' },
  { name: 'Zoho Mail', mechanism: 'include:zohomail.com' },
  { name: 'Fastmail', mechanism: 'include:spf.messagingengine.com' },
  { name: 'Proton Mail', mechanism: 'include:_spf.protonmail.ch' },
  { name: 'iCloud Mail', mechanism: 'include:icloud.com' },
  { name: 'Amazon SES', mechanism: 'include:amazonses.com' },
  { name: 'SendGrid', mechanism: 'include:sendgrid.net' },
  { name: 'Mailgun', mechanism: 'include:mailgun.org' },
  { name: 'Postmark', mechanism: 'include:spf.mtasv.net' },
  { name: 'Mailjet', mechanism: 'include:spf.mailjet.com' },
  { name: 'A server of your own', mechanism: 'ip4:192.0.2.10 ip6:2001:db8::10' },
] as const;

/** Complete example records. */
export const EXAMPLES = {
  one: 'v=spf1 include:_spf.google.com ~all',
  two: 'v=spf1 include:_spf.google.com include:sendgrid.net -all',
  none: 'v=spf1 -all',
} as const;

export const ENDINGS = [
  { sign: '-all', meaning: 'Every other server fails. Right once you know that your list is complete.' },
  { sign: '~all', meaning: 'Every other server is doubtful: its mail is marked. Right to begin with.' },
  { sign: '?all', meaning: 'Neutral about other servers: the record hardly protects you.' },
  { sign: '+all', meaning: 'Everyone may send in your name. Never.' },
] as const;

export const CHECKS = [
  { what: 'The record, on Linux or a Mac', command: 'dig +short TXT example.com' },
  { what: 'The record, on Windows', command: 'Resolve-DnsName -Type TXT example.com' },
  { what: 'The record, almost anywhere', command: 'nslookup -type=txt example.com' },
  {
    what: 'As the world sees it, bypassing your resolver’s cache',
    command: 'dig +short TXT example.com @1.1.1.1',
  },
  {
    what: 'The key of DKIM; the selector is in your provider’s help',
    command: 'dig +short TXT selector._domainkey.example.com',
  },
  { what: 'The policy of DMARC', command: 'dig +short TXT _dmarc.example.com' },
] as const;

export const MISTAKES = [
  {
    title: 'Two records',
    text: 'A domain may have one that begins with v=spf1. With two, both are void. Join them into one line.',
  },
  {
    title: 'More than ten look-ups',
    text: 'Each include, a, mx, exists and redirect costs one, and those inside an include count too. Beyond ten the check ends in an error. Remove services you no longer use; ip4 and ip6 cost nothing.',
  },
  {
    title: 'A service was forgotten',
    text: 'The shop, the newsletter, the invoices and the contact form each send in your name. List all of them before you write -all.',
  },
  {
    title: 'Only the bare domain',
    text: 'news.example.com does not inherit the record of example.com. A name that sends needs its own.',
  },
  {
    title: 'The wrong kind of record',
    text: 'It is a TXT record. The SPF type was dropped in 2014.',
  },
  {
    title: 'Broken in two',
    text: 'A string in DNS holds 255 characters. Split a longer record into several strings; they are joined without a space.',
  },
  {
    title: 'ptr in it',
    text: 'It is slow and no longer recommended; some receivers skip it.',
  },
  {
    title: 'Relying on SPF alone',
    text: 'SPF checks the envelope sender, not the name that people read, and breaks when mail is forwarded. DKIM and DMARC do the rest.',
  },
] as const;

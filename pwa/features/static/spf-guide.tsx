import { Copy } from 'lucide-react';
import { Button } from '../../components/button.tsx';
import { PageHero } from '../../components/page-hero.tsx';
import { copyText } from '../page/copy-text.ts';
import styles from '../page/page.module.css';
import { OutsideLink } from './outside-link.tsx';
import own from './static.module.css';

/** Route `/spf-security-guide`: which servers may send mail for a domain, and how to declare them. */
export function SpfGuide() {
  return (
    <>
      <PageHero section="bowlful" title="SPF Record Guide">
        <p>Who may send e-mail in the name of your domain, in one line of DNS.</p>
      </PageHero>
      <div className={styles['page']}>
        <section>
          <h2>What SPF is</h2>
          <p>
            Anyone can put your address as the sender of an e-mail. With the Sender Policy Framework (RFC
            7208) a domain lists the servers that send for it. A receiver looks the list up, compares it with
            the sending server, and marks or refuses mail from any other. SPF keeps your newsletter out of the
            spam folder and stops strangers writing to your customers as you.
          </p>
          <p>
            The list is one TXT record at the domain itself. This one lets Google send and marks the rest as
            doubtful:
          </p>
          <CopyLine text={EXAMPLES.one} />
        </section>
        <section>
          <h2>Records by provider</h2>
          <p>
            Begin with <code>v=spf1</code>, add the part of each service that you use, and end with what is to
            happen to the others. Services rename their parts: where your provider’s own help says something
            else, that is right.
          </p>
          <table className={own['table']}>
            <caption>Written down in November 2026</caption>
            <thead>
              <tr>
                <th scope="col">Who sends</th>
                <th scope="col">Its part of the record</th>
              </tr>
            </thead>
            <tbody>
              {PROVIDERS.map(({ name, mechanism }) => (
                <tr key={name}>
                  <th scope="row">{name}</th>
                  <td>
                    <code>{mechanism}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <p>Two services in one record:</p>
          <CopyLine text={EXAMPLES.two} />
          <p>A domain that sends nothing, which is abused just as often:</p>
          <CopyLine text={EXAMPLES.none} />
        </section>
        <section>
          <h2>How it ends</h2>
          <dl className={own['facts']}>
            {ENDINGS.map(({ sign, meaning }) => (
              <div key={sign}>
                <dt>
                  <code>{sign}</code>
                </dt>
                <dd>{meaning}</dd>
              </div>
            ))}
          </dl>
        </section>
        <section>
          <h2>Set it up</h2>
          <ol className={own['steps']}>
            <li>List everything that sends in your name: mailbox, shop, newsletter, website.</li>
            <li>Write one record with a part for each, ending in ~all.</li>
            <li>
              At your DNS provider make a TXT record: name @ (or empty), value the record, without quotes
              unless it asks for them.
            </li>
            <li>Wait for the old record to expire, usually an hour, and check it as below.</li>
            <li>Send yourself an e-mail from each service and read its headers.</li>
            <li>After two weeks without surprises, change ~all to -all.</li>
          </ol>
        </section>
        <section>
          <h2>Checks to run</h2>
          <ul className={own['commands']}>
            {CHECKS.map(({ what, command }) => (
              <li key={command}>
                {what}
                <CopyLine text={command} />
              </li>
            ))}
          </ul>
          <p>
            Then open an e-mail that has arrived (in most programs ‘Show original’ or ‘View source’). The line{' '}
            <code>Authentication-Results</code> should say <code>spf=pass</code>, <code>dkim=pass</code> and{' '}
            <code>dmarc=pass</code>.
          </p>
        </section>
        <section>
          <h2>Common mistakes</h2>
          <ul className={styles['tiles']}>
            {MISTAKES.map(({ title, text }) => (
              <li key={title} className={styles['tile']}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h2>DKIM and DMARC, in short</h2>
          <p>
            <strong>DKIM</strong> (RFC 6376) signs each e-mail with a key whose public half is in your DNS; it
            survives forwarding. Your provider creates the key and gives you the record.{' '}
            <strong>DMARC</strong> (RFC 7489) ties both to the name that people read, and says what happens to
            mail that fails. Start by only receiving reports, then quarantine, then reject.
          </p>
          <CopyLine text="v=DMARC1; p=none; rua=mailto:reports@example.com" />
          <p>
            It stands at <code>_dmarc.example.com</code>. The texts themselves:
          </p>
          <div className={styles['row']}>
            <OutsideLink href="https://www.rfc-editor.org/rfc/rfc7208">RFC 7208, SPF</OutsideLink>
            <OutsideLink href="https://www.rfc-editor.org/rfc/rfc6376">RFC 6376, DKIM</OutsideLink>
            <OutsideLink href="https://www.rfc-editor.org/rfc/rfc7489">RFC 7489, DMARC</OutsideLink>
          </div>
        </section>
      </div>
    </>
  );
}

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

/** A line of code with a button that copies it. */
export function CopyLine({ text }: { text: string }) {
  return (
    <div className={own['code']}>
      <code>{text}</code>
      <Button variant="outline" aria-label={`Copy ${text}`} onClick={() => void copyText(text)}>
        <Copy size={18} aria-hidden /> Copy
      </Button>
    </div>
  );
}

import { Link } from 'react-router-dom';
import { DEVICE_THINGS } from '#domain/privacy/device-things';
import { MOST_CONTACT_DAYS } from '#domain/privacy/retention';
import { serverThings } from '#domain/privacy/server-things';
import type { StoredThing } from '#domain/privacy/stored-thing';
import { Fold, Folds } from '../../components/fold.tsx';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { LegalPage } from './legal-page.tsx';
import styles from './static.module.css';

/** Stored items, one fold each: why, how long, how to delete it, and its names in the code. */
function StoredThings({ things }: { things: readonly StoredThing[] }) {
  return (
    <Folds>
      {things.map(({ what, why, kept, deleted, names }) => (
        <Fold key={what} title={<strong>{what}</strong>} fact={kept}>
          <dl className={styles['facts']}>
            <dt>Why</dt>
            <dd>{why}</dd>
            <dt>How to have it deleted</dt>
            <dd>{deleted}</dd>
            <dt>Kept under</dt>
            <dd className={styles['names']}>
              {names.map((name) => (
                <code key={name}>{name}</code>
              ))}
            </dd>
          </dl>
        </Fold>
      ))}
    </Folds>
  );
}

/** Route `/privacy-policy`. */
export function PrivacyPolicy() {
  const { kept } = useSiteSettings();
  return (
    <LegalPage
      title="Privacy Policy"
      updated="Last updated 22 June 2025"
      rewritten="25 November 2026"
      sections={[
        {
          title: 'Information We Collect',
          text: 'What you send: the name and words of a review with its photo, a recipe, a message with your e-mail address, an address for the newsletter, a report of a wrong safety note, and the addresses of a recipe that you share by e-mail. The country is looked up from your internet address, which is kept nowhere: only a hash of it is, for up to a day, to hold back floods. A link that you import is read once by our server, which keeps neither the link nor the page; a question to the assistant is answered and not kept. Pets, their weights, favourites, plans, shopping lists, reminders, notes, drafts and recipes of your own stay on your device and are never sent to us, unless you submit them; a backup, or the file that takes them to another phone of your household, is made on your device and goes where you pass it on. This is all that our server keeps:',
          more: <StoredThings things={serverThings(kept)} />,
        },
        {
          title: 'How We Use It',
          text: `Reviews and recipes are read by a person and then shown to everyone; messages are answered, and erased after ${MOST_CONTACT_DAYS} days at most; the newsletter is sent once you have confirmed the address by the link in an e-mail, and until you leave it; an address that is not confirmed within seven days of that e-mail is deleted. Visits are counted, after you have agreed, to see what is read and what breaks.`,
        },
        {
          title: 'Third Parties',
          text: 'Where the operator has configured them, and after you have agreed, an advertising network and an analytics service may run on these pages under their own policies. Shop links lead to an affiliate retail programme, which sees that you came from here once you follow one. Letters and shared recipes pass through the operator’s mail provider. Where a language model is connected, it is sent what you ask the assistant, or the recipe that is to be explained, and nothing else of you. Nothing is sold.',
        },
        {
          title: 'Cookies and Storage',
          text: (
            <>
              Necessary storage keeps the recipes, what you write and your dog’s profile (cookie ‘dogProfile’,
              365 days) on your device. Analytics, advertising and functional storage wait for your choice,
              which is kept under ‘cookieConsent’ and can be changed at any time in the{' '}
              <Link to="/settings">settings</Link>. This is all that the app keeps on your device; a network
              or service that you agreed to may set cookies of its own:
            </>
          ),
          more: <StoredThings things={DEVICE_THINGS} />,
        },
        {
          title: 'Security',
          text: 'Connections are encrypted wherever the address begins with https, administrators sign in with a password of which only a hash is kept, and every text is treated as text. No system is beyond failure; if a breach affects your data, we’ll tell you.',
        },
        {
          title: 'Your Rights',
          text: (
            <>
              You may ask for what we hold of you, have it corrected or removed, and object to its use. What
              lies on your device you can export and clear yourself in the{' '}
              <Link to="/settings">settings</Link>. For the rest, <Link to="/contact">write to us</Link> with
              the name or e-mail that you used: a person looks up all that bears or mentions it and erases
              what is yours; what was published leaves every device with its next connection. Backups made
              before hold it until they are replaced. Privacy requests are answered within 30 days.
            </>
          ),
        },
        {
          title: 'Children Under 13',
          text: 'This site is not made for children under 13, and we do not knowingly keep anything of theirs. If a child has sent something, tell us and it is removed.',
        },
        {
          title: 'International Users',
          text: 'This site is run from the United Kingdom. If you use it from elsewhere, what you send is handled there under its law.',
        },
        {
          title: 'Changes',
          text: 'When this policy changes, the date above changes with it. The two lists of what is stored are held to the program by its tests, so they follow every release.',
        },
        {
          title: 'Contact',
          text: (
            <>
              Questions about privacy go to the <Link to="/contact">contact page</Link>, under ‘Privacy &amp;
              Data Protection’.
            </>
          ),
        },
      ]}
    />
  );
}

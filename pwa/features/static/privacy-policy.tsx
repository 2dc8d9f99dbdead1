import { Link } from 'react-router-dom';
import { DEVICE_THINGS } from '#domain/privacy/device-things';
import {
  CONFIRM_WITHIN_DAYS,
  COOKIE_DAYS,
  MOST_CONTACT_DAYS,
  type StoredThing,
} from '#domain/privacy/retention';
import { serverThings } from '#domain/privacy/server-things';
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
            <dt>How it is deleted</dt>
            <dd>{deleted}</dd>
            <dt>Stored under</dt>
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
      rewritten="27 November 2026"
      sections={[
        {
          title: 'Information We Collect',
          text: 'We receive what you send: the name and words of a review with its photo, a recipe, a message with your e-mail address, an address for the newsletter, a report of a wrong safety note, and the addresses for a recipe that you share by e-mail. We look up your country from your internet address. We don’t store the address, only a hash of it, for up to a day, to limit floods of requests. When you import a link, our server reads the page once and stores neither the link nor the page. We answer questions to the assistant without storing them. Your pets, their weights, favourites, plans, shopping lists, reminders, notes, drafts and your own recipes stay on your device, and we never receive them unless you submit them or share a household. If you ask for a reminder and allow notifications, we may receive an address of your browser’s push service and the days to remind you of, but no names: the reminder that we send is the same for everybody. If you share a household, your devices lock your pets, plans, lists, notes and recipes before they send them, and only your devices have the key: we can’t read them. We still see when your household’s devices connect, from which internet addresses, and how many changes they send and how large. The key is in the invitation, in a part of the link that browsers don’t send, and we take it out of the address bar before anything else on the page runs. Your device makes backups and the files for other phones of your household, and they go only where you send them. Our server stores only this:',
          more: <StoredThings things={serverThings(kept)} />,
        },
        {
          title: 'How We Use It',
          text: `A person reads reviews and recipes before we show them to everyone. We answer messages and erase them after ${MOST_CONTACT_DAYS} days at most. We send the newsletter once you have confirmed your address with the link in an e-mail, and until you unsubscribe. If you don’t confirm within ${CONFIRM_WITHIN_DAYS} days of that e-mail, we delete the address. If you agree, we count visits to see what is read and what breaks.`,
        },
        {
          title: 'Third Parties',
          text: 'If the operator has configured them and you have agreed, an advertising network and an analytics service may run on these pages under their own policies. Shop links lead to an affiliate retail programme, which sees that you came from here when you follow one. E-mails from us, such as newsletters and shared recipes, go through the operator’s mail provider. If a language model is connected, it receives what you ask the assistant, or the recipe to be explained, and nothing else about you. We don’t sell your data.',
        },
        {
          title: 'Cookies and Storage',
          text: (
            <>
              Necessary storage keeps the recipes, what you write and your dog’s profile (cookie ‘dogProfile’,{' '}
              {COOKIE_DAYS} days) on your device. Analytics, advertising and functional storage wait for your
              choice. We store it under ‘cookieConsent’, and you can change it at any time in the{' '}
              <Link to="/settings">settings</Link>. The app stores only this on your device; a network or
              service that you agreed to may set cookies of its own:
            </>
          ),
          more: <StoredThings things={DEVICE_THINGS} />,
        },
        {
          title: 'Security',
          text: 'Connections are encrypted wherever the address begins with https. We store only a hash of each administrator’s password. We show everything people write as plain text and never run it as code. No system is perfect. If a breach affects your data, we’ll tell you.',
        },
        {
          title: 'Your Rights',
          text: (
            <>
              You may ask for what we store about you, have it corrected or removed, and object to its use.
              You can export and clear what is on your device yourself in the{' '}
              <Link to="/settings">settings</Link>. For the rest, <Link to="/contact">write to us</Link> with
              the name or e-mail address that you used. A person looks up everything under that name or
              address, or mentioning it, and erases what is yours. Published items leave each device the next
              time it connects. Earlier backups keep your data until they are replaced. We can’t look into a
              household: any of its members can erase it from our server in the settings. We answer privacy
              requests within 30 days.
            </>
          ),
        },
        {
          title: 'Children Under 13',
          text: 'This site is not made for children under 13, and we don’t knowingly keep anything of theirs. If a child has sent something, tell us and we’ll remove it.',
        },
        {
          title: 'International Users',
          text: 'We run this site from the United Kingdom. Wherever you are, we handle what you send in the United Kingdom, under its law.',
        },
        {
          title: 'Changes',
          text: 'When this policy changes, the date above changes with it. Automatic tests compare the two lists of stored data with the software, so they match every release.',
        },
        {
          title: 'Contact',
          text: (
            <>
              Send questions about privacy from the <Link to="/contact">contact page</Link>, under ‘Privacy
              &amp; Data Protection’.
            </>
          ),
        },
      ]}
    />
  );
}

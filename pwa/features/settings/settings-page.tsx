import { Suspense, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { SpokenNote } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { bytesInWords } from '../../components/bytes-in-words.ts';
import { lazyPart } from '../../components/lazy-part.ts';
import { PageHero } from '../../components/page-hero.tsx';
import { askBrowserToPersist } from '../../platform/database/browser-storage.ts';
import { customizeConsent, useConsent } from '../../platform/database/consent.ts';
import { setPreference } from '../../platform/database/preferences.ts';
import { usePrerendered } from '../../platform/query/prerendered-answers.ts';
import { useConnection } from '../../platform/sync/connection.ts';
import { useHeldRecipes } from '../../platform/sync/held-recipes.ts';
import { wantPush } from '../../platform/sync/reminder-watch.ts';
import { NoticeOffer } from '../notices/notice-offer.tsx';
import { useReminders } from '../notices/reminders.ts';
import { offlineSentence } from '../page/offline-sentence.ts';
import { BackupSection } from './backup-section.tsx';
import { ClearSection } from './clear-section.tsx';
import { HouseholdSection } from './household-section.tsx';
import { PreferenceSection } from './preference-section.tsx';
import styles from './settings.module.css';
import { Note, SettingsCard } from './settings-card.tsx';

/** Storage used by this site; null for values that the browser does not report. */
type StorageUse = { usedBytes: number | null; quotaBytes: number | null; isPersisted: boolean | null };

async function readStorageUse(): Promise<StorageUse> {
  const [estimate, isPersisted] = await Promise.all([
    navigator.storage?.estimate?.().catch(() => undefined),
    navigator.storage?.persisted?.().catch(() => undefined),
  ]);
  return {
    usedBytes: estimate?.usage ?? null,
    quotaBytes: estimate?.quota ?? null,
    isPersisted: isPersisted ?? null,
  };
}

/** Read once, and again after `askToKeep`; undefined until then. */
function useStorageUse() {
  const [use, setUse] = useState(usePrerendered('storageUse', readStorageUse));
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    let isShown = true;
    void readStorageUse().then((read) => isShown && setUse(read));
    return () => {
      isShown = false;
    };
  }, []);
  return {
    use,
    isRefused,
    async askToKeep() {
      const answer = await askBrowserToPersist();
      setRefused(answer !== 'granted');
      setUse(await readStorageUse());
      await setPreference('persistence', answer);
    },
  };
}

function usedInWords({ usedBytes, quotaBytes }: StorageUse): string {
  if (usedBytes === null) return 'Your browser doesn’t report how much space Bowlful uses.';
  const of = quotaBytes === null ? '' : ` of ${bytesInWords(quotaBytes)} that this browser allows`;
  return `Storage used: ${bytesInWords(usedBytes)}${of}.`;
}

function persistenceInWords({ isPersisted }: StorageUse): string {
  if (isPersisted === null) return 'Your browser doesn’t report whether it will keep this data.';
  return isPersisted
    ? 'Your browser has agreed to keep it, even if space runs short.'
    : 'Your browser may clear it if space runs short, or if you don’t come back for a while.';
}

/** Offline data on this device, and whether its storage is persistent. */
function OfflineSection() {
  const { problem } = useConnection();
  const held = useHeldRecipes();
  const { use, isRefused, askToKeep } = useStorageUse();
  return (
    <SettingsCard id="offline" title="On this device">
      <p>{offlineSentence(held, new Date()) || 'Available offline: no recipes yet.'}</p>
      {problem !== null && <p>{problem}</p>}
      {use !== undefined && (
        <>
          <Note>{usedInWords(use)}</Note>
          <Note>{persistenceInWords(use)}</Note>
          {use.isPersisted === false && (
            <Button variant="outline" onClick={() => void askToKeep().catch(() => {})}>
              Ask the browser to keep it
            </Button>
          )}
          {isRefused && (
            <SpokenNote>
              Your browser said no for now. It may agree once you’ve installed Bowlful or used it more.
            </SpokenNote>
          )}
        </>
      )}
    </SettingsCard>
  );
}

/** The visitor's consent and a button to change it. */
function CookieSection() {
  const consent = useConsent();
  const allowed = [
    'Necessary',
    consent?.analytics && 'Analytics',
    consent?.advertising && 'Advertising',
    consent?.functional && 'Functional',
  ].filter(Boolean);
  return (
    <SettingsCard id="cookies" title="Cookies">
      <p>Allowed: {allowed.join(', ')}.</p>
      <Note>
        {consent?.timestamp
          ? `You chose this on ${new Date(consent.timestamp).toLocaleDateString('en-GB', { dateStyle: 'long' })}.`
          : 'You have not chosen yet, so only what is necessary is allowed.'}{' '}
        <Link to="/privacy-policy">Privacy Policy</Link>
      </Note>
      <Button variant="outline" onClick={customizeConsent}>
        Change cookie settings
      </Button>
    </SettingsCard>
  );
}

// Most devices have none, and the dates load the plan's tables.
const ReminderList = lazyPart(() => import('./reminder-list.tsx'), 'ReminderList');

/** Notification permission on this device, and the pending use-by dates. */
function NoticeSection() {
  const hasReminders = (useReminders()?.length ?? 0) > 0;
  return (
    <SettingsCard id="notifications" title="Notifications">
      <NoticeOffer
        isAskedFor
        onAllowed={() => hasReminders && void wantPush()}
        granted="Notifications are on for timers (while Bowlful is open) and use-by dates."
      >
        We notify you when a timer ends (while Bowlful is open, even in the background) and of the use-by
        dates you ask about. Nothing else.
      </NoticeOffer>
      {hasReminders && (
        <Suspense>
          <ReminderList />
        </Suspense>
      )}
    </SettingsCard>
  );
}

/** Route `/settings`: data on this device, preferences, backup, household and deletion. */
export function SettingsPage() {
  return (
    <>
      <PageHero section="bowlful" title="Settings" />
      <div className={styles['page']}>
        <OfflineSection />
        <PreferenceSection />
        <NoticeSection />
        <BackupSection />
        <HouseholdSection />
        <CookieSection />
        <ClearSection />
      </div>
    </>
  );
}

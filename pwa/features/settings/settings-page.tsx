import { PageHero } from '../../components/page-hero.tsx';
import { BackupSection } from './backup-section.tsx';
import { ClearSection } from './clear-section.tsx';
import { CookieSection } from './cookie-section.tsx';
import { HouseholdSection } from './household-section.tsx';
import { NoticeSection } from './notice-section.tsx';
import { OfflineSection } from './offline-section.tsx';
import { PreferenceSection } from './preference-section.tsx';
import styles from './settings.module.css';

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

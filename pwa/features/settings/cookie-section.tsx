import { Link } from 'react-router-dom';
import { Button } from '../../components/button.tsx';
import { customizeConsent, useConsent } from '../../platform/database/consent.ts';
import { Note, SettingsCard } from './settings-card.tsx';

/** The visitor's consent and a button to change it. */
export function CookieSection() {
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

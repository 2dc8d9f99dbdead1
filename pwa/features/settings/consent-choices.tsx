import { type FormEvent, useState } from 'react';
import { type ConsentChoice, NECESSARY_ONLY } from '#domain/consent/stored-consent';
import { Button } from '../../components/button.tsx';
import { Switch } from '../../components/switch.tsx';
import { asksNotToBeTracked, chooseConsent, useConsent } from '../../platform/database/consent.ts';
import styles from './consent-choices.module.css';

const CATEGORIES: readonly { key: keyof ConsentChoice; label: string; text: string }[] = [
  {
    key: 'analytics',
    label: 'Analytics',
    text: 'Counts which pages are opened, which errors happen, and words that several visitors have searched for. We keep neither your address nor a profile of you.',
  },
  {
    key: 'advertising',
    label: 'Advertising',
    text: 'Loads sponsors’ advertisements and lets them measure this visit.',
  },
  {
    key: 'functional',
    label: 'Functional',
    text: 'For extras that remember more than the app needs. Nothing uses it yet.',
  },
];

/** Consent by category; applied on Save. */
export function ConsentChoices({ onSaved }: { onSaved: () => void }) {
  const consent = useConsent();
  const [changes, setChanges] = useState<Partial<ConsentChoice>>({});
  const choice = { ...NECESSARY_ONLY, ...consent, ...changes };

  function handleSave(event: FormEvent) {
    event.preventDefault();
    chooseConsent(choice);
    setChanges({});
    onSaved();
  }

  return (
    <form aria-label="Cookie settings" className={styles['form']} onSubmit={handleSave}>
      <div>
        <Switch checked disabled onChange={() => {}}>
          Necessary
        </Switch>
        <p className={styles['text']}>
          Keeps recipes, pets and what you write on this device. You can’t switch it off.
        </p>
      </div>
      {asksNotToBeTracked() && (
        <p>Your browser asks sites not to track you, so we don’t count your visits or load advertisements.</p>
      )}
      {CATEGORIES.map(({ key, label, text }) => (
        <div key={key}>
          <Switch
            checked={choice[key]}
            onChange={(checked) => setChanges((before) => ({ ...before, [key]: checked }))}
          >
            {label}
          </Switch>
          <p className={styles['text']}>{text}</p>
        </div>
      ))}
      <Button type="submit">Save</Button>
    </form>
  );
}

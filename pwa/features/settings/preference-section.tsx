import type { SiteSettings } from '#domain/contract/site-settings';
import { shownCurrency } from '#domain/market/currency';
import { MARKETS, type Market } from '#domain/reference/markets';
import { UNIT_SYSTEMS, unitSystemLabel } from '#domain/units/unit-system';
import { FormRow } from '../../components/form-row.tsx';
import { Segmented } from '../../components/segmented.tsx';
import type { PreferenceKey, Preferences } from '../../platform/database/preference-values.ts';
import { setPreference, usePreference } from '../../platform/database/preferences.ts';
import { useSiteSettings } from '../../platform/database/site-settings.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { ratesNote } from '../market/price-note.ts';
import { useCurrency, useDetectedMarket } from '../market/use-market.ts';
import { errorWords } from '../page/run-command.ts';
import { APPEARANCES } from './appearances.ts';
import styles from './settings.module.css';
import { SettingsCard } from './settings-card.tsx';

const UNITS = UNIT_SYSTEMS.map((value) => ({ value, label: unitSystemLabel(value) }));

const marketLabel = ({ name, currency }: Market, rates: SiteSettings['rates']) =>
  `${name} (${shownCurrency(currency, rates).code})`;

function choose<K extends PreferenceKey>(key: K, value: Preferences[K]): void {
  setPreference(key, value).catch((error: unknown) => {
    showToast({ variant: 'destructive', title: 'Not saved', description: errorWords(error) });
  });
}

/** Preferences of this device: units, theme, market and its currency. */
export function PreferenceSection() {
  const unitSystem = usePreference('unitSystem');
  const appearance = usePreference('appearance');
  const market = usePreference('market');
  const currency = useCurrency();
  const { rates } = useSiteSettings();
  const detected = useDetectedMarket();
  return (
    <SettingsCard id="preferences" title="How you like it">
      <div className={styles['row']}>
        <p className={styles['label']}>Units</p>
        <Segmented
          label="Units"
          options={UNITS}
          value={unitSystem}
          onChange={(value) => choose('unitSystem', value)}
        />
      </div>
      <div className={styles['row']}>
        <p className={styles['label']}>Theme</p>
        <Segmented
          label="Theme"
          options={APPEARANCES}
          value={appearance}
          onChange={(value) => choose('appearance', value)}
        />
      </div>
      <div className={styles['row']}>
        <FormRow
          label="Market and currency"
          help={`Shop links lead to this country, and prices are shown in ${currency.code}${ratesNote(currency)}.`}
        >
          {(field) => (
            <select
              {...field}
              value={market ?? ''}
              onChange={(event) => choose('market', event.target.value || null)}
            >
              <option value="">
                {detected ? `Automatic: ${marketLabel(detected, rates)}` : 'Automatic'}
              </option>
              {MARKETS.map((each) => (
                <option key={each.countryCode} value={each.countryCode}>
                  {marketLabel(each, rates)}
                </option>
              ))}
            </select>
          )}
        </FormRow>
      </div>
    </SettingsCard>
  );
}

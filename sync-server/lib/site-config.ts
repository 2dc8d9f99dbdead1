import type { SiteSettings } from '#domain/contract/site-settings';
import { AUDIT_DAYS, COUNT_DAYS, MOST_CONTACT_DAYS } from '#domain/privacy/retention';

type AdValues = {
  AD_CLIENT?: string | undefined;
  AD_UNITS: NonNullable<SiteSettings['adNetwork']>['units'];
  CONSENT_PLATFORM_URL?: string | undefined;
  ADVERTISEMENTS_FILE?: string | undefined;
};

/** A network is used only with a certified consent platform: without one its scripts stay away and tips are shown. */
export function adsOf(values: AdValues): Pick<SiteSettings, 'showsAds' | 'adNetwork'> {
  const { AD_CLIENT: client, CONSENT_PLATFORM_URL: consentPlatform, AD_UNITS: adUnits } = values;
  if (client !== undefined && consentPlatform !== undefined)
    return { showsAds: true, adNetwork: { client, consentPlatform, units: adUnits } };
  return values.ADVERTISEMENTS_FILE === undefined ? {} : { showsAds: true };
}

type KeptValues = {
  CONTACT_KEPT_DAYS: number;
  CONTACT_HANDLED_DAYS: number;
  COUNTS_KEPT_DAYS: number;
  AUDIT_DAYS: number;
};

/** For the privacy policy, which states the usual times by default. */
export function keptOf(values: KeptValues): Pick<SiteSettings, 'kept'> {
  const kept = {
    contactDays: values.CONTACT_KEPT_DAYS,
    handledDays: values.CONTACT_HANDLED_DAYS,
    countDays: values.COUNTS_KEPT_DAYS,
    auditDays: values.AUDIT_DAYS,
  };
  const isUsual = Object.values(kept).join() === [MOST_CONTACT_DAYS, 0, COUNT_DAYS, AUDIT_DAYS].join();
  return isUsual ? {} : { kept };
}

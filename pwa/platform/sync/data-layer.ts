import { type ConsentChoice, consentSettings, NECESSARY_ONLY } from '#domain/consent/stored-consent';

declare global {
  interface Window {
    /** The queue that an external analytics service reads once loaded. */
    dataLayer?: unknown[];
  }
}

/** Pushes a command to the data layer in the form of the service's own snippet: an arguments object. */
export function tag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the service recognises commands by this object
  window.dataLayer.push(arguments);
}

let hasDefault = false;

/** Pushes the consent settings; the first call sets the default, which denies everything. */
export function pushConsent(choice: ConsentChoice): void {
  if (!hasDefault) tag('consent', 'default', consentSettings(NECESSARY_ONLY));
  hasDefault = true;
  tag('consent', 'update', consentSettings(choice));
}

import { type ConsentChoice, consentSettings, NECESSARY_ONLY } from '#domain/consent/stored-consent';

declare global {
  interface Window {
    /** What an outside measurement service reads, once it is loaded. */
    dataLayer?: unknown[];
  }
}

/** Puts a command in the data layer, in the form that the service's own snippet writes: an arguments object. */
export function tag(..._command: unknown[]): void {
  window.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: the service tells commands from events by this very object
  window.dataLayer.push(arguments);
}

let hasDefault = false;

/** Tells the consent settings what is allowed; before the first telling, that nothing is. */
export function pushConsent(choice: ConsentChoice): void {
  if (!hasDefault) tag('consent', 'default', consentSettings(NECESSARY_ONLY));
  hasDefault = true;
  tag('consent', 'update', consentSettings(choice));
}

import { type ConsentChoice, consentSettings, NECESSARY_ONLY } from '#domain/consent/stored-consent';

declare global {
  interface Window {
    /** The queue that an external analytics service reads once loaded. */
    dataLayer?: unknown[];
  }
}

let startedWith: string | undefined;

/**
 * Loads the external analytics service, once, and never in a page that an invitation opened. The caller checks the
 * consent. We report page views ourselves.
 * Errors are logged and change nothing for the visitor.
 */
export function startOutsideMeasurement(measurementId: string): void {
  if (startedWith !== undefined || isOpenedByInvitation()) return;
  startedWith = measurementId;
  try {
    const script = document.createElement('script');
    script.async = true;
    script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(measurementId)}`;
    script.addEventListener('error', () => logFailure('its script could not be loaded'));
    document.head.append(script);
    tag('js', new Date());
    tag('config', measurementId, { send_page_view: false });
  } catch (error) {
    logFailure(error);
  }
}

/** Whether the external service takes events from this page. */
export function isMeasuredOutside(): boolean {
  return startedWith !== undefined;
}

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the operator's setting is at fault, and nobody else can tell them
  console.error('Analytics could not be started:', error);
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

/**
 * Whether a link to join a household opened this page. Its timing entry keeps naming the whole link, which other
 * companies' scripts could read: none may run here.
 */
export function isOpenedByInvitation(): boolean {
  return /\/join\/?#/.test(performance.getEntriesByType('navigation')[0]?.name ?? '');
}

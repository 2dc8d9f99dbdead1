import { tag } from './data-layer.ts';
import { isOpenedByInvitation } from './opened-by-invitation.ts';

let startedWith: string | undefined;

/**
 * Loads the external analytics service, once and only with consent. We report page views ourselves.
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

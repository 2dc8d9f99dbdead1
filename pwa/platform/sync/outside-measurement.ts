import { tag } from './data-layer.ts';

let startedWith: string | undefined;

/**
 * Loads the outside measurement service, once, and only after the visitor agreed. Page views are told by ourselves.
 * Whatever goes wrong is logged and changes nothing for the visitor.
 */
export function startOutsideMeasurement(measurementId: string): void {
  if (startedWith !== undefined) return;
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

/** Whether the outside service takes events of this page. */
export function isMeasuredOutside(): boolean {
  return startedWith !== undefined;
}

function logFailure(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the operator's setting is at fault, and nobody else can tell them
  console.error('Analytics could not be started:', error);
}

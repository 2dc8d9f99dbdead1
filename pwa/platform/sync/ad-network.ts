import type { SiteSettings } from '#domain/contract/site-settings';
import { isOpenedByInvitation } from './outside-measurement.ts';

type Network = NonNullable<SiteSettings['adNetwork']>;
/** A certified consent platform's answer under the Transparency & Consent Framework 2.2. */
type TcData = { eventStatus?: string };
type TcfApi = (
  command: 'addEventListener',
  version: 2,
  callback: (data: TcData, isSuccess: boolean) => void,
) => void;
type NetworkWindow = Window & { __tcfapi?: TcfApi; adsbygoogle?: { push(unit: object): void } | object[] };

const NETWORK_SCRIPT = 'https://pagead2.googlesyndication.com/pagead/js/adsbygoogle.js';

let started: Promise<void> | undefined;

/**
 * Loads the network once, after its consent platform has the visitor's choice. Call only with consent to advertising.
 * Rejects if either script fails to load, the platform lacks TCF or an invitation opened the page; the ad slot then
 * keeps its tip.
 */
export function startAdNetwork({ client, consentPlatform }: Network): Promise<void> {
  if (isOpenedByInvitation()) return Promise.reject(new Error('An invitation opened this page'));
  started ??= addScript(consentPlatform)
    .then(choiceMade)
    .then(() => addScript(`${NETWORK_SCRIPT}?client=${encodeURIComponent(client)}`));
  return started;
}

/** Asks the network to fill the next ad slot on the page; errors are only logged. */
export function pushAd(): void {
  const page = window as NetworkWindow;
  try {
    page.adsbygoogle ??= [];
    (page.adsbygoogle as object[]).push({});
  } catch (error) {
    logAdError('The network could not fill a place.', error);
  }
}

export function logAdError(message: string, error?: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for a log entry and no message
  console.warn(message, ...(error === undefined ? [] : [error]));
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = src;
    script.crossOrigin = 'anonymous';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${new URL(src).host} did not answer`)));
    document.head.append(script);
  });
}

/** Waits until the platform has a choice, stored earlier or made in its dialog. */
function choiceMade(): Promise<void> {
  const { __tcfapi: ask } = window as NetworkWindow;
  if (ask === undefined) return Promise.reject(new Error('The consent platform does not support TCF'));
  return new Promise((resolve) => {
    ask('addEventListener', 2, ({ eventStatus }, isSuccess) => {
      if (isSuccess && (eventStatus === 'tcloaded' || eventStatus === 'useractioncomplete')) resolve();
    });
  });
}

import type { MessageContext } from '#domain/messages/contact-message';
import { readUrl } from '../../platform/sync/read-url.ts';

/** Path of the page of this site before this one; this one's where the browser tells of none. */
function pageBefore(): string {
  const { pathname, origin } = window.location;
  // Browsers without the Navigation API know at least where a whole page was loaded from.
  const index = window.navigation?.currentEntry?.index ?? 0;
  const before = window.navigation?.entries()[index - 1]?.url ?? document.referrer;
  const url = readUrl(before);
  return url?.origin === origin ? url.pathname : pathname;
}

/** Name of the script that the page starts with, which names the build. */
function build(): string {
  for (const { text } of document.scripts) {
    const [name] = /index-\w+(?=\.js)/.exec(text) ?? [];
    if (name !== undefined) return name;
  }
  return 'unknown';
}

/** What helps with technical questions; sent only with a message whose sender agrees. */
export function messageContext(): MessageContext {
  return { route: pageBefore().slice(0, 200), build: build() };
}

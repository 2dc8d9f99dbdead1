import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContactPrefill } from '#domain/messages/contact-address';
import type { MessageContext } from '#domain/messages/contact-message';
import { readPrefill } from '#domain/messages/contact-prefill';
import { SpokenNote } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { useSend } from '../../platform/outbox/use-send.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { readUrl } from '../../platform/sync/read-url.ts';
import { type KeptForm, useKeptForm } from '../forms/use-kept-form.ts';
import { useRefusedForm } from '../forms/use-refused-form.ts';
import checker from '../nutrition/checker.module.css';
import card from '../nutrition/tool-card.module.css';
import {
  ContactFields,
  type ContactValues,
  EMPTY_MESSAGE,
  readKept,
  readMessage,
} from './contact-fields.tsx';
import styles from './contact-page.module.css';

/**
 * Prefills the form from the URL, once; never overwrites an unfinished message.
 * @returns the prefill withheld because of an unfinished message, and a function that applies it
 */
function usePrefill({ values, setValues, isRead }: KeptForm<ContactValues>) {
  const [query] = useSearchParams();
  const address = query.toString();
  const applied = useRef({ address: '', subject: '' });
  // A render after the draft was read: by then it is merged with the text typed before.
  const [isJoined, setJoined] = useState(false);
  useEffect(() => setJoined(isRead), [isRead]);
  const prefill = isJoined ? readPrefill(Object.fromEntries(query)) : null;
  // The subject of an earlier link is nobody's words.
  const isFree =
    values.message.trim() === '' && ['', applied.current.subject].includes(values.subject.trim());

  function apply(chosen: ContactPrefill) {
    applied.current = { address, subject: chosen.subject };
    setValues({ ...values, category: chosen.category, subject: chosen.subject || values.subject });
  }

  // After hydration: the server's page is the same for every query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (prefill !== null && isFree && applied.current.address !== address) apply(prefill);
  }, [address, isJoined]);

  const differs = prefill !== null && prefill.subject !== '' && prefill.subject !== values.subject;
  return { offered: differs && !isFree && applied.current.address !== address ? prefill : null, apply };
}

/** Path of the previous page on this site; the current path if the browser does not report one. */
function pageBefore(): string {
  const { pathname, origin } = window.location;
  // Without the Navigation API, the referrer of the last full page load.
  const index = window.navigation?.currentEntry?.index ?? 0;
  const before = window.navigation?.entries()[index - 1]?.url ?? document.referrer;
  const url = readUrl(before);
  return url?.origin === origin ? url.pathname : pathname;
}

/** Name of the entry script, which identifies the build. */
function build(): string {
  for (const { text } of document.scripts) {
    const [name] = /index-\w+(?=\.js)/.exec(text) ?? [];
    if (name !== undefined) return name;
  }
  return 'unknown';
}

/** Context for technical questions; sent only if the sender agrees. */
function messageContext(): MessageContext {
  return { route: pageBefore().slice(0, 200), build: build() };
}

/** Key of the draft. */
const CONTACT_DRAFT = 'contact';

const TEXTS = {
  sent: {
    title: 'Message Sent Successfully',
    description: "We'll respond within 24-48 hours. Your message has been saved to our system.",
  },
  failed: { title: 'Submission Failed', fallback: 'Failed to submit your message. Please try again.' },
};

/** A message to the site's team. The draft is stored on the device until it is queued. */
export function ContactForm() {
  const { form, isRefused, refuse, reset } = useRefusedForm();
  const kept = useKeptForm(CONTACT_DRAFT, readKept, EMPTY_MESSAGE);
  const { values, setValues, state, handOver } = kept;
  const { offered, apply } = usePrefill(kept);
  const { isPending, send } = useSend(TEXTS, { corrects: true });
  const [context, setContext] = useState<MessageContext | null>(null);
  const { draft, errors } = readMessage(values);
  useDirtyForm(state === 'unsaved' || state === 'failed');

  // Adopts text typed into the server-rendered form before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (form.current === null) return;
    const early = readKept(Object.fromEntries(new FormData(form.current)));
    if (early !== null && JSON.stringify(early) !== JSON.stringify(values)) setValues(early);
  }, []);

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (draft === null) return refuse();
    const outcome = await send(
      { type: 'contact', draft: { ...draft, ...(context !== null && { context }) } },
      () => handOver(values),
    );
    // A refused message stays in the form for correction.
    if (outcome === 'sent' || outcome === 'waiting') {
      reset();
      setContext(null);
      handOver(values, EMPTY_MESSAGE);
    }
  }

  return (
    <form
      ref={form}
      className={card['card']}
      onSubmit={handleSubmit}
      noValidate
      aria-labelledby="contact-form"
    >
      <h2 id="contact-form">Send Us a Message</h2>
      {offered !== null && (
        <div className={checker['change']}>
          <SpokenNote>You have an unfinished message here.</SpokenNote>
          <Button type="button" variant="outline" onClick={() => apply(offered)}>
            Change its subject to “{offered.subject}”
          </Button>
        </div>
      )}
      <ContactFields values={values} errors={isRefused ? (errors ?? {}) : {}} onChange={setValues} />
      <label className={styles['check']}>
        <input
          type="checkbox"
          checked={context !== null}
          onChange={(event) => setContext(event.target.checked ? messageContext() : null)}
        />
        <span>
          Include the page I came from and the app’s version, for technical questions
          {context !== null && `: ${context.route}, ${context.build}`}
        </span>
      </label>
      <Button type="submit" disabled={isPending}>
        {isPending ? 'Sending...' : 'Send Message'}
      </Button>
    </form>
  );
}

import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContactPrefill } from '#domain/messages/contact-address';
import { readPrefill } from '#domain/messages/contact-prefill';
import type { KeptForm } from '../forms/use-kept-form.ts';
import type { ContactValues } from './contact-values.ts';

/**
 * Fills in what the address says, once; an unfinished message is left as it is.
 * @returns what could not be filled in without changing that message, and a function that does it
 */
export function usePrefill({ values, setValues, isRead }: KeptForm<ContactValues>) {
  const [query] = useSearchParams();
  const address = query.toString();
  const applied = useRef('');
  const prefill = isRead ? readPrefill(Object.fromEntries(query)) : null;
  const isFree = values.message.trim() === '';

  function apply(chosen: ContactPrefill) {
    applied.current = address;
    setValues({ ...values, category: chosen.category, subject: chosen.subject || values.subject });
  }

  // After hydration: the server's page is the same for every query.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    if (prefill !== null && isFree && applied.current !== address) apply(prefill);
  }, [address, isRead]);

  const differs = prefill !== null && prefill.subject !== '' && prefill.subject !== values.subject;
  return { offered: differs && !isFree && applied.current !== address ? prefill : null, apply };
}

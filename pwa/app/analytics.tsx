import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countableTerm } from '#domain/seo/search-term';
import { currentConsent, useConsent } from '../platform/database/consent.ts';
import { useSiteSettings } from '../platform/database/site-settings.ts';
import { measure, stopAnalytics } from '../platform/sync/analytics.ts';
import { isMeasuredOutside, startOutsideMeasurement, tag } from '../platform/sync/outside-measurement.ts';

/** Consent covers searches if it was given on this day or later. */
const SEARCHES_NAMED_SINCE = '2026-11-24';
/** A search unchanged for this long counts as typed to the end. */
const TYPED_AFTER_MS = 3_000;

/** The countable search in an address; a question to the assistant is not one. */
function searchOf(query: string): string | null {
  const params = new URLSearchParams(query);
  if (params.get('tab') === 'ai') return null;
  return countableTerm(params.get('search') ?? params.get('q') ?? '');
}

/**
 * Reports a page view on every change of route, and the words of a search, after consent only; consent given on a page
 * counts that page.
 */
export function Analytics() {
  const { pathname, search } = useLocation();
  const consent = useConsent();
  const allows = consent?.analytics === true;
  const allowsSearches = allows && consent.timestamp >= SEARCHES_NAMED_SINCE;
  const { measurementId } = useSiteSettings();
  // Consent withdrawn: unmounting discards the pending events.
  useEffect(() => stopAnalytics, []);
  useEffect(() => {
    if (!allows) stopAnalytics();
    else if (measurementId !== undefined) startOutsideMeasurement(measurementId);
  }, [allows, measurementId]);
  useEffect(() => {
    // Exclude the administrator's own page views.
    if (!allows || pathname.startsWith('/admin')) return;
    measure({ type: 'page-view', path: pathname });
    if (isMeasuredOutside()) tag('event', 'page_view', { page_path: pathname });
  }, [allows, pathname]);
  useEffect(() => {
    const term = allowsSearches ? searchOf(search) : null;
    if (term === null) return;
    const timer = setTimeout(() => measure({ type: 'search', term }), TYPED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [allowsSearches, search]);
  return null;
}

/** Reports a non-fatal error if the visitor had consented at the time it happened. */
export function reportException(reason: unknown, happenedAt = new Date()): void {
  const consent = currentConsent();
  if (consent?.analytics !== true || consent.timestamp > happenedAt.toISOString()) return;
  const description = reason instanceof Error ? `${reason.name}: ${reason.message}` : String(reason);
  measure({ type: 'exception', description, fatal: false });
  if (isMeasuredOutside()) tag('event', 'exception', { description, fatal: false });
}

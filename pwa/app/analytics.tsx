import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { countableTerm } from '#domain/seo/search-term';
import { currentConsent, useConsent } from '../platform/database/consent.ts';
import { useSiteSettings } from '../platform/database/site-settings.ts';
import { measure, stopAnalytics } from '../platform/sync/analytics.ts';
import { tag } from '../platform/sync/data-layer.ts';
import { isMeasuredOutside, startOutsideMeasurement } from '../platform/sync/outside-measurement.ts';

/** Since then the agreement covers searches; an earlier one did not name them. */
const SEARCHES_NAMED_SINCE = '2026-11-24';
/** A search that stays this long is one that was typed to its end. */
const TYPED_AFTER_MS = 3_000;

/** The search of an address, as it may be counted; a question to the assistant is none. */
function searchOf(query: string): string | null {
  const params = new URLSearchParams(query);
  if (params.get('tab') === 'ai') return null;
  return countableTerm(params.get('search') ?? params.get('q') ?? '');
}

/**
 * Reports a page view on every change of route, and the words of a search, after consent only; an agreement given on a
 * page counts that page.
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

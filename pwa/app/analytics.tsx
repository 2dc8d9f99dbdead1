import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { currentConsent, useConsent } from '../database/consent.ts';
import { useSiteSettings } from '../database/site-settings.ts';
import { measure, stopAnalytics } from '../sync/analytics.ts';
import { tag } from '../sync/data-layer.ts';
import { isMeasuredOutside, startOutsideMeasurement } from '../sync/outside-measurement.ts';

/** Reports a page view on every change of route, after consent only; an agreement given on a page counts that page. */
export function Analytics() {
  const { pathname } = useLocation();
  const allows = useConsent()?.analytics === true;
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

import { ACCOUNTS_CALLS } from './accounts.ts';
import { ACCOUNT_CALLS, ADMIN_CALLS } from './admin.ts';
import { SUBMISSION_CALLS } from './admin-recipes.ts';
import { ANALYTICS_CALLS } from './analytics.ts';
import { ASSISTANT_CALLS } from './assistant.ts';
import { AUDIT_LOG_CALLS } from './audit-log.ts';
import type { Call } from './call.ts';
import { DASHBOARD_CALLS } from './dashboard.ts';
import { EDITORIAL_CALLS } from './editorial.ts';
import { HOUSEHOLD_CALLS } from './household-records.ts';
import { INTAKE_CALLS, SAFETY_REPORT_CALLS } from './intake.ts';
import { NEWSLETTER_CALLS } from './newsletter-issue.ts';
import { NEWSLETTER_LINK_CALLS } from './newsletter-links.ts';
import { NOTICE_CALLS } from './notices.ts';
import { PASSKEY_CALLS } from './passkeys.ts';
import { PRODUCT_CALLS } from './products.ts';
import { PUSH_CALLS } from './pushed-reminders.ts';
import { READ_PAGE_CALLS } from './read-page.ts';
import { RECIPE_UPKEEP_CALLS } from './recipe-upkeep.ts';
import { CATALOGUE_CALLS } from './recipes.ts';
import { SEO_CALLS, SEO_CONTENT_CALLS } from './seo.ts';
import { SERVICE_CALLS } from './service.ts';
import { SITE_TOOL_CALLS } from './site-tools.ts';
import { SYNC_CALLS } from './sync.ts';
import { VISITOR_CALLS } from './visitor.ts';

/** Every call of the API. A test compares this list with the server's router. */
export const CALLS: readonly Call[] = Object.values({
  ...VISITOR_CALLS,
  ...INTAKE_CALLS,
  ...NEWSLETTER_LINK_CALLS,
  ...NEWSLETTER_CALLS,
  ...ANALYTICS_CALLS,
  ...ASSISTANT_CALLS,
  ...SUBMISSION_CALLS,
  ...SAFETY_REPORT_CALLS,
  ...SEO_CALLS,
  ...EDITORIAL_CALLS,
  ...ACCOUNT_CALLS,
  ...ACCOUNTS_CALLS,
  ...PASSKEY_CALLS,
  ...NOTICE_CALLS,
  ...AUDIT_LOG_CALLS,
  ...SEO_CONTENT_CALLS,
  ...PRODUCT_CALLS,
  ...RECIPE_UPKEEP_CALLS,
  ...SITE_TOOL_CALLS,
  ...DASHBOARD_CALLS,
  ...READ_PAGE_CALLS,
  ...SYNC_CALLS,
  ...HOUSEHOLD_CALLS,
  ...PUSH_CALLS,
  ...CATALOGUE_CALLS,
  ...ADMIN_CALLS,
  ...SERVICE_CALLS,
});

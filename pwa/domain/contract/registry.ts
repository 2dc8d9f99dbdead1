import type { Call } from './call.ts';
import { ACCOUNT_CALLS } from './calls/account.ts';
import { ACCOUNTS_CALLS } from './calls/accounts.ts';
import { ADMIN_CALLS } from './calls/admin.ts';
import { ANALYTICS_CALLS } from './calls/analytics.ts';
import { ASSISTANT_CALLS } from './calls/assistant.ts';
import { AUDIT_LOG_CALLS } from './calls/audit-log.ts';
import { CATALOGUE_CALLS } from './calls/catalogue.ts';
import { DASHBOARD_CALLS } from './calls/dashboard.ts';
import { EDITORIAL_CALLS } from './calls/editorial.ts';
import { HOUSEHOLD_CALLS } from './calls/household.ts';
import { INTAKE_CALLS } from './calls/intake.ts';
import { NEWSLETTER_CALLS } from './calls/newsletter.ts';
import { NEWSLETTER_LINK_CALLS } from './calls/newsletter-links.ts';
import { NOTICE_CALLS } from './calls/notices.ts';
import { PASSKEY_CALLS } from './calls/passkeys.ts';
import { PRODUCT_CALLS } from './calls/products.ts';
import { PUSH_CALLS } from './calls/push.ts';
import { READ_PAGE_CALLS } from './calls/read-page.ts';
import { RECIPE_UPKEEP_CALLS } from './calls/recipe-upkeep.ts';
import { SAFETY_REPORT_CALLS } from './calls/safety-reports.ts';
import { SEO_CALLS } from './calls/seo.ts';
import { SEO_CONTENT_CALLS } from './calls/seo-content.ts';
import { SERVICE_CALLS } from './calls/service.ts';
import { SITE_TOOL_CALLS } from './calls/site-tools.ts';
import { SUBMISSION_CALLS } from './calls/submissions.ts';
import { SYNC_CALLS } from './calls/sync.ts';
import { VISITOR_CALLS } from './calls/visitor.ts';

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

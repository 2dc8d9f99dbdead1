import { AUDIT_DAYS, COUNT_DAYS, MOST_CONTACT_DAYS } from '#domain/privacy/retention';
import type { Recipe } from '#domain/recipe/recipe';
import { momentBefore } from '../../lib/days.ts';
import { createAdministrators } from '../administrators.ts';
import { createAuditLog } from '../audit-log.ts';
import { createBackupRuns } from '../backup-runs.ts';
import { createChanges } from '../changes.ts';
import { createContactMessages, createContactReplies } from '../contact-messages.ts';
import { createCounterDays } from '../counter-days.ts';
import { createCounters } from '../counters.ts';
import type { Collection, Database, IndexDefinition } from '../database.ts';
import { createEpoch, type EpochDocument, requireFormat } from '../database-marks.ts';
import { createDevices } from '../devices.ts';
import { createEditorialActs } from '../editorial/editorial-acts.ts';
import { createErasure } from '../editorial/erasure.ts';
import { createPublished } from '../editorial/published.ts';
import { createHouseholdRecords } from '../households/household-records.ts';
import { createHouseholds } from '../households/households.ts';
import { recordCollection } from '../households/stored-records.ts';
import { createInvitations } from '../invitations.ts';
import { createLimits } from '../limits.ts';
import { createLinkChecks } from '../link-checks.ts';
import { createAudience } from '../newsletter/audience.ts';
import { createConfirmations, createGreetings } from '../newsletter/confirmations.ts';
import { createIssueDeliveries } from '../newsletter/issue-deliveries.ts';
import { createIssues } from '../newsletter/issues.ts';
import { createNewsletter } from '../newsletter/newsletter.ts';
import { createNoticeFeeds } from '../notice-feeds.ts';
import { createPasskeys } from '../passkeys.ts';
import { createPhotos } from '../photos.ts';
import { createPushedReminders } from '../pushed-reminders.ts';
import { createRecipes, type RecipeDocument, type Recipes } from '../recipes.ts';
import { createRevenueImports } from '../revenue-imports.ts';
import type { ReviewDocument } from '../review-document.ts';
import { createReviews } from '../reviews.ts';
import { Horizon, revisionCollections } from '../revisions/horizon.ts';
import { type Revised, RevisionLog } from '../revisions/revision-log.ts';
import { createSafetyReports } from '../safety-reports.ts';
import { createSearchConsole } from '../search-console.ts';
import { createServers } from '../servers.ts';
import { createSessions } from '../sessions.ts';
import { createShares } from '../shares.ts';
import { createSignInAttempts } from '../sign-in-attempts.ts';
import { createStats, createWaitingItems } from '../stats.ts';
import { createSubmissions } from '../submissions.ts';
import { createConversionRuns } from '../upkeep/conversion-runs.ts';
import { createFormerRecipes } from '../upkeep/former-recipes.ts';
import { createIndexSubmissions } from '../upkeep/index-submissions.ts';
import { returnAuthorNames } from '../upkeep/return-author-names.ts';
import { createUsedCodes } from '../used-codes.ts';

export type StorageOptions = {
  /** The built-in catalogue, updated at every start. */
  builtinRecipes: readonly Recipe[];
  /** Milliseconds since 1970; replaced in tests. */
  clock?: () => number;
  /** How long readers wait for an unfinished write; shorter in tests. */
  patienceMs?: number;
  /** Days after which visitors' messages are erased. */
  contactKeptDays?: number;
  /** Days after which they are erased once resolved or closed; 0 waits for `contactKeptDays`. */
  contactHandledDays?: number;
  /** Days after which daily counts are deleted; 0 keeps them forever. */
  countsKeptDays?: number;
  /** Days after which audit log entries are deleted; 0 keeps them forever. */
  auditKeptDays?: number;
};

/** Beside the log of the public rows, so that a household's writes don't make everybody read the catalogue again. */
const HOUSEHOLD_LOG = {
  claims: 'householdRevisions',
  markers: 'expiredHouseholdRevisions',
  floors: 'householdRevisionFloors',
};

/** Rows that the embedded engine reads between yields, because it runs in the process that serves visitors. */
const SNAPSHOT_PORTION = 500;

const REVIEW_INDEXES: IndexDefinition[] = [
  { name: 'revision', key: { revision: 1 } },
  { name: 'status', key: { status: 1, createdAt: 1 } },
  { name: 'createdAt', key: { createdAt: 1 } },
  { name: 'imageStatus', key: { imageStatus: 1 } },
];

async function createIndexes(
  recipes: Collection<RecipeDocument>,
  reviews: Collection<ReviewDocument>,
): Promise<void> {
  await recipes.createIndexes([{ name: 'revision', key: { revision: 1 } }]);
  await recipes.createIndexes([{ name: 'status', key: { status: 1 } }]);
  // One createIndexes per index: FerretDB fails a batch that includes an existing one.
  for (const index of REVIEW_INDEXES) await reviews.createIndexes([index]);
}

/** The repositories over an engine, with their start-up and maintenance tasks. */
export function assemble(database: Database, options: StorageOptions) {
  const { builtinRecipes, clock = Date.now, patienceMs } = options;
  const { contactKeptDays = MOST_CONTACT_DAYS, contactHandledDays = 0 } = options;
  const { countsKeptDays = COUNT_DAYS, auditKeptDays = AUDIT_DAYS } = options;
  const recipeDocuments = database.collection<RecipeDocument>('recipes');
  const reviewDocuments = database.collection<ReviewDocument>('reviews');
  const epoch = createEpoch(database.collection<EpochDocument>('meta'));
  const collections = revisionCollections(database);
  const ofHorizon = {
    clock: () => performance.now(),
    ...(patienceMs !== undefined && { patienceMs }),
    onReplaced: () => epoch.forget(),
  };
  const horizon = new Horizon(collections, ofHorizon);
  const revised = [recipeDocuments, reviewDocuments] as unknown as Collection<Revised>[];
  const log = new RevisionLog(collections, horizon, revised);
  const ofHouseholds = revisionCollections(database, HOUSEHOLD_LOG);
  const householdHorizon = new Horizon(ofHouseholds, ofHorizon);
  const householdRows = [recordCollection(database)] as unknown as Collection<Revised>[];
  const householdLog = new RevisionLog(ofHouseholds, householdHorizon, householdRows);

  const administrators = createAdministrators(database, clock);
  const usedCodes = createUsedCodes(database, clock);
  const submissions = createSubmissions({ database, recipes: recipeDocuments, log, clock });
  const greetings = createGreetings(database, clock);
  const reviews = createReviews(reviewDocuments, log, clock);
  const photos = createPhotos(database, clock);
  const contactMessages = createContactMessages(database, clock);
  const contactReplies = createContactReplies(database);
  const newsletter = createNewsletter(database, greetings);
  const issueDeliveries = createIssueDeliveries(database, clock);
  const issues = createIssues(database, clock, issueDeliveries, epoch);
  const safetyReports = createSafetyReports(database);
  const formerRecipes = createFormerRecipes(database, clock);
  const counters = createCounters(database, clock, countsKeptDays);
  const published = { review: reviewDocuments, recipe: recipeDocuments };
  const acts = createEditorialActs(database, published, log, clock);
  const erasure = createErasure({
    database,
    log,
    recipes: recipeDocuments,
    reviews,
    photos,
    submissions,
    contactMessages,
    contactReplies,
    newsletter,
    issues,
    safetyReports,
    formerRecipes,
  });
  const repositories = {
    administrators,
    auditLog: createAuditLog(database, clock, auditKeptDays),
    acts,
    erasure,
    published: createPublished(recipeDocuments, reviewDocuments),
    recipes: createRecipes(recipeDocuments, log, clock),
    reviews,
    submissions,
    usedCodes,
    passkeys: createPasskeys(database, clock),
    invitations: createInvitations(database, clock, usedCodes),
    sessions: createSessions(database, clock),
    devices: createDevices(database, clock),
    signInAttempts: createSignInAttempts(database, clock),
    limits: createLimits(database, clock),
    contactMessages,
    contactReplies,
    replyDeliveries: createIssueDeliveries(database, clock, 'replyDeliveries'),
    newsletter,
    greetings,
    confirmations: createConfirmations(database, clock, newsletter),
    audience: createAudience(database),
    issues,
    issueDeliveries,
    safetyReports,
    waitingItems: createWaitingItems(database),
    noticeFeeds: createNoticeFeeds(database, clock),
    searchConsole: createSearchConsole(database, clock),
    formerRecipes,
    conversionRuns: createConversionRuns(database, clock),
    indexSubmissions: createIndexSubmissions(database, clock),
    shares: createShares(database, clock),
    photos,
    counters,
    counterDays: createCounterDays(database, () => counters.flush(), clock, countsKeptDays),
    revenueImports: createRevenueImports(database, clock),
    households: createHouseholds(database, clock),
    householdRecords: createHouseholdRecords({
      database,
      log: householdLog,
      horizon: householdHorizon,
      epoch,
      clock,
    }),
    pushedReminders: createPushedReminders(database, clock),
    linkChecks: createLinkChecks(database, clock),
    backupRuns: createBackupRuns(database, clock),
    servers: createServers(database),
    stats: createStats(administrators, recipeDocuments, reviewDocuments, submissions),
    changes: createChanges({
      recipes: recipeDocuments,
      reviews: reviewDocuments,
      horizon,
      epoch,
      ...(database.engine === 'embedded' && { portion: SNAPSHOT_PORTION }),
    }),
  };
  return {
    repositories,
    log,
    async initialise(): Promise<void> {
      await requireFormat(database);
      await createIndexes(recipeDocuments, reviewDocuments);
      for (const each of Object.values(repositories)) if ('createIndexes' in each) await each.createIndexes();
      await administrators.migrateNames();
      await epoch.get();
      if (database.engine === 'embedded') {
        await log.takeOver();
        await householdLog.takeOver();
      }
      await updateShippedRecipes(repositories.recipes, builtinRecipes);
      await submissions.carryOutDecisions();
      await acts.carryOutActs();
      await returnAuthorNames({ database, recipes: recipeDocuments, acts, clock });
    },
    async maintain(): Promise<void> {
      // A restore may have replaced it.
      epoch.forget();
      await log.repair();
      await log.compact();
      await householdLog.repair();
      await householdLog.compact();
      await submissions.carryOutDecisions();
      await acts.carryOutActs();
      for (const each of Object.values(repositories)) if ('sweep' in each) await each.sweep();
      await repositories.counterDays.sumUp();
      await newsletter.indexTokens();
      await contactMessages.eraseBefore(momentBefore(clock(), contactKeptDays));
      if (contactHandledDays > 0)
        await contactMessages.eraseHandledBefore(momentBefore(clock(), contactHandledDays));
    },
  };
}

/** Recipes updated concurrently. */
const PARALLEL = 8;

/**
 * Updates the stored catalogue to the shipped one: inserts missing recipes, and replaces unedited ones whose shipped
 * content has changed. Idempotent, also across processes.
 */
async function updateShippedRecipes(recipes: Recipes, shipped: readonly Recipe[]): Promise<void> {
  const waiting = [...shipped];
  async function work(): Promise<void> {
    for (let recipe = waiting.shift(); recipe !== undefined; recipe = waiting.shift()) {
      await recipes.upsertBuiltin(recipe);
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, work));
}

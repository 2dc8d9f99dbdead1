import { namedGroup as group, iconsOf as icons, modulesOf as of } from './named-groups.ts';
import { SHOP_GROUPS } from './shop-groups.ts';

/**
 * Modules shared between pages, one chunk per area: every chunk is precached, and small ones compress worse. A
 * route's screen keeps its own chunk. Modules loaded when idle are separate from those loaded on click. A group with
 * a style sheet brings it to every importer of any of its modules, including the pages of the landing screens.
 */
export const AREA_GROUPS = [
  group(
    'consent',
    of('domain/consent'),
    of('platform/database', 'consent|recents'),
    of('platform/sync', 'data-layer'),
    of('app', 'consent-banner'),
  ),
  group(
    'forms',
    of('platform/database', 'draft-stamp|drafts'),
    of('screens/parts/forms', 'kept-status|use-correctable-send|use-kept-form'),
  ),
  group(
    'units',
    of('domain/units', 'unit-system'),
    of('domain/reference', 'supplements'),
    of('domain/recipe', 'amount-and-name|storage-words'),
    of('domain/plan', 'change-over'),
  ),
  group(
    'recipe-basics',
    of('domain/catalogue', 'author-line|breadcrumb'),
    of('screens/parts/page', 'no-such-recipe'),
  ),
  group(
    'recipe-verdict',
    of('components', 'nutrient-words'),
    of('screens/recipe', 'nutrition-judged-for|nutrition-of|nutrition-stage-words|verdict-vet-notice'),
    of('screens/parts/nutrition', 'use-closure'),
  ),
  // On the home page and the calculators; the others wait in the next group.
  group(
    'tool-icons',
    icons('cat|dog|octagon-exclamation-point|triangle-exclamation-point'),
    of('screens/parts/nutrition', 'animals'),
  ),
  // On the pages with a recipe to write.
  group('form-icons', icons('bone|book-heart|leaf|undo-2')),
  group('verdict-marks', icons('badge-check|circle-question-mark'), of('components', 'not-judged')),
  group(
    'icons',
    icons(
      'calculator|camera|circle-check|circle-x|house|info|mail|minus|printer|shield-check|award|users' +
        '|download|link|package|pencil|pencil-line|trash|copy|eraser|bell-ring|pause|play|list-checks|timer|volume-2|volume-x|circle-question-mark|badge-check',
    ),
  ),
  ...SHOP_GROUPS,
  group(
    'calculator-parts',
    of('screens/parts/calculators', 'calculator'),
    of('domain/reference', 'dog-breeds|dog-breed-rows'),
    of('domain/pet', 'cat-calculator|dog-calculator|nutrition-result'),
    of('domain/nutrition', 'intake-share'),
    of('domain/pet', 'age-text|mature-weight|plausible-weight'),
    of('domain/nutrition', 'pet-needs'),
    of('screens/parts/profile', 'activity-field|run-profile-command|weight-field'),
    of(
      'screens/parts/calculators',
      'daily-energy-field|in-bounds|number-format|result-rows|use-chosen-energy|vet-advice',
    ),
  ),
  group(
    'pet-calculators',
    of('screens/parts/calculators', '(?!calculator\\b)[a-z-]+'),
    of('domain/reference', 'cat-breeds'),
  ),
  // For the lists of a species, which open a profile only on click.
  group('profile-panels', of('screens/parts/profile', 'cat-profile-panel|dog-profile-panel|profile-panel')),
  group(
    'weights',
    of(
      'screens/parts/profile',
      'add-weight|weight-chart|weight-history|weight-points|weight-table|weight-words',
    ),
    of('platform/database', 'weigh-ins'),
    of('domain/pet', 'weight-trend'),
  ),
  group('profiles', of('screens/parts/profile')),
  group(
    'amounts',
    of(
      'domain/units',
      'body-weight|energy-text|format-quantity|mass|mass-text|measured-dose|portion-text|us-mass|us-volume|units',
    ),
    of('domain/pet', 'daily-energy|feeding|reference-band|energy-animal'),
    of('domain/recipe', 'energy-density'),
    of('screens/parts/page', 'use-mass-text'),
  ),
  group(
    'plan-tables',
    of('domain/reference', 'supplement-doses'),
    of('domain/cook', 'scaled-amount|scaled-line|scaled-supplement'),
    of('domain/recipe', 'cost-breakdown'),
    of(
      'domain/plan',
      'calendar|feeding-schedule|packs|plan-bounds|plan-cost|plan-edits|plan-view|planned-animal|planned-pet|whole-batches',
    ),
  ),
  // The calculators show no list.
  group(
    'list-tables',
    of('domain/reference', 'aisles|shop-item-rows|shop-items'),
    of('domain/plan', 'purchase|shopping-list'),
  ),
  group(
    'plan-parts',
    icons('calendar-plus'),
    of('screens/parts/plan', 'add-to-plan|days-text|share-text'),
    of('screens/tools', 'feeding-calculator|recipe-field|use-feeding-form'),
    of('screens/parts/market', 'price-note'),
  ),
  group(
    'shopping-parts',
    of('domain/plan', 'shopping|list-recipes|list-text|device-plan-view'),
    of('platform/database', 'shopping'),
    of('screens/parts/shopping'),
    of('screens/parts/plan', 'recipe-row|stepper|undo-line|use-undo|use-plan-view'),
  ),
  group('batch-parts', of('screens/parts/plan', 'batch-list|pack-list|plan')),
  group('submit-late', of('screens/submit', 'row-notes|submit-chips|submit-results')),
  group(
    'own-parts',
    of('screens/parts/own'),
    of('screens/parts/nutrition', 'checked-words'),
    of('screens/parts/submission', 'read-submission|standing-submission|submit-values'),
    of('domain/own', 'words-of-recipe'),
    of('screens/recipe', 'copy-as-own'),
  ),
  group('own-cards', of('platform/own', 'all-cards|own-recipes'), of('screens/parts/page', 'run-command')),
  group('own-page', of('screens/recipe', 'own-actions|own-photo|own-verdict|submit-own')),
  group(
    'own-making',
    of('domain/own', 'make-own-recipe'),
    of('domain/submission', 'recipe-from-submission|submitted-lines'),
  ),
  group(
    'recipe-texts',
    of('domain/recipe', 'estimated-time|ingredient-text'),
    of('domain/catalogue', 'search-terms|social-image|structured-data'),
    of('domain/interchange', 'json-record|recipe-property|recipe-to-schema-org'),
    of('domain/interchange', 'own-to-page|own-to-schema-org'),
    of('screens/parts/page', 'save-file|save-recipe-file'),
  ),
  group(
    'answers',
    of('domain/assistant', 'audit-answer|explain-steps|illnesses|listed-salt|toxic-line|listed|explanation'),
    of('domain/assistant', 'cooking-steps|dough-steps|last-steps|pot-steps'),
    of('domain/cook', 'joined-names|name-lists|method-texts|method-steps'),
  ),
  group(
    'recipes-for-pets',
    of(
      'domain/assistant',
      'for-pet|larder|compose-batch|complete-recipe|create-recipe|recipe-facts|candidates|measures|rank|recommend' +
        '|food-group-rows|food-groups|foods-named|stop-words|topics|question',
    ),
  ),
  group('report-flag', icons('flag'), of('screens/parts/safety-report', 'report-flag')),
  group(
    'assistant-parts',
    of('domain/assistant', 'answers'),
    of('domain/contract/calls', 'assistant'),
    of('platform/sync', 'assistant'),
    of('screens/parts/assistant'),
  ),
  group(
    'safety-parts',
    of(
      'domain/safety/audit',
      'audit-recipe|recipe-method|fix-ingredient|fix-step|fix-unsafe|recipe-flags|safe-swaps|safety-sentences|salt|unique-flags',
    ),
    of('domain/analysis', 'line-warnings'),
    of('screens/parts/nutrition', 'flagged-lines'),
  ),
  group(
    'line-reading',
    of(
      'domain/analysis',
      'analyse-recipe|read-lines|source-audit|understood-line|line-questions?|near-food|which-food',
    ),
    of('domain/nutrition', 'cooking-manner|cooked-yield'),
  ),
  // For the safety guard too, which reads no amounts.
  group('line-words', of('domain/ingredient-line', 'food-kind-words|vague-amount'), of('domain/cooking')),
  group(
    'line-amounts',
    // Only the administrator converts lines.
    of('domain/ingredient-line', '(?!convert-line)[a-z-]+'),
    of('domain/reference', 'food-aliases|loose-amounts'),
    of('domain/recipe', 'step-lines'),
    of('domain/units', 'memoised'),
  ),
  // Beside the nutrients of a day and of a recipe, without the reading of lines.
  group(
    'nutrient-bars',
    of('screens/parts/nutrition', 'closure-notes|over-notes'),
    of('components', 'nutrient-bar'),
  ),
  group(
    'tool-results',
    of(
      'screens/parts/nutrition',
      'check-bowl|closure-panel|cooking-remarks|line-correction|line-item|line-words|lines-card|nutrients-card|safety-card|safety-words|verdict-card|verdict-words',
    ),
    of('screens/tools', 'checker-results|facts-card|summary-bar'),
    of('screens/parts/submission', 'submit-check'),
    of('domain/analysis', 'food-choices'),
  ),
  group(
    'tool-parts',
    icons('clipboard-paste|file-up|cloud-off'),
    of('screens/parts/import', 'import-offer|import-target|recipe-file-button'),
    of('domain/interchange', 'recipe-files'),
    of('screens/parts/nutrition', 'change-note|not-loaded|stage-labels'),
  ),
  group(
    'import-parts',
    of('screens/import', '(?!import-page)[a-z-]+'),
    of('screens/parts/import', '(?!read-parts|take-in)[a-z-]+'),
  ),
  group(
    'reminders',
    icons('bell'),
    of('domain/plan', 'reminder'),
    of('platform/database', 'reminders'),
    of('platform/sync', 'reminder-watch'),
    of('screens/parts/notices'),
  ),
  group('verdict-for-pet', of('screens/recipe', 'verdict-for-pet|judged-for-pet')),
  group(
    'reviews',
    icons('star'),
    of('screens/parts/reviews'),
    of('platform/database', 'reviews'),
    of('domain/outbox', 'withdrawal-of'),
  ),
  group(
    'messages',
    of('screens/parts/share', 'email-share-form|share-values'),
    of('screens/parts/contact', 'contact-fields|contact-values'),
    of('screens/parts/newsletter', 'newsletter-form'),
    of('screens/parts/safety-report', 'report-dialog|report-fields|report-values|use-report-draft'),
    of('domain/safety/audit', 'guard-version'),
  ),
  group(
    'consent-parts',
    of('app', 'consent-banner|consent-dialog'),
    of('screens/parts/consent', 'consent-choices'),
    of('components', 'switch'),
  ),
  group(
    'queue-styles',
    /\/pwa\/screens\/(?:queue\/item-words|parts\/page\/(?:item-card|list-page))\.module\.css$/,
  ),
  // Read by the queue's page too, which needs nothing of the plans.
  group(
    'import-inbox',
    of('platform/imports'),
    of('domain/contract', 'link'),
    of('screens/parts/import', 'link-of'),
  ),
  // Online only: the server computes what these screens show.
  group(
    'seo-parts',
    of('screens/seo', '(?!seo-audit\\b|seo-dashboard\\b)[a-z-]+'),
    of('platform/sync', 'seo'),
    of('domain/seo', 'finding|score'),
    of('domain/contract', 'seo|seo-content|search-console'),
    of('domain/contract/calls', 'seo|seo-content'),
  ),
  group('offline-screens', of('screens/offline', 'admin-offline|needs-network|seo-offline')),
  group(
    'guide-words',
    of('domain/guides', 'guide-kind|guide-slug|guide-trail'),
    of('screens/guides', 'guide-facts'),
    of('screens/parts/guides', 'load-guide'),
  ),
  group('card-picks', of('domain/catalogue', 'by-merit|featured-cards|popular-cards')),
  // The administrator's dashboards show them too.
  group('seo-charts', of('screens/parts/charts')),
  group(
    'device-late',
    of('platform/database', 'cooked-days'),
    of('domain/cook', 'cooked-days'),
    of('domain/own', 'recipe-notes'),
  ),
  group(
    'bowl-drawing',
    of('domain/illustration', 'colour|ears|empty-bowl|organic|picture|svg|ware'),
    of('domain/text', 'escape-markup'),
  ),
];

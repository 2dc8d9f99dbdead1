import { modulesOf, namedGroup } from './named-groups.ts';

/**
 * Modules that pages load soon after their first paint or on the first click, where `idle-groups.ts` cannot tell: what belongs
 * together here is used together by people, not by one root. Only modules that no landing screen imports statically, or they
 * join the first load; the budgets show it.
 */
export const LATE_GROUPS = [
  // The words of the screens that read ingredients.
  namedGroup(
    'line-parts',
    modulesOf('screens/parts/nutrition', 'checker-lines|checker-values|question-words|servings'),
  ),
  // Items of the queue, and the forms' way into it.
  namedGroup(
    'sending',
    modulesOf('domain/outbox', 'write-item|new-entry|item-title|photo'),
    modulesOf('domain/messages', 'contact-message|email-share|sign-up|safety-report'),
    modulesOf('domain/submission', 'submission|generic-message'),
    modulesOf('domain/text', 'email'),
    modulesOf('domain/review', 'photos'),
    modulesOf('platform/outbox', 'outbox-commands|commands'),
    modulesOf('screens/parts/forms', 'await-delivery|use-correctable-send|use-placing|use-send'),
  ),
  // One style sheet for the forms and their results: one by one they are six requests before the paint.
  namedGroup(
    'tool-styles',
    modulesOf('components', 'choice-field|form-row'),
    /\/pwa\/screens\/(?:tools|parts\/(?:submission|import))\/[a-z-]+\.module\.css$/,
    /\/pwa\/screens\/parts\/nutrition\/(?:calorie|checker|line-correction|result-cards|tool-card)\.module\.css$/,
  ),
  // A sentence each, for several areas.
  namedGroup(
    'few-words',
    modulesOf('domain/guides', 'guide-words'),
    modulesOf('domain/text', 'day-text'),
    modulesOf('domain/messages', 'contact-address'),
    modulesOf('screens/parts/plan', 'batches-text'),
  ),
  // Numbers as people type and write them.
  namedGroup(
    'numbers',
    modulesOf('components', 'number-field'),
    modulesOf('domain/units', 'typed-number|written-number'),
  ),
  // The library comes with the fields that need it.
  namedGroup('breed-field', modulesOf('screens/parts/profile', 'breed-field')),
  namedGroup(
    'combobox',
    modulesOf('components', 'combobox'),
    modulesOf('domain/text', 'typed-words'),
    /\/node_modules\/(?:downshift|compute-scroll-into-view|prop-types|react-is|@babel\/runtime)\//,
  ),
  // Times in words, for cook mode, forms, import and assistant.
  namedGroup(
    'times',
    modulesOf('domain/units', 'durations'),
    modulesOf('domain/recipe', 'cook-minutes|step-durations'),
  ),
  // Parts of the frame that load after hydration.
  namedGroup(
    'late-frame',
    modulesOf(
      'app',
      'app-badge|appearance-choice|consent-gate|deferred-toaster|deferred-ui|dock|install-card|install-snooze|update-bar|use-link-news',
    ),
    // Their styles are painted with every page.
    /\/pwa\/app\/(?:footer|sync-state)\.tsx$/,
    modulesOf('components', 'deferred-tips|tip|tip-delays'),
    modulesOf('platform/database', 'due-here'),
    modulesOf('platform/sync', 'push-badge'),
    modulesOf('screens/parts/page', 'offline-sentence'),
  ),
  namedGroup('kitchen-questions', modulesOf('platform/database', 'late-question|plans')),
  // Queries of plan and shopping list.
  namedGroup(
    'kitchen-rows',
    modulesOf('platform/database', 'stored-plan|stored-shopping'),
    modulesOf('domain/plan', 'plan'),
  ),
];

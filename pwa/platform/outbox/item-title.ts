import type { SafetyReportKind } from '#domain/messages/safety-report';
import type { NewsletterList } from '#domain/messages/sign-up';
import type { NewEntry } from './new-entry.ts';

export const REVIEW_OF = 'Review of ';
export const E_MAIL_ABOUT = 'E-mail about ';

const LISTS: Record<NewsletterList, string> = {
  dog: 'Weekly dog food tips',
  cat: 'Weekly cat food tips',
  general: 'Weekly dog and cat tips',
};

const REPORTS: Record<SafetyReportKind, string> = {
  'false-alarm': 'Report of a false alarm',
  missed: 'Report of a missed danger',
};

/**
 * Title of an entry in the queue: 'Review of Chicken & Brown Rice Bowl'. Outlives the text, so it reveals none of it.
 */
export function entryTitle(entry: NewEntry): string {
  switch (entry.type) {
    case 'review':
      return `${REVIEW_OF}${entry.recipeTitle}`;
    case 'share':
      return `${E_MAIL_ABOUT}${entry.recipeTitle}`;
    case 'recipe':
      return `Recipe: ${entry.draft.title}`;
    case 'contact':
      return 'Message to Bowlful';
    case 'newsletter':
      return LISTS[entry.draft.list];
    case 'withdrawal':
      return `Withdrawal of your review of ${entry.recipeTitle}`;
    case 'report':
      return REPORTS[entry.draft.kind];
  }
}

export function photoTitle(recipeTitle: string): string {
  return `Photo for your review of ${recipeTitle}`;
}

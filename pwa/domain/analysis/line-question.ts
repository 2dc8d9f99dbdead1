import type { ChoiceCode, QuestionCode } from './line-codes.ts';

/** An answer and the unambiguous line that replaces the original; empty text removes the line. */
export type LineChoice = { code: ChoiceCode; text: string; isRead: boolean };

export type LineQuestion = {
  code: QuestionCode;
  choices: LineChoice[];
  /** Lowest share of the weight that counts while the question is open, 0 to 1. */
  leastShare: number;
  /** The dangerous food that is named, in the words of the line. */
  food?: string;
};

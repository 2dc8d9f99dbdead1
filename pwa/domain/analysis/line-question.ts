import type { ChoiceCode, QuestionCode } from '../contract/line-codes.ts';

/** An answer, with the line that says so in place of the one that left it open; empty where the line goes. */
export type LineChoice = { code: ChoiceCode; text: string; isRead: boolean };

export type LineQuestion = {
  code: QuestionCode;
  choices: LineChoice[];
  /** Least share of the weight while the question is open, 0 to 1. */
  leastShare: number;
};

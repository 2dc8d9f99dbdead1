import type { ChoiceCode, QuestionCode } from '../contract/line-codes.ts';

/** An answer, with the line that says so in place of the one that left it open; empty where the line goes. */
export type LineChoice = { code: ChoiceCode; text: string; isRead: boolean };

export type LineQuestion = {
  code: QuestionCode;
  choices: LineChoice[];
  /** Share of the weight that is counted at the least while nobody has answered, 0 to 1. */
  leastShare: number;
};

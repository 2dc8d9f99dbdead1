/** Methods of determining the grams of a line. */
export const LINE_BASES = ['mass', 'density', 'household', 'piece', 'strength'] as const;
export type LineBasis = (typeof LINE_BASES)[number];

/** Kinds of ambiguity of a line. */
export const QUESTION_CODES = [
  ...(['optional', 'use-part', 'bone-share', 'which-food', 'near-food', 'skin', 'raw-or-cooked'] as const),
  ...(['strength', 'label', 'which-amount', 'named-food'] as const),
] as const;
type QuestionCode = (typeof QUESTION_CODES)[number];

/** Answers to the questions about a line. */
export const CHOICE_CODES = [
  ...(['include', 'leave-out', 'part', 'whole', 'boneless', 'bone', 'food', 'raw', 'dry', 'cooked'] as const),
  ...(['skinless', 'with-skin', 'strength', 'amount', 'not-in', 'a-little', 'in'] as const),
] as const;
type ChoiceCode = (typeof CHOICE_CODES)[number];

/** Kinds of doubtful reading that a person should check. */
export const WARNING_CODES = ['absurd-amount', 'negative-amount', 'unlikely-weight'] as const;
export type WarningCode = (typeof WARNING_CODES)[number];

/** An answer and the unambiguous line that replaces the original; empty text removes the line. */
export type LineChoice = { code: ChoiceCode; text: string; isRead: boolean };

export type LineQuestion = {
  code: QuestionCode;
  choices: LineChoice[];
  /** Lowest share of the weight that counts while the question is open, 0 to 1. */
  leastShare: number;
  /** The dangerous food, in the words of the line. */
  food?: string;
};

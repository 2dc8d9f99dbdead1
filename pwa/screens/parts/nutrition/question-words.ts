import type { WarningCode } from '#domain/analysis/line-codes';
import type { LineChoice, LineQuestion } from '#domain/analysis/line-question';

const QUESTIONS: Record<LineQuestion['code'], string> = {
  optional: 'Optional: does it go in?',
  'use-part': 'Does a part of it go in, or the whole?',
  'with-bones': 'Is the weight with its bones? If so, correct it to the meat alone.',
  'which-food': 'Which of them is it?',
  'near-food': 'We have no figures for this food. Is this near enough?',
  skin: 'With skin or without? Skin is half fat.',
  'raw-or-cooked': 'Weighed raw or cooked?',
};

/** The open question of a line. */
export function questionWords({ code, choices }: Pick<LineQuestion, 'code' | 'choices'>): string {
  const isDry = choices.some((choice) => choice.code === 'dry');
  return isDry ? 'Weighed dry or cooked? It makes a threefold difference.' : QUESTIONS[code];
}

const CHOICES: Record<Exclude<LineChoice['code'], 'food'>, string> = {
  include: 'It goes in',
  'leave-out': 'Leave it out',
  part: 'The part',
  whole: 'The whole',
  boneless: 'No, without bones',
  raw: 'Raw',
  dry: 'Dry',
  cooked: 'Cooked',
  skinless: 'Skinless',
  'with-skin': 'With skin',
};

/** Label of a choice; between two foods, the line itself. */
export function choiceWords({ code, text }: Pick<LineChoice, 'code' | 'text'>): string {
  return code === 'food' ? text : CHOICES[code];
}

const WARNINGS: Record<WarningCode, string> = {
  'absurd-amount': 'No kitchen weighs out that much, so the amount is not counted. Please correct it.',
  'negative-amount':
    'A minus sign stands before the amount, so it is not counted. If it is a dash, put a space after it.',
  'unlikely-weight': 'Far from what this usually weighs: please look at the amount again.',
};

/** A warning as a sentence. */
export function warningWords(code: WarningCode): string {
  return WARNINGS[code];
}

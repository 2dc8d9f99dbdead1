import type { LineChoice, LineQuestion, WarningCode } from '#domain/analysis/analysis';

const QUESTIONS: Record<Exclude<LineQuestion['code'], 'named-food'>, string> = {
  optional: 'Optional: does it go in?',
  'use-part': 'Does part of it go in, or the whole?',
  'bone-share':
    'How much bone does your pet eat with it? If you take the bones out, enter the weight of the meat alone.',
  strength: 'How strong is one? See its label.',
  label: 'What does its label say? We work out no doses beside it until we know.',
  'which-food': 'Which of them is it?',
  'near-food': 'We have no figures for this food. Is this near enough?',
  skin: 'With skin or without? Skin is a third fat.',
  'raw-or-cooked': 'Weighed raw or cooked?',
  'which-amount': 'How much is that?',
};

/** 'Garlic is named here. Is it in the bowl?' */
export function namedFoodWords(food: string): string {
  return `‘${food.charAt(0).toUpperCase()}${food.slice(1)}’ is named here. Is it in the bowl?`;
}

/** The open question of a line. */
export function questionWords({
  code,
  choices,
  food = '',
}: Pick<LineQuestion, 'code' | 'choices' | 'food'>): string {
  if (code === 'named-food') return namedFoodWords(food);
  const isDry = choices.some((choice) => choice.code === 'dry');
  if (code === 'which-amount' && choices.length === 0) return 'How much is that? Change it to one amount.';
  return isDry ? 'Weighed dry or cooked? It makes a threefold difference.' : QUESTIONS[code];
}

const CHOICES: Record<Exclude<LineChoice['code'], 'food' | 'amount' | 'bone' | 'strength'>, string> = {
  include: 'It goes in',
  'leave-out': 'Leave it out',
  part: 'The part',
  whole: 'The whole',
  boneless: 'None',
  raw: 'Raw',
  dry: 'Dry',
  cooked: 'Cooked',
  skinless: 'Skinless',
  'with-skin': 'With skin',
  'not-in': 'No, it is not in it',
  'a-little': 'A little, on a label',
  in: 'Yes',
};

/** Label of a choice; between two foods or amounts, the line itself. */
export function choiceWords({ code, text }: Pick<LineChoice, 'code' | 'text'>): string {
  if (code === 'food' || code === 'amount') return text;
  if (code === 'bone') return `About ${/(\d+% )bone$/.exec(text)?.[1]?.trim() ?? ''}`;
  if (code === 'strength') return /, label: (.*) (?:each|in total)$/.exec(text)?.[1] ?? text;
  return CHOICES[code];
}

const WARNINGS: Record<WarningCode, string> = {
  'absurd-amount': 'No kitchen weighs out that much, so we don’t count the amount. Please correct it.',
  'negative-amount':
    'You put a minus sign before the amount, so we don’t count it. If it’s a dash, put a space after it.',
  'unlikely-weight': 'Far from what this usually weighs: please look at the amount again.',
};

/** A warning as a sentence. */
export function warningWords(code: WarningCode): string {
  return WARNINGS[code];
}

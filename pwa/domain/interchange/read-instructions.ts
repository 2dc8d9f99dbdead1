import { asList, isOfType, isRecord, type JsonRecord, read } from './json-record.ts';
import { namedStep } from './named-step.ts';
import { plainLines, plainText } from './plain-text.ts';
import { withLabels } from './step-labels.ts';

/** Nested sections are rare; deeper nesting is junk. */
const DEEPEST = 6;
/** Length limit of a step, in characters. */
const LONGEST_STEP = 1000;

/** 'Step 1: ', '2) ', '3. ' before a step: redundant with its place in the list. */
const NUMBER = /^(?:step\s*\d{1,2}\s*[.:)\-–]?|\d{1,2}\s*[.:)])\s+/i;

/** Properties in which sites put the parts of a section, a list or a step. */
const INNER = ['itemListElement', 'step', 'steps', 'item', '@list'] as const;

/**
 * The steps of a recipe: texts, lists of them, HowToStep, HowToSection, ItemList, nested or not. A label ('For the sauce:')
 * stays with the step it heads.
 */
export function readInstructions(value: unknown): string[] {
  return withLabels(stepsOf(value, 0));
}

function stepsOf(value: unknown, depth: number): string[] {
  if (depth > DEEPEST) return [];
  const values = asList(value);
  const [only] = values;
  if (values.length === 1 && typeof only === 'string') return stepsOfText(only);
  return values.flatMap((entry) => {
    if (isRecord(entry)) return stepsOfNode(entry, depth);
    if (Array.isArray(entry)) return stepsOf(entry, depth + 1);
    return stepOf(plainText(entry));
  });
}

function stepsOfNode(node: JsonRecord, depth: number): string[] {
  const text = read(node, 'text') ?? read(node, 'description') ?? read(node, '@value');
  const name = plainText(read(node, 'name'));
  if (typeof text === 'string') return stepsOfText(text, name);
  const inner = INNER.map((name) => read(node, name)).find((value) => value !== undefined);
  const steps = stepsOf(inner, depth + 1);
  if (steps.length === 0) return stepOf(name);
  // A section's name stays with its first step: 'For the broth: Cover the bones …'; a step's is its beginning.
  if (name === null || isOfType(node, 'HowToStep')) return steps;
  return steps.map((step, at) => (at === 0 ? `${name.replace(/:$/, '')}: ${step}` : step));
}

/** Splits a text: one step per line, else by its numbers, else whole. A name may be its beginning. */
function stepsOfText(text: string, name: string | null = null): string[] {
  const lines = plainLines(text);
  const [first = '', ...others] = lines;
  const named = namedStep(name, first);
  return (lines.length === 1 ? splitAtNumbers(named) : [named, ...others]).flatMap(stepOf);
}

/** '1. Boil. 2. Drain.' → both steps; the numbers must count up from 1. */
function splitAtNumbers(text: string): string[] {
  if (!/^(?:step\s*)?1\s*[.:)]/i.test(text)) return [text];
  const steps: string[] = [];
  let rest = text;
  for (let next = 2; ; next += 1) {
    const at = rest.search(new RegExp(String.raw`\s(?:step\s*)?${next}\s*[.:)]\s`, 'i'));
    if (at === -1) return [...steps, rest];
    steps.push(rest.slice(0, at));
    rest = rest.slice(at + 1);
  }
}

function stepOf(text: string | null): string[] {
  const step = (text ?? '').replace(NUMBER, '').trim();
  if (step.length <= LONGEST_STEP) return step === '' ? [] : [step];
  return packed(step.split(/(?<=[.!?])\s+/));
}

/** Joins sentences up to the length of a step. */
function packed(sentences: readonly string[]): string[] {
  const steps: string[] = [];
  for (const sentence of sentences) {
    const last = steps.at(-1);
    if (last !== undefined && last.length + sentence.length < LONGEST_STEP) {
      steps[steps.length - 1] = `${last} ${sentence}`;
    } else steps.push(sentence.slice(0, LONGEST_STEP));
  }
  return steps;
}

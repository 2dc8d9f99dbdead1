import { asList, isOfType, isRecord, type JsonRecord, read } from './json-record.ts';
import { plainLines, plainText } from './plain-text.ts';

/** 'Step 2', '3.', 'Instructions': says nothing of the step. */
const PLACE = /^(?:step|no\.?|part)?\s*(?:#?\d{1,3}\s*|#\s*)?[.:)]?$|^(?:instructions?|method|directions?)$/i;

/** Letters and digits only, for comparing names with texts. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Words of some weight without their endings ('mixing' and 'mixed' are 'mix'), and figures. */
const stems = (text: string) =>
  (text.toLowerCase().match(/\p{L}{3,}|\p{N}+/gu) ?? [])
    .filter((word) => !/^(?:the|and|for|with|your|into|from)$/.test(word))
    .map((word) => word.replace(/(?<=..)(?:ing|ed|e?s|e|y)$/, ''));

/**
 * Text of a step with both name and text. A name that repeats or heads the text is dropped; one that begins its sentence
 * ('Preheat the oven' · 'to 180 °C.'), or has words or figures that the text lacks, is kept.
 */
function namedStep(name: string | null, text: string): string {
  if (name === null || text === '' || PLACE.test(name)) return text;
  const [bareName, bareText] = [bare(name), bare(text)];
  const isSmall = /^\p{Ll}/u.test(text);
  if (bareName === '' || (isSmall ? bareText.startsWith(bareName) : bareText.includes(bareName))) return text;
  if (/^[,;)]/.test(text)) return `${name}${text}`;
  const isGoingOn = isSmall || /^\d/.test(text) || /[,–—-]$/.test(name);
  if (isGoingOn || /[.!?]$/.test(name)) return `${name} ${text}`;
  const said = stems(text);
  const isSaid = (stem: string) => said.some((each) => each.startsWith(stem) || stem.startsWith(each));
  return stems(name).every(isSaid) ? text : `${name}${name.endsWith(':') ? '' : '.'} ${text}`;
}

/** 'For the sauce:' is the heading of the steps that follow. */
const LABEL = /^(?:[^.!?]{1,59}:|(?:for|to make) (?:the|your) [\w'’-]+(?: [\w'’-]+){0,4} ?)$/i;
/** The name of the whole method, or a number that lost its step. */
const NOTHING =
  /^(?:(?:the )?(?:method|directions?|instructions?|steps?|preparation)|(?:step\s*)?\d{1,2})\s*[.:)]?$/i;

/** The steps with each label joined to the step it heads; a label without one is dropped. */
function withLabels(steps: readonly string[]): string[] {
  const joined: string[] = [];
  let label = '';
  for (const step of steps) {
    if (NOTHING.test(step)) continue;
    if (LABEL.test(step)) label = `${label}${step.replace(/\s*:$/, '')}: `;
    else {
      joined.push(label + step);
      label = '';
    }
  }
  return joined;
}

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

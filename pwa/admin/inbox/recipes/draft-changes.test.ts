import { describe, expect, it } from 'vitest';
import { pendingRecipe } from '../../admin-server.test-support.ts';
import { draftOf, type RecipeDraft } from './draft.ts';
import { draftChanges } from './draft-changes.ts';

const sent = draftOf(pendingRecipe());
const changesOf = (changes: Partial<RecipeDraft>) =>
  draftChanges(sent, { ...sent, ...changes }).map(({ label, pieces }) => [
    label,
    pieces
      .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `[+${text}+]` })[kind])
      .join(''),
  ]);

describe('a recipe compared with its submission', () => {
  it('lists nothing if nothing was changed', () => {
    expect(changesOf({})).toEqual([]);
  });

  it('shows word by word what changed in a text', () => {
    expect(changesOf({ title: 'Turkey and Pumpkin Bowl', servings: '6' })).toEqual([
      ['Title', 'Turkey and [-Carrot-][+Pumpkin+] Bowl'],
      ['Servings', '[-4-][+6+]'],
    ]);
  });

  it('shows a line that was changed, weighed, removed or added', () => {
    const [turkey, carrots] = sent.lines as [RecipeDraft['lines'][0], RecipeDraft['lines'][0]];
    expect(changesOf({ lines: [{ ...turkey, text: '400 g turkey mince' }, carrots] })).toEqual([
      ['Ingredient', '[-500-][+400+] g turkey mince'],
    ]);
    expect(changesOf({ lines: [turkey, { ...carrots, grams: '210' }] })).toEqual([
      ['Ingredient', '200 g carrots, grated[+ (210 g)+]'],
    ]);
    expect(changesOf({ lines: [turkey] })).toEqual([['Ingredient', '[-200 g carrots, grated-]']]);
    expect(changesOf({ lines: [...sent.lines, { key: 9, text: '5 g eggshell', grams: '' }] })).toEqual([
      ['Ingredient', '[+5 g eggshell+]'],
    ]);
  });

  it('shows removed steps and changed check boxes', () => {
    const [first] = sent.steps as [RecipeDraft['steps'][0]];
    expect(changesOf({ steps: [first], isOrganic: true })).toEqual([
      ['Organic', '[-No-][+Yes+]'],
      ['Step', '[-Add the carrots and simmer for 15 minutes.-]'],
    ]);
  });
});

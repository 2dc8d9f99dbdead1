import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { CompletenessRow, NutrientStatus } from '#domain/nutrition/completeness';
import type { Standard, TargetId } from '#domain/reference/targets';
import { OverNotes } from './nutrients-card.tsx';

afterEach(cleanup);

const row = (nutrient: TargetId, status: NutrientStatus): CompletenessRow => ({
  nutrient,
  status,
  amount: 160,
  minimum: 60,
  maximum: 142,
  missing: [],
});

function notes(standard: Standard, ...rows: CompletenessRow[]): string[] {
  const result = { standard, species: 'dog', lifeStage: 'adult', rows } as const;
  const { container } = render(<OverNotes result={result} className="note" />);
  return [...container.querySelectorAll('p')].map((note) => note.textContent ?? '');
}

it('says that an exceeded maximum is a legal limit', () => {
  const said = notes('FEDIAF', row('selenium', 'over'), row('zinc', 'met'));
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^Selenium: The maximum is the EU’s legal limit/);
});

it('says nothing if no maximum is exceeded, or the exceeded one has no note', () => {
  expect(notes('FEDIAF', row('selenium', 'met'))).toEqual([]);
  expect(notes('AAFCO', row('calcium', 'over'))).toEqual([]);
});

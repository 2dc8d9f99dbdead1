import { describe, expect, it } from 'vitest';
import { BEAGLE } from '#domain/pet/profiles.test-support';
import { checkBowl } from './check-bowl.ts';
import { type CheckerValues, EMPTY_VALUES, EXAMPLES, readKept } from './checker-values.ts';
import { intakeSentence, verdictSentence, vetSentences, whom } from './verdict-card.tsx';

const values = (changes: Partial<CheckerValues>): CheckerValues => ({ ...EMPTY_VALUES, ...changes });
const rex = { ...BEAGLE, dailyEnergyKcal: 660 };

describe('checkBowl', () => {
  it('judges by the chosen stage, whichever pet has a profile', () => {
    const bowl = checkBowl(values({ ingredients: '500 g chicken breast' }), rex);
    expect(bowl.pet).toBeNull();
    expect(bowl.completeness.AAFCO).toMatchObject({ standard: 'AAFCO', species: 'dog', lifeStage: 'adult' });
    expect(bowl.completeness.FEDIAF.standard).toBe('FEDIAF');
    expect(whom(bowl)).toBe('an adult dog');
  });

  it('raises the minimums for an animal that eats less than the tables assume', () => {
    const text = { ingredients: '500 g chicken breast', isForPet: true };
    const bowl = checkBowl(values(text), rex);
    // 16^0.75 = 8; 660 of 880 kcal = 75%; 45 g of protein becomes 60 g.
    expect(bowl.animal.intakeShare).toBeCloseTo(0.75, 6);
    const protein = bowl.completeness.AAFCO.rows.find(({ nutrient }) => nutrient === 'protein');
    expect(protein?.minimum).toBeCloseTo(60, 6);
    expect(whom(bowl)).toBe('Rex, adult dog');
    expect(intakeSentence(bowl)).toBe(
      'Rex eats 75% of the energy that the tables assume, so we raise each minimum by 33%.',
    );
  });

  it('uses the pet’s stage: a puppy gets the figures for growth and advice to ask a vet', () => {
    const bowl = checkBowl(values({ ingredients: '1 egg', isForPet: true }), { ...rex, ageMonths: 5 });
    expect(bowl.animal.lifeStage).toBe('growth');
    expect(bowl.vetNotice).toBe(true);
    expect(vetSentences(bowl.animal)[0]).toMatch(/^Wrong amounts do lasting harm to a puppy\. Ask your vet/);
    expect(intakeSentence(bowl)).toBeUndefined();
  });

  it('mentions an ill animal only if the recipe does', () => {
    expect(vetSentences({ species: 'cat', lifeStage: 'adult' })).toEqual([]);
    expect(vetSentences({ species: 'cat', lifeStage: 'adult' }, 'kidney disease')).toEqual([
      'A cat with kidney disease needs its own diet, which our tables don’t cover. Ask your vet first.',
    ]);
  });

  it('reports invalid servings as null and still judges the rest', () => {
    for (const servings of ['', '0', '101', '2.5', 'two']) {
      const bowl = checkBowl(values({ ingredients: '1 egg', servings }), null);
      expect(bowl.servings).toBeNull();
      expect(bowl.analysis.nutrients.energyKcal).toBeGreaterThan(0);
    }
  });

  it('reads at most 200 lines, and handles a very long line and none at all', () => {
    expect(checkBowl(values({ ingredients: '100 g peas\n'.repeat(250) }), null).analysis.lines).toHaveLength(
      200,
    );
    expect(checkBowl(values({ ingredients: 'x'.repeat(60_000) }), null).analysis.lines).toHaveLength(1);
    expect(checkBowl(values({}), null).analysis.lines).toEqual([]);
  });

  it('understands every line of both examples', () => {
    for (const species of ['dog', 'cat'] as const) {
      const { analysis } = checkBowl(values({ species, ingredients: EXAMPLES[species] }), null);
      expect(analysis.nutrients.knownShare).toBe(1);
      expect(analysis.safety.flags).toEqual([]);
    }
  });
});

describe('verdictSentence', () => {
  const met = {
    ...checkBowl(values({ ingredients: '1 egg' }), null).completeness.AAFCO,
    verdict: 'met',
  } as const;

  it('never calls a bowl with something toxic good', () => {
    expect(verdictSentence(met, null)).toBe(
      'The foods we have figures for reach every AAFCO minimum, and nothing exceeds a maximum.',
    );
    for (const verdict of ['met', 'short', 'unknown', 'over'] as const)
      expect(verdictSentence({ ...met, verdict }, 'toxic')).toBe(
        'Something in it is toxic. Take that out first.',
      );
  });

  it('calls a short bowl unfit as the only food, and an unknown one unknown', () => {
    expect(verdictSentence({ ...met, verdict: 'short' }, null)).toBe(
      'Fine now and then, not as the only food.',
    );
    expect(verdictSentence({ ...met, verdict: 'unknown' }, null)).toMatch(/can’t say that every minimum/);
  });
});

describe('readKept', () => {
  it('drops invalid fields of another build one by one', () => {
    expect(readKept({ species: 'horse', ingredients: '1 egg', servings: 3 })).toEqual({
      ...EMPTY_VALUES,
      ingredients: '1 egg',
    });
    expect(readKept(null)).toBeNull();
    expect(readKept('1 egg')).toBeNull();
  });
});

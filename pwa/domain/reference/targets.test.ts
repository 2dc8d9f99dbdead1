import { describe, expect, it } from 'vitest';
import { duplicates } from '../../testing/duplicates.ts';
import { LIFE_STAGES, lifeStageOfAge, needsVet, recipeLifeStage } from './life-stage.ts';
import { AMINO_ACID_IDS, NUTRIENTS } from './nutrient.ts';
import { TARGET_ROWS } from './target-rows.ts';
import { nutrientTargets, STANDARDS, type TargetId } from './targets.ts';

const SPECIES = ['dog', 'cat'] as const;
const target = (...[standard, species, stage, nutrient]: [...Parameters<typeof nutrientTargets>, TargetId]) =>
  nutrientTargets(standard, species, stage).find((one) => one.nutrient === nutrient);

describe('the target tables', () => {
  it('have 453 unique rows, each minimum below its maximum', () => {
    const rows = TARGET_ROWS.trim()
      .split('\n')
      .map((row) => row.split('|'));
    expect(rows).toHaveLength(453);
    expect(duplicates(rows.map((row) => row.slice(0, 4).join(' ')))).toEqual([]);
    const wrong = rows.flatMap(([standard, species, stage, nutrient = '', minimum, maximum]) =>
      [
        minimum &&
          maximum &&
          Number(minimum) >= Number(maximum) &&
          `the minimum ${minimum} is not below the maximum ${maximum}`,
        !nutrient.endsWith('-ratio') && !(nutrient in NUTRIENTS) && 'it is no nutrient of the tables',
      ].flatMap((fault) => (fault ? [`${standard} ${species} ${stage} ${nutrient}: ${fault}`] : [])),
    );
    expect(wrong).toEqual([]);
  });

  it('have requirements for every species at every stage, by both standards', () => {
    for (const standard of STANDARDS) {
      for (const species of SPECIES) {
        for (const stage of LIFE_STAGES) {
          const { length } = nutrientTargets(standard, species, stage);
          expect(length, `requirements of ${standard} for a ${species}, ${stage}`).toBeGreaterThan(26);
        }
      }
    }
  });
});

describe('nutrientTargets', () => {
  it('requires calcium, zinc and iodine for an adult dog by AAFCO, in mg and µg per 1000 kcal', () => {
    expect(target('AAFCO', 'dog', 'adult', 'calcium')).toMatchObject({ minimum: 1250, maximum: 6250 });
    expect(target('AAFCO', 'dog', 'adult', 'zinc')).toMatchObject({ minimum: 20, maximum: null });
    expect(target('AAFCO', 'dog', 'adult', 'iodine')).toMatchObject({ minimum: 250, maximum: 2750 });
  });

  it('requires all twelve amino acids for every species at every stage, by both standards', () => {
    for (const standard of STANDARDS) {
      for (const species of SPECIES) {
        for (const stage of LIFE_STAGES) {
          const asked = nutrientTargets(standard, species, stage).map(({ nutrient }) => nutrient);
          const missing = AMINO_ACID_IDS.filter((acid) => !asked.includes(acid));
          expect(missing.map((acid) => `${standard} requires no ${acid} for a ${species}, ${stage}`)).toEqual(
            [],
          );
        }
      }
    }
    expect(target('AAFCO', 'dog', 'adult', 'tryptophan')).toMatchObject({ minimum: 0.4, maximum: null });
    expect(target('AAFCO', 'cat', 'adult', 'methionine')).toMatchObject({ minimum: 0.5, maximum: 3.75 });
    expect(target('FEDIAF', 'dog', 'adult', 'arginine')?.note).toMatch(/0\.01 g of arginine more/);
  });

  it('requires vitamin K for cats only, by AAFCO, and biotin for neither', () => {
    expect(target('AAFCO', 'cat', 'adult', 'vitamin-k')).toMatchObject({ minimum: 25, maximum: null });
    expect(target('AAFCO', 'dog', 'adult', 'vitamin-k')).toBeUndefined();
    expect(TARGET_ROWS).not.toContain('biotin');
  });

  it('requires the wet-food figure of taurine for cats: 500 mg', () => {
    expect(target('AAFCO', 'cat', 'adult', 'taurine')?.minimum).toBe(500);
    expect(target('FEDIAF', 'cat', 'adult', 'taurine')?.minimum).toBe(500);
  });

  it('requires preformed vitamin A for cats, any vitamin A for dogs', () => {
    expect(target('AAFCO', 'cat', 'adult', 'preformed-vitamin-a')).toMatchObject({
      minimum: 833,
      maximum: 83_325,
    });
    expect(target('AAFCO', 'cat', 'adult', 'vitamin-a')).toBeUndefined();
    expect(target('AAFCO', 'dog', 'adult', 'vitamin-a')?.minimum).toBe(1250);
  });

  it('has FEDIAF’s maximum of selenium: the legal 56.8 µg per 100 g of dry matter, 142 µg per 1000 kcal', () => {
    for (const species of SPECIES) {
      const selenium = target('FEDIAF', species, 'adult', 'selenium');
      expect(selenium?.maximum).toBe((56.8 / 100 / 4) * 1000); // 4 kcal a gram of dry matter
      expect(selenium?.note).toMatch(
        /EU’s legal limit of 56\.8 µg\/100 g dry matter, converted at 4 kcal\/g/,
      );
    }
    expect(target('AAFCO', 'dog', 'adult', 'selenium')?.maximum).toBe(500);
  });

  it('gives seniors the adult table', () => {
    expect(nutrientTargets('AAFCO', 'dog', 'senior')).toEqual(nutrientTargets('AAFCO', 'dog', 'adult'));
  });

  it('takes the higher minimum of FEDIAF’s two ages of growing dogs', () => {
    const rows = TARGET_ROWS.split('\n').map((row) => row.split('|'));
    for (const one of nutrientTargets('FEDIAF', 'dog', 'growth')) {
      const minimums = rows
        .filter(
          ([standard, species, stage, nutrient]) =>
            standard === 'FEDIAF' &&
            species === 'dog' &&
            stage?.startsWith('growth') &&
            nutrient === one.nutrient,
        )
        .map(([, , , , minimum]) => Number(minimum));
      expect(one.minimum, one.nutrient).toBe(Math.max(...minimums));
    }
  });
});

describe('life stages', () => {
  it('judge puppy and kitten recipes for growth, all others for adults', () => {
    expect(recipeLifeStage({ category: 'puppy' })).toBe('growth');
    expect(recipeLifeStage({ category: 'kitten' })).toBe('growth');
    expect(recipeLifeStage({ category: 'senior' })).toBe('adult');
  });

  it('change at 12 and 84 months', () => {
    expect([11, 12, 83, 84].map(lifeStageOfAge)).toEqual(['growth', 'adult', 'adult', 'senior']);
  });

  it('advise asking a vet for growth and pregnancy', () => {
    expect(LIFE_STAGES.filter(needsVet)).toEqual(['growth', 'reproduction']);
  });
});

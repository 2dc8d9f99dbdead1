import { describe, expect, it } from 'vitest';
import { stepTimers } from '../cook/step-timers.ts';
import { auditCooking } from '../cooking/cooking-audit.ts';
import { cookingMethod } from '../cooking/cooking-methods.ts';
import { cookedFood } from '../cooking/cooking-of.ts';
import { auditRecipe } from '../safety/audit/audit-recipe.ts';
import { STEP_MAX, SUBMITTED_STEPS_MAX } from '../submission/submission.ts';
import { areSafeSteps } from './audit-answer.ts';
import { explainSteps } from './explain-steps.ts';
import { INGREDIENT_LISTS } from './ingredient-lists.fixture.ts';
import { holdsToxicFood } from './listed-dangers.ts';

const LISTS = INGREDIENT_LISTS.map(([species, lines]) => {
  const ingredients = lines.split(' | ');
  const fed = ingredients.filter((line) => !holdsToxicFood(line, species));
  const { explanations: steps } = explainSteps(ingredients, 'Bowl', species);
  return { species, ingredients, fed, foods: fed.map(cookedFood), steps, text: steps.join('\n') };
});
const STARCHY = /^(?:rice|grain|pasta|noodles|porridge|polenta|soaked|starchy|lentils|split|beans)/;

describe('the methods of two hundred lists', () => {
  it('cook every raw food', () => {
    const raw = LISTS.flatMap(({ fed, steps }) => auditCooking({ ingredients: fed, steps }));
    expect(raw).toEqual([]);
  });

  it('name every food of the list', () => {
    const unnamed = LISTS.flatMap(({ foods, text }) => foods.filter(({ name }) => !text.includes(name)));
    expect(unnamed.map(({ name }) => name)).toEqual([]);
  });

  it('give no time for a food missing from the table', () => {
    for (const { foods, steps } of LISTS)
      for (const { name } of foods.filter(({ cooking }) => cooking === null)) {
        const own = steps.filter((step) => step.includes(name));
        expect(own, name).toHaveLength(1);
        expect(own[0]).toMatch(/^Cook the .*: say how and for how long\.$/);
        expect(stepTimers(own[0] ?? '')).toEqual([]);
      }
  });

  it('boil starch and pulses for the time of the table', () => {
    for (const { foods, steps } of LISTS)
      for (const { name, cooking } of foods) {
        if (cooking === null || !STARCHY.test(cooking.method) || /dough/.test(steps.join())) continue;
        const [low] = cookingMethod(cooking.method).minutes ?? [0];
        const timers = steps.filter((step) => step.includes(name)).flatMap(stepTimers);
        expect(Math.max(...timers.map(({ seconds }) => seconds / 60)), name).toBeGreaterThanOrEqual(low);
      }
  });

  it('take the bones out of every cut that comes with them', () => {
    for (const { foods, text } of LISTS)
      if (foods.some(({ cooking }) => cooking?.bone === 'always'))
        expect(text).toMatch(/throw away (?:the head and )?every bone|throw away any bone/);
  });

  it('fit the form, and add no warning or danger', () => {
    for (const { species, fed, steps } of LISTS) {
      expect(steps.length).toBeLessThanOrEqual(SUBMITTED_STEPS_MAX);
      expect(Math.max(...steps.map(({ length }) => length))).toBeLessThanOrEqual(STEP_MAX);
      expect(steps.join(' ')).not.toMatch(/left out|safety check|must not/);
      expect(areSafeSteps(steps, species, fed), fed.join()).toBe(true);
      const own = auditRecipe({ species, ingredients: [], instructions: steps }).flags;
      const ofList = new Set(
        auditRecipe({ species, ingredients: fed, instructions: [] }).flags.map(({ food }) => food),
      );
      expect(own.filter(({ food }) => !ofList.has(food))).toEqual([]);
    }
  });

  it('leave a food raw if the step that cooks it is removed', () => {
    let removed = 0;
    const missed: string[] = [];
    for (const { fed, foods, steps } of LISTS) {
      if (/dough/.test(steps.join())) continue;
      for (const step of steps) {
        const isCooking = foods.some(
          ({ name, cooking }) =>
            cooking !== null &&
            cookingMethod(cooking.method).need === 'must' &&
            new RegExp(`\\b${name}\\b`).test(step),
        );
        if (!isCooking || /overnight/.test(step)) continue;
        removed += 1;
        if (auditCooking({ ingredients: fed, steps: steps.filter((each) => each !== step) }).length === 0)
          missed.push(step);
      }
    }
    expect(removed).toBeGreaterThan(300);
    expect(missed).toEqual([]);
  });
});

import type { LifeStage } from '#domain/reference/life-stage';
import type { Species } from '#domain/reference/species';
import { sentenceHead } from '../../components/nutrient-words.ts';

const YOUNG: Record<Species, string> = { dog: 'puppy', cat: 'kitten' };

/** 'an adult dog', 'a senior cat', 'a growing puppy': the animal that a set of minimums is for. */
export function animalInWords(species: Species, stage: LifeStage): string {
  if (stage === 'growth') return `a growing ${YOUNG[species]}`;
  if (stage === 'reproduction') return `a pregnant or nursing ${species}`;
  return stage === 'adult' ? `an adult ${species}` : `a senior ${species}`;
}

/** 'Adult dog', 'Growing puppy': the same as a label. */
export function animalLabel(species: Species, stage: LifeStage): string {
  return sentenceHead(animalInWords(species, stage).replace(/^an? /, ''));
}

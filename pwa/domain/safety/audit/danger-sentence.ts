import { SPECIES } from '../../reference/species.ts';
import { findNamedFoods } from './find-unsafe-foods.ts';
import { alternativeSentence, flagSubject } from './safety-sentences.ts';

/**
 * A warning about a few words before they are bought or searched for: 'Onion: toxic to dogs and cats. Safe instead: carrot,
 * celery or a little fresh parsley.'; null if nothing toxic is named.
 */
export function dangerSentence(words: string): string | null {
  const toxic = SPECIES.map((species) => ({
    species,
    flag: findNamedFoods(words, species).find(({ severity }) => severity === 'toxic'),
  })).filter(({ flag }) => flag !== undefined);
  const flag = toxic[0]?.flag;
  if (flag === undefined) return null;
  const whom = toxic.map(({ species }) => `${species}s`).join(' and ');
  return `${flagSubject(flag)}: toxic to ${whom}. ${alternativeSentence(flag.alternative)}`;
}

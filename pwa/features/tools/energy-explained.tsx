import type { ReactNode } from 'react';
import type { Species } from '#domain/reference/species';
import styles from '../nutrition/calorie.module.css';

const FACTORS: Record<Species, string> = {
  dog: 'times a factor for age, activity and breed. It takes a grown dog of medium activity at 1.0 times its resting energy and food at 3.5 kcal a gram, which is the density of kibble.',
  cat: 'times a factor for age, and 0.8 for a cat that lives indoors. It takes a grown cat at 1.0 times its resting energy and food at 4 kcal a gram, which is the density of dry food.',
};

const BANDS: Record<Species, ReactNode> = {
  dog: (
    <>
      FEDIAF gives a grown dog 95 kcal per kg<sup>0.75</sup> a day at low and 110 at moderate activity; AAHA’s
      guidelines give 1.2 to 1.6 times the resting energy. Puppies take 210 until about half their adult
      weight, 175 until four fifths and 140 until they are grown; small breeds get there months before giants.
    </>
  ),
  cat: (
    <>
      FEDIAF gives a neutered or indoor cat 75 kcal per kg<sup>0.67</sup> a day and an active one 100; vets’
      texts give a neutered cat 1.2 times the resting energy, which is the upper end of the range wherever it
      is more than FEDIAF’s figure: for every cat of low activity, and for others from about 9 kg. Kittens
      take 2 to 2.5 times a grown cat’s energy until four months, 1.75 to 2 times until nine and 1.5 times
      until they are one.
    </>
  ),
};

/** Explains both numbers in plain words. */
export function EnergyExplained({ species }: { species: Species }) {
  return (
    <section className={styles['words']} aria-labelledby="explained-title">
      <h2 id="explained-title">Why two numbers</h2>
      <h3>Site estimate</h3>
      <p>
        A formula: 70 kcal per kg<sup>0.75</sup>, the energy of an animal at rest, {FACTORS[species]} For a
        grown animal of normal weight it comes out low: the factor is one that vets use for losing weight.
      </p>
      <h3>Veterinary reference</h3>
      <p>
        The range that veterinary sources give for the same animal. {BANDS[species]} Single animals differ by
        30% either way, so the scales have the last word: weigh the animal every two weeks and move the energy
        by a tenth.
      </p>
      <h3>Which one is fed</h3>
      <p>
        Amounts of food follow from the daily energy, which starts at the middle of the reference and which
        you may change and keep with your {species}. Grams come from the recipe’s own energy, not from that of
        kibble.
      </p>
      <h3>Ask your vet</h3>
      <p>
        Before you feed less than the resting energy, and for every animal that is growing, pregnant, nursing
        or ill: none of these numbers is made for it.
      </p>
    </section>
  );
}

import styles from './nutrition.module.css';

const UNKNOWN = [
  'Iodine and chloride are in no row of the food table. Only what a supplement or salt brings is known, so without one both stay unknown.',
  'What cooking and storing destroy is not counted. Thiamine and taurine, for two, get less in the pan and in water that is poured away.',
  'How much of a nutrient the animal takes up is not counted. Grains and pulses hold some minerals back.',
  'Your food is not the table’s food: soil, season, cut and brand move every figure.',
  'Some maximums of FEDIAF are legal limits on dry matter, converted at 4 kcal a gram. They are marked in the table.',
  'An animal that eats little needs more in each bite. For your own animal the minimums are raised by what it eats; for the badges they are the printed ones.',
  'No table here knows an ill animal. Diets for kidneys, liver, bladder, allergies or diabetes are for a vet to write.',
] as const;

/** Quantities the sums leave out, so that they are not overestimated. */
export function UnknownList() {
  return (
    <>
      <ul className={styles['unknowns']}>
        {UNKNOWN.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      <p>
        A verdict is arithmetic, not veterinary advice. Ask your vet before home-made food becomes the only
        food, and always while an animal is growing, pregnant, nursing or ill.
      </p>
    </>
  );
}

import styles from './not-judged.module.css';

/** Limits of every verdict, for lack of data; one wording wherever a verdict is shown. */
export function NotJudged() {
  return (
    <p className={styles['note']}>
      We can’t check these, because we have no figures: biotin, chloride, iodine in foods, how well a food is
      digested, and what cooking destroys.
    </p>
  );
}

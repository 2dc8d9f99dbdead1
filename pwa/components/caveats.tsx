import styles from './caveats.module.css';

/** Limits of every verdict, for lack of data; one wording wherever a verdict is shown. */
export function NotJudged() {
  return (
    <p className={styles['note']}>
      We can’t check these, because we have no figures: biotin, chloride, iodine in foods, how well a food is
      digested, and what cooking destroys.
    </p>
  );
}

/** Shown above every list of doses. */
export function HealthyOnly() {
  return (
    <p>
      For healthy animals only. With kidney disease, pancreatitis, urate or oxalate stones, in pregnancy or on
      medicines, ask your vet first.
    </p>
  );
}

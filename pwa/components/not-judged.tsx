import styles from './not-judged.module.css';

/** What no verdict here looks at, since no table knows it; one wording for every place that shows a verdict. */
export function NotJudged() {
  return (
    <p className={styles['note']}>
      Not judged, since no table here knows them: biotin, chloride, iodine in foods, how well a food is
      digested, and what cooking destroys.
    </p>
  );
}

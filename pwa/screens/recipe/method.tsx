import type { Step } from '#domain/recipe/recipe';
import styles from './method.module.css';

/** The numbered steps. */
export function Method({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className={styles['steps']}>
      {steps.map((step) => (
        <li key={step.text} className={styles['step']}>
          {step.text}
        </li>
      ))}
    </ol>
  );
}

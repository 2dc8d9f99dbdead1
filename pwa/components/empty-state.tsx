import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** The empty bowl, one sentence, one button. */
export function EmptyState(props: {
  /** Markup of an empty bowl; the style sheet's plain ring until it has loaded. */
  art?: ReactNode;
  title?: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className={styles['empty']}>
      {props.art ?? <div className={styles['bowl']} aria-hidden />}
      {props.title !== undefined && <h2>{props.title}</h2>}
      <p className={props.title === undefined ? styles['alone'] : styles['text']}>{props.text}</p>
      {props.children !== undefined && <div className={styles['actions']}>{props.children}</div>}
    </div>
  );
}

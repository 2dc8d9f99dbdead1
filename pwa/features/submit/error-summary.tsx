import type { SubmitError } from '../recipe-form/read-submission.ts';
import styles from '../recipe-form/submit.module.css';
import { FIELD_NAMES, fieldId } from './field-ids.ts';

/** All errors that prevent submission, each linking to its field. The first of them is read with its field, which has the focus. */
export function ErrorSummary({ errors }: { errors: readonly SubmitError[] }) {
  return (
    <div className={styles['errors']}>
      <h2>{errors.length === 1 ? 'One thing to put right' : `${errors.length} things to put right`}</h2>
      <ul>
        {errors.map((error) => (
          <li key={fieldId(error)}>
            <a
              href={`#${fieldId(error)}`}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(fieldId(error))?.focus();
              }}
            >
              {FIELD_NAMES[error.field]}
              {error.row !== undefined && error.row > 0 && ` ${error.row + 1}`}: {error.message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

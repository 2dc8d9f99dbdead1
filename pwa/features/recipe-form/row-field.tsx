import { OctagonAlert, Plus, X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import field from '../../components/form-row.module.css';
import styles from './submit.module.css';

/** Note below a row: an error or a danger, and a way to fix it. */
export type RowNote = { message: string; action?: ReactNode };

type RowFieldProps = {
  id: string;
  /** 'Ingredient', 'Step'. */
  name: string;
  addLabel: string;
  rows: readonly string[];
  most: number;
  isNumbered?: boolean;
  notes: ReadonlyMap<number, RowNote>;
  onChange: (rows: readonly string[]) => void;
};

/** Id of a row's control. */
export const rowId = (id: string, row: number) => `${id}-${row}`;

/** A list of fields that grows and shrinks, but never below one. Pasted lines become rows. */
export function RowField(props: RowFieldProps) {
  const { id, name, addLabel, rows, most, isNumbered = false, notes, onChange } = props;
  const wanted = useRef<string | null>(null);
  const Control = isNumbered ? 'textarea' : 'input';

  // Focuses an added row, or the neighbour of a removed one.
  useEffect(() => {
    if (wanted.current === null) return;
    document.getElementById(wanted.current)?.focus();
    wanted.current = null;
  });

  const changed = (row: number, ...texts: string[]) => onChange(rows.toSpliced(row, 1, ...texts));

  function add(after: number) {
    if (rows.length >= most) return;
    wanted.current = rowId(id, after + 1);
    onChange(rows.toSpliced(after + 1, 0, ''));
  }

  function remove(row: number) {
    wanted.current = rowId(id, Math.max(0, Math.min(row, rows.length - 2)));
    onChange(rows.toSpliced(row, 1));
  }

  function handlePaste(event: ClipboardEvent<HTMLElement>, row: number) {
    const texts = event.clipboardData
      .getData('text')
      .split(/[\r\n]+/)
      .filter((text) => text.trim() !== '');
    if (texts.length < 2 || rows[row]?.trim() !== '') return;
    event.preventDefault();
    wanted.current = rowId(id, row + texts.length - 1);
    // Beyond the limit too: words must not be lost, and the form says that there are too many.
    changed(row, ...texts.map((text) => text.trim()));
  }

  /** Enter moves to the next ingredient instead of submitting. */
  function handleKey(event: KeyboardEvent<HTMLElement>, row: number) {
    if (isNumbered || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (row + 1 < rows.length) document.getElementById(rowId(id, row + 1))?.focus();
    else if (rows[row]?.trim() !== '') add(row);
  }

  return (
    <>
      <ol className={styles['rows']}>
        {rows.map((text, row) => {
          const note = notes.get(row);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is identified by its position
            <li key={row} data-numbered={isNumbered || undefined}>
              {isNumbered && <span aria-hidden>{row + 1}</span>}
              <Control
                id={rowId(id, row)}
                className={field['field']}
                aria-label={`${name} ${row + 1}`}
                aria-describedby={note && `${rowId(id, row)}-note`}
                aria-invalid={note && true}
                value={text}
                {...(isNumbered && { rows: 2 })}
                onChange={(event) => changed(row, event.target.value)}
                onPaste={(event) => handlePaste(event, row)}
                onKeyDown={(event) => handleKey(event, row)}
              />
              {rows.length > 1 && (
                <button
                  type="button"
                  className={styles['remove']}
                  aria-label={`Remove ${name.toLowerCase()} ${row + 1}`}
                  onClick={() => remove(row)}
                >
                  <X size={20} aria-hidden />
                </button>
              )}
              {note !== undefined && (
                <div id={`${rowId(id, row)}-note`} className={classNames(field['error'], styles['note'])}>
                  <OctagonAlert size={18} aria-hidden />
                  <p>
                    {note.message} {note.action}
                  </p>
                </div>
              )}
            </li>
          );
        })}
      </ol>
      <Button
        type="button"
        variant="ghost"
        onClick={() => add(rows.length - 1)}
        disabled={rows.length >= most}
      >
        <Plus size={20} aria-hidden /> {addLabel}
      </Button>
    </>
  );
}

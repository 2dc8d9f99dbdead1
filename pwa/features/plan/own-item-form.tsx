import { type FormEvent, useState } from 'react';
import { OWN_ITEM_MAX_LENGTH } from '#domain/plan/shopping';
import { Button } from '../../components/button.tsx';
import { classNames } from '../../components/class-names.ts';
import { FormRow } from '../../components/form-row.tsx';
import tool from '../nutrition/calorie.module.css';
import styles from './plan.module.css';

/** Adds an item that no recipe needs. */
export function OwnItemForm({ onAdd }: { onAdd: (text: string) => void }) {
  const [text, setText] = useState('');
  function submit(event: FormEvent) {
    event.preventDefault();
    if (text.trim() === '') return;
    onAdd(text);
    setText('');
  }
  return (
    <form className={classNames(tool['part'], styles['screen-only'])} onSubmit={submit}>
      <FormRow label="Add something of your own">
        {(field) => (
          <input
            {...field}
            value={text}
            maxLength={OWN_ITEM_MAX_LENGTH}
            enterKeyHint="done"
            autoComplete="off"
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormRow>
      <div>
        <Button type="submit" variant="soft">
          Add to the list
        </Button>
      </div>
    </form>
  );
}

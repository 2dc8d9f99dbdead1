import { type FormEvent, useState } from 'react';
import type { AuditFilter } from '#domain/contract/audit-log';
import { Button } from '../../../components/button.tsx';
import { TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { SelectRow } from '../../parts/select-row.tsx';
import styles from './audit.module.css';
import { inWords } from './audit-words.ts';

const ALL = 'all';

type FilterFormProps = { acts: readonly string[]; onFilter: (filter: AuditFilter) => void };

/** Filter of the audit log; an empty field filters nothing. */
export function FilterForm({ acts, onFilter }: FilterFormProps) {
  const [act, setAct] = useState(ALL);
  const [values, setValues] = useState({ who: '', target: '', from: '', to: '' });
  const set = (name: keyof typeof values) => (value: string) => setValues({ ...values, [name]: value });

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    const given = Object.entries({ ...values, act: act === ALL ? '' : act })
      .map(([name, value]) => [name, value.trim()] as const)
      .filter(([, value]) => value !== '');
    onFilter(Object.fromEntries(given));
  }

  return (
    <form className={styles['filter']} onSubmit={handleSubmit} noValidate aria-label="Filter of the log">
      <SelectRow
        label="Action"
        options={[
          { value: ALL, label: 'All' },
          ...acts
            .map((name) => ({ value: name, label: inWords(name) }))
            .sort((a, b) => (a.label < b.label ? -1 : 1)),
        ]}
        value={act}
        onChange={setAct}
      />
      <TextRow
        label="By"
        autoCapitalize="none"
        autoComplete="off"
        maxLength={80}
        value={values.who}
        onChange={set('who')}
      />
      <TextRow
        label="Item"
        help="As the log shows it, for example recipe:12."
        autoCapitalize="none"
        autoComplete="off"
        maxLength={120}
        value={values.target}
        onChange={set('target')}
      />
      <TextRow label="From" type="date" value={values.from} onChange={set('from')} />
      <TextRow label="To" type="date" value={values.to} onChange={set('to')} />
      <div className={list['buttons']}>
        <Button type="submit" variant="outline">
          Filter
        </Button>
      </div>
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { SpokenError } from '../../components/announce.tsx';
import { Button } from '../../components/button.tsx';
import { FormRow } from '../../components/form-row.tsx';
import { editItem, enqueue } from '../../platform/outbox/commands.ts';
import { DRAFT_SCHEMAS, requeueEntry } from '../../platform/outbox/entry.ts';
import { editedKey, type ItemBodies, type PendingItem } from '../../platform/outbox/item.ts';
import { useDirtyForm } from '../../platform/state/dirty-forms.ts';
import { ContactFields, EMPTY_MESSAGE, readCategory, readMessage } from '../contact/contact-fields.tsx';
import { useKeptForm } from '../forms/use-kept-form.ts';
import { useRefusedForm } from '../forms/use-refused-form.ts';
import styles from '../page/item-card.module.css';
import { runCommand } from '../page/run-command.ts';
import { ReviewFields } from '../reviews/review-fields.tsx';
import { ReportFields, readReport, reportValues } from '../safety/report-fields.tsx';
import { EMPTY_SHARE, readShare } from '../share/share-values.ts';
import { ITEM_KINDS } from './item-card.tsx';

/** Types that are edited in the queue; a recipe has a page for that, a photo is replaced. */
type EditableType = 'review' | 'contact' | 'newsletter' | 'share' | 'report';
export type EditableItem = PendingItem<EditableType>;

/** Texts of an item by field. */
export type EditValues = Record<string, string | number>;
/** First error per field. */
type EditErrors = Partial<Record<string, string>>;

type Field = { name: string; label: string; type: 'text' | 'email' | 'area'; autoComplete: string };

const FIELDS: Record<'newsletter' | 'share', readonly Field[]> = {
  newsletter: [{ name: 'email', label: 'Your e-mail', type: 'email', autoComplete: 'email' }],
  share: [
    { name: 'recipientEmail', label: 'Recipient email', type: 'email', autoComplete: 'off' },
    { name: 'senderName', label: 'Your name', type: 'text', autoComplete: 'name' },
    { name: 'personalMessage', label: 'Personal message (optional)', type: 'area', autoComplete: 'off' },
  ],
};

type EditFieldsProps = {
  type: EditableType;
  values: EditValues;
  errors: EditErrors;
  onChange: (values: EditValues) => void;
  disabled: boolean;
};

/** Fields of an item of any type: those of its form. */
function EditFields({ type, values, errors, onChange, disabled }: EditFieldsProps) {
  const text = (name: string) => String(values[name] ?? '');
  if (type === 'review') {
    return (
      <ReviewFields
        values={{ rating: Number(values['rating']), userName: text('userName'), comment: text('comment') }}
        errors={errors}
        onChange={onChange}
        disabled={disabled}
      />
    );
  }
  if (type === 'contact') {
    const [name, email, subject, message] = [text('name'), text('email'), text('subject'), text('message')];
    const category = readCategory(values['category']);
    return (
      <ContactFields
        values={{ name, email, category, subject, message }}
        errors={errors}
        onChange={onChange}
        disabled={disabled}
      />
    );
  }
  if (type === 'report') {
    return (
      <ReportFields
        values={{ text: text('text'), food: text('food'), comment: text('comment') }}
        errors={errors}
        onChange={(changed) => onChange({ ...values, ...changed })}
        disabled={disabled}
      />
    );
  }
  return FIELDS[type].map(({ name, label, type: kind, autoComplete }) => (
    <FormRow key={name} label={label} error={errors[name]}>
      {(field) => {
        const control = {
          ...field,
          disabled,
          autoComplete,
          value: text(name),
          onChange: (event: { target: { value: string } }) =>
            onChange({ ...values, [name]: event.target.value }),
        };
        return kind === 'area' ? <textarea {...control} rows={3} /> : <input {...control} type={kind} />;
      }}
    </FormRow>
  ));
}

type EditItemProps = {
  item: EditableItem;
  /** The item was delivered before: the text can only be sent as a second one. */
  hasArrived?: boolean;
  onClose: () => void;
};

/**
 * Editor of a queued item. The old text stays queued until the new one is durable, and the new one is stored as a
 * draft until then. If the old one is delivered in the meantime, the new one can be queued as a new item.
 */
export function EditItem({ item, hasArrived = false, onClose }: EditItemProps) {
  const { form, isRefused, refuse } = useRefusedForm();
  const first = firstValues(item);
  const { values, setValues, isChanged, forget, handOver } = useKeptForm(
    editedKey(item.seq),
    (kept) => keptValues(kept, first),
    first,
  );
  const [isPending, setPending] = useState(false);
  const [lost, setLost] = useState<'arrived' | 'gone' | null>(hasArrived ? 'arrived' : null);
  const { draft, errors } = readValues(item, values);
  const { noun } = ITEM_KINDS[item.type];
  useDirtyForm(isChanged);

  function cancel() {
    // The first version has arrived: nobody else has these words.
    if (lost === null) forget();
    onClose();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (draft === null) return refuse();
    setPending(true);
    const saved = await runCommand(() =>
      lost === null ? editItem(item.id, draft) : enqueue(requeueEntry(item, draft)),
    );
    setPending(false);
    if (saved === undefined) return;
    if (saved === null) setLost('gone');
    else if (saved.status === 'sent') setLost('arrived');
    else {
      handOver(values);
      onClose();
    }
  }

  const sendLabel = item.status === 'refused' ? 'Send again' : 'Save';
  return (
    <form ref={form} className={styles['editor']} onSubmit={handleSubmit} noValidate aria-label={item.title}>
      {lost !== null && (
        <SpokenError className={styles['reason']}>
          {lost === 'arrived'
            ? 'Your first version has already arrived. Your newer version is below: '
            : 'This has left the queue in the meantime. Your text is still below: '}
          send it as a second {noun}, or cancel.
        </SpokenError>
      )}
      <EditFields
        type={item.type}
        values={values}
        errors={isRefused && errors !== null ? errors : {}}
        onChange={setValues}
        disabled={isPending}
      />
      <div className={styles['actions']}>
        <Button type="submit" disabled={isPending}>
          {lost !== null ? `Send as a second ${noun}` : sendLabel}
        </Button>
        <Button type="button" variant="ghost" onClick={cancel} disabled={isPending}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Initial values of the editor; an omitted field is empty. */
function firstValues(item: EditableItem): EditValues {
  if (item.type === 'report') return reportValues(item.body.draft);
  if (item.type === 'contact') {
    const { context: _, ...typed } = item.body.draft;
    return typed;
  }
  if (item.type !== 'share') return { ...item.body.draft };
  const { personalMessage = '', ...others } = item.body.draft;
  return { ...others, personalMessage };
}

/** Stored edits, valid fields only; null if there are none. */
function keptValues(kept: unknown, first: EditValues): EditValues | null {
  if (typeof kept !== 'object' || kept === null) return null;
  const fitting = Object.entries(kept).filter(
    ([name, value]) => Object.hasOwn(first, name) && typeof value === typeof first[name],
  );
  return fitting.length === 0 ? null : { ...first, ...Object.fromEntries(fitting) };
}

type Read = { draft: ItemBodies[EditableType]['draft']; errors: null } | { draft: null; errors: EditErrors };

/** The draft from the values, or the first message per invalid field, as in the original form. */
function readValues(item: EditableItem, values: EditValues): Read {
  const { type } = item;
  if (type === 'contact') {
    const read = readMessage({ ...EMPTY_MESSAGE, ...values });
    if (read.draft === null) return read;
    // Data sent along with the texts is not edited.
    const { context } = item.body.draft;
    return { draft: { ...read.draft, ...(context !== undefined && { context }) }, errors: null };
  }
  if (type === 'share') {
    const { draft, errors } = readShare({ ...EMPTY_SHARE, ...values });
    return draft === null ? { draft, errors } : { draft, errors: null };
  }
  if (type === 'report') return readReport(values);
  const parsed = DRAFT_SCHEMAS[type].safeParse(values);
  if (parsed.success) return { draft: parsed.data, errors: null };
  const errors: EditErrors = {};
  for (const { path, message } of parsed.error.issues) errors[String(path[0])] ??= message;
  return { draft: null, errors };
}

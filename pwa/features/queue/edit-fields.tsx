import { FormRow } from '../../components/form-row.tsx';
import { ContactFields } from '../contact/contact-fields.tsx';
import { readCategory } from '../contact/contact-values.ts';
import { ReviewFields } from '../reviews/review-fields.tsx';
import { ReportFields } from '../safety/report-fields.tsx';
import type { EditableType, EditErrors, EditValues } from './edit-values.ts';

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
export function EditFields({ type, values, errors, onChange, disabled }: EditFieldsProps) {
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

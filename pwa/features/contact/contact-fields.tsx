import { CONTACT_CATEGORIES } from '#domain/messages/contact-message';
import { FormRow } from '../../components/form-row.tsx';
import { type ContactErrors, type ContactValues, readCategory } from './contact-values.ts';

type ContactFieldsProps = {
  values: ContactValues;
  errors: ContactErrors;
  onChange: (values: ContactValues) => void;
  disabled?: boolean;
};

const INPUTS = {
  name: { label: 'Name', type: 'text', autoComplete: 'name' },
  email: { label: 'Email', type: 'email', autoComplete: 'email' },
  subject: { label: 'Subject', type: 'text', autoComplete: 'off' },
} as const;

/** The five fields of a message, shared by the form and the queue's editor. */
export function ContactFields({ values, errors, onChange, disabled }: ContactFieldsProps) {
  const input = (name: keyof typeof INPUTS) => {
    const { label, type, autoComplete } = INPUTS[name];
    return (
      <FormRow label={label} error={errors[name]}>
        {(field) => (
          <input
            {...field}
            type={type}
            name={name}
            autoComplete={autoComplete}
            required
            disabled={disabled}
            value={values[name]}
            onChange={(event) => onChange({ ...values, [name]: event.target.value })}
          />
        )}
      </FormRow>
    );
  };
  return (
    <>
      {input('name')}
      {input('email')}
      <FormRow label="Inquiry type" error={errors.category}>
        {(field) => (
          <select
            {...field}
            name="category"
            disabled={disabled}
            value={values.category}
            onChange={(event) => onChange({ ...values, category: readCategory(event.target.value) })}
          >
            {Object.entries(CONTACT_CATEGORIES).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </FormRow>
      {input('subject')}
      <FormRow label="Message" error={errors.message}>
        {(field) => (
          <textarea
            {...field}
            name="message"
            rows={6}
            required
            disabled={disabled}
            value={values.message}
            onChange={(event) => onChange({ ...values, message: event.target.value })}
          />
        )}
      </FormRow>
    </>
  );
}

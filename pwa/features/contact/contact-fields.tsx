import * as z from 'zod/mini';
import {
  CONTACT_CATEGORIES,
  type ContactCategory,
  type ContactMessage,
  contactMessageSchema,
} from '#domain/messages/contact-message';
import { FormRow } from '../../components/form-row.tsx';

/** The form's values, as typed. */
export type ContactValues = {
  name: string;
  email: string;
  category: ContactCategory;
  subject: string;
  message: string;
};
type ContactField = keyof ContactValues;
type ContactErrors = Partial<Record<ContactField, string>>;

export const EMPTY_MESSAGE: ContactValues = {
  name: '',
  email: '',
  category: 'general',
  subject: '',
  message: '',
};

/** In form order. */
const CONTACT_FIELDS: readonly ContactField[] = ['name', 'email', 'category', 'subject', 'message'];

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

/** The category of that value; General Question by default. */
export function readCategory(value: unknown): ContactCategory {
  return Object.hasOwn(CONTACT_CATEGORIES, String(value)) ? (value as ContactCategory) : 'general';
}

const words = z.catch(z.string(), '');
const keptSchema = z.object({ name: words, email: words, category: words, subject: words, message: words });

/** Parses a stored draft field by field; null if it is not one. */
export function readKept(kept: unknown): ContactValues | null {
  const parsed = keptSchema.safeParse(kept);
  return parsed.success ? { ...parsed.data, category: readCategory(parsed.data.category) } : null;
}

type ReadMessage = { draft: ContactMessage; errors: null } | { draft: null; errors: ContactErrors };

/** Validates the form: the message to send, or the first error of every invalid field. */
export function readMessage(values: ContactValues): ReadMessage {
  const required = CONTACT_FIELDS.filter((field) => values[field].trim() === '');
  const result = contactMessageSchema.safeParse({ ...values, email: values.email.trim() });
  if (result.success) return { draft: result.data, errors: null };
  const errors: ContactErrors = Object.fromEntries(required.map((field) => [field, 'Required']));
  for (const { path, message } of result.error.issues) {
    const field = CONTACT_FIELDS.find((name) => name === path[0]);
    if (field !== undefined) errors[field] ??= message;
  }
  return { draft: null, errors };
}

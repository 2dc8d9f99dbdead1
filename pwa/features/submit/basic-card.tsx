import { DESCRIPTION_MAX, DESCRIPTION_MIN, TITLE_MAX } from '#domain/submission/submission';
import { FormRow } from '../../components/form-row.tsx';
import card from '../nutrition/tool-card.module.css';
import { ReportFlag } from '../safety/report-flag.tsx';
import type { CardProps } from './card-props.ts';
import { inputId } from './field-ids.ts';

/** Title, description and, for a submitted recipe, an image address. */
export function BasicCard({
  values,
  onChange,
  errorOf,
  titleNote,
  isOwn,
}: CardProps & { titleNote?: string | undefined; isOwn: boolean }) {
  return (
    <section className={card['card']} aria-labelledby="submit-basic">
      <h2 id="submit-basic">Basic Information</h2>
      <FormRow
        id={inputId('title')}
        label="Title"
        error={errorOf('title') ?? titleNote}
        counter={`${values.title.trim().length} of ${TITLE_MAX}`}
      >
        {(field) => (
          <input
            {...field}
            type="text"
            autoComplete="off"
            value={values.title}
            onChange={(event) => onChange({ ...values, title: event.target.value })}
          />
        )}
      </FormRow>
      {titleNote !== undefined && (
        <div>
          <ReportFlag species={values.species} text={values.title} food={titleNote.split(':')[0]} />
        </div>
      )}
      <FormRow
        id={inputId('description')}
        label="Description"
        error={errorOf('description')}
        help={isOwn ? 'As you like' : `At least ${DESCRIPTION_MIN} characters`}
        counter={`${values.description.trim().length} of ${DESCRIPTION_MAX}`}
      >
        {(field) => (
          <textarea
            {...field}
            rows={3}
            value={values.description}
            onChange={(event) => onChange({ ...values, description: event.target.value })}
          />
        )}
      </FormRow>
      {!isOwn && (
        <FormRow
          id={inputId('imageUrl')}
          label="Image URL (optional)"
          error={errorOf('imageUrl')}
          help="Without one, the bowl is drawn from your ingredients."
        >
          {(field) => (
            <input
              {...field}
              type="url"
              inputMode="url"
              autoCapitalize="none"
              autoComplete="off"
              value={values.imageUrl}
              onChange={(event) => onChange({ ...values, imageUrl: event.target.value })}
            />
          )}
        </FormRow>
      )}
      <FormRow
        id={inputId('authorName')}
        label="Your name (optional)"
        error={errorOf('authorName')}
        help={isOwn ? 'Added to the recipe when you share it' : 'Published with the recipe'}
      >
        {(field) => (
          <input
            {...field}
            type="text"
            autoComplete="name"
            value={values.authorName}
            onChange={(event) => onChange({ ...values, authorName: event.target.value })}
          />
        )}
      </FormRow>
    </section>
  );
}

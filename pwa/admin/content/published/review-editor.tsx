import { type FormEvent, useState } from 'react';
import { type PublishedReview, type ReviewActBody, reviewActBodySchema } from '#domain/contract/editorial';
import { REVIEW_COMMENT_MAX, REVIEW_NAME_MAX } from '#domain/review/review';
import { useDirtyForm } from '../../../platform/state/dirty-forms.ts';
import { AreaRow, TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { StaleNotice } from '../../parts/stale-notice.tsx';
import { TranslationFields } from '../../parts/translation-fields.tsx';
import { changedSince } from './changed-since.ts';
import { EditorButtons } from './editor-buttons.tsx';

type ReviewEditorProps = {
  /** The stored version: after a conflict, somebody else's. */
  review: PublishedReview;
  isSaving: boolean;
  isStale: boolean;
  onSave: (body: ReviewActBody) => void;
  onClose: () => void;
};

const wordsOf = ({ userName, comment, adminReply, translation }: PublishedReview) => ({
  userName,
  comment,
  reply: adminReply ?? '',
  language: translation?.language ?? 'en',
  translation: translation?.comment ?? '',
});

const fieldsOf = (review: PublishedReview) => {
  const { userName, comment, reply, translation } = wordsOf(review);
  return [
    { label: 'Name', text: userName },
    { label: 'Comment', text: comment },
    { label: 'Reply', text: reply },
    { label: 'Translation', text: translation },
  ];
};

/** Edits a review's text, reply and translation. The stars stay the visitor's. */
export function ReviewEditor({ review, isSaving, isStale, onSave, onClose }: ReviewEditorProps) {
  const [opened] = useState(review);
  const [words, setWords] = useState(() => wordsOf(review));
  const [isChecked, setChecked] = useState(false);
  const put = (changes: Partial<typeof words>) => setWords((before) => ({ ...before, ...changes }));
  const { userName, comment, reply, language, translation } = words;
  const body = {
    act: 'edit' as const,
    userName,
    comment,
    adminReply: reply.trim() === '' ? null : reply,
    translation: translation.trim() === '' ? null : { language, comment: translation },
  };
  const isSound = reviewActBodySchema.safeParse(body).success;
  useDirtyForm(JSON.stringify(words) !== JSON.stringify(wordsOf(opened)));

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isSound) onSave(body);
  }

  const empty = (text: string) => (isChecked && text.trim() === '' ? 'Required' : undefined);
  return (
    <form
      className={list['form']}
      onSubmit={handleSubmit}
      noValidate
      aria-label={`Edit the review of ${opened.userName}`}
    >
      {isStale && <StaleNotice what="review" theirs={changedSince(fieldsOf(opened), fieldsOf(review))} />}
      <TextRow
        label="Name"
        error={empty(userName)}
        maxLength={REVIEW_NAME_MAX}
        value={userName}
        onChange={(typed) => put({ userName: typed })}
      />
      <AreaRow
        label="Comment"
        error={empty(comment)}
        rows={4}
        maxLength={REVIEW_COMMENT_MAX}
        value={comment}
        onChange={(typed) => put({ comment: typed })}
      />
      <AreaRow
        label="Reply"
        help="Leave empty to show none."
        rows={3}
        maxLength={REVIEW_COMMENT_MAX}
        value={reply}
        onChange={(typed) => put({ reply: typed })}
      />
      <TranslationFields language={language} translation={translation} onChange={put} />
      <EditorButtons isSaving={isSaving} onClose={onClose} />
    </form>
  );
}

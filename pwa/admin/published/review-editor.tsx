import { type FormEvent, useState } from 'react';
import { type PublishedReview, type ReviewActBody, reviewActBodySchema } from '#domain/contract/editorial';
import { REVIEW_COMMENT_MAX, REVIEW_NAME_MAX } from '#domain/review/review';
import { useDirtyForm } from '../../state/dirty-forms.ts';
import { AreaRow, TextRow } from '../parts/fields.tsx';
import list from '../parts/list.module.css';
import { EditorButtons } from './editor-buttons.tsx';

type ReviewEditorProps = {
  review: PublishedReview;
  isSaving: boolean;
  onSave: (body: ReviewActBody) => void;
  onClose: () => void;
};

/** Edits the text of a review and its reply, to remove what must not be published. The stars stay the visitor's. */
export function ReviewEditor({ review, isSaving, onSave, onClose }: ReviewEditorProps) {
  const [userName, setUserName] = useState(review.userName);
  const [comment, setComment] = useState(review.comment);
  const [reply, setReply] = useState(review.adminReply ?? '');
  const [isChecked, setChecked] = useState(false);
  const adminReply = reply.trim() === '' ? null : reply;
  const body = { act: 'edit' as const, userName, comment, adminReply };
  const isSound = reviewActBodySchema.safeParse(body).success;
  useDirtyForm(
    userName !== review.userName || comment !== review.comment || adminReply !== review.adminReply,
  );

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
      aria-label={`Edit the review of ${review.userName}`}
    >
      <TextRow
        label="Name"
        error={empty(userName)}
        maxLength={REVIEW_NAME_MAX}
        value={userName}
        onChange={setUserName}
      />
      <AreaRow
        label="Comment"
        error={empty(comment)}
        rows={4}
        maxLength={REVIEW_COMMENT_MAX}
        value={comment}
        onChange={setComment}
      />
      <AreaRow
        label="Reply"
        help="Empty shows none."
        rows={3}
        maxLength={REVIEW_COMMENT_MAX}
        value={reply}
        onChange={setReply}
      />
      <EditorButtons isSaving={isSaving} onClose={onClose} />
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import * as z from 'zod/mini';
import { type PublishedReview, type ReviewActBody, reviewActBodySchema } from '#domain/contract/editorial';
import { REVIEW_COMMENT_MAX, REVIEW_NAME_MAX } from '#domain/review/review';
import { AreaRow, TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { StaleNotice } from '../../parts/stale-notice.tsx';
import { TranslationFields } from '../../parts/translation-fields.tsx';
import { changedSince } from './changed-since.ts';
import { EditorButtons } from './editor-buttons.tsx';
import { useEditedWords } from './use-edited-words.ts';

type ReviewEditorProps = {
  /** The stored version: after a conflict, somebody else's. */
  review: PublishedReview;
  isSaving: boolean;
  /** Resolves to whether it was saved. */
  onSave: (body: ReviewActBody) => Promise<boolean>;
  onClose: () => void;
};

const wordsSchema = z.object({
  userName: z.string(),
  comment: z.string(),
  reply: z.string(),
  language: z.string(),
  translation: z.string(),
});
type Words = z.infer<typeof wordsSchema>;

const wordsOf = ({ userName, comment, adminReply, translation }: PublishedReview): Words => ({
  userName,
  comment,
  reply: adminReply ?? '',
  language: translation?.language ?? 'en',
  translation: translation?.comment ?? '',
});

const fieldsOf = ({ userName, comment, reply, translation }: Words) => [
  { label: 'Name', text: userName },
  { label: 'Comment', text: comment },
  { label: 'Reply', text: reply },
  { label: 'Translation', text: translation },
];

/** Edits a review's text, reply and translation. The stars stay the visitor's. */
export function ReviewEditor({ review, isSaving, onSave, onClose }: ReviewEditorProps) {
  const stored = wordsOf(review);
  const { opened, words, put, isChanged, drop } = useEditedWords(`review ${review.id}`, wordsSchema, stored);
  const [isChecked, setChecked] = useState(false);
  const theirs = changedSince(fieldsOf(opened), fieldsOf(stored));
  const { userName, comment, reply, language, translation } = words;
  const body = {
    act: 'edit' as const,
    userName,
    comment,
    adminReply: reply.trim() === '' ? null : reply,
    translation: translation.trim() === '' ? null : { language, comment: translation },
  };
  const isSound = reviewActBodySchema.safeParse(body).success;

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isSound && (await onSave(body))) drop();
  }

  const empty = (text: string) => (isChecked && text.trim() === '' ? 'Required' : undefined);
  return (
    <form
      className={list['form']}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      aria-label={`Edit the review of ${opened.userName}`}
    >
      {theirs.length > 0 && <StaleNotice what="review" theirs={theirs} />}
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
      <EditorButtons
        isSaving={isSaving}
        isChanged={isChanged}
        onCancel={() => {
          drop();
          onClose();
        }}
      />
    </form>
  );
}

import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import {
  type PublishedReview,
  type ReviewActBody,
  type ReviewState,
  reviewActBodySchema,
} from '#domain/contract/editorial';
import { REVIEW_COMMENT_MAX, REVIEW_NAME_MAX } from '#domain/review/review';
import { Button } from '../../../components/button.tsx';
import { Stars } from '../../../components/stars.tsx';
import { actOnReview, photoForReview } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { Card } from '../../parts/card.tsx';
import { AreaRow, TextRow } from '../../parts/fields.tsx';
import styles from '../../parts/list.module.css';
import { localDay } from '../../parts/moment.ts';
import { Tag } from '../../parts/tag.tsx';
import { TranslationFields } from '../../parts/translation-fields.tsx';
import {
  changedSince,
  EditorButtons,
  StaleNotice,
  useEditedWords,
  WithdrawButton,
} from './edit-published.tsx';

type PublishedReviewCardProps = {
  review: PublishedReview;
  onDone: () => Promise<void>;
  onSignedOut: () => void;
};

type SimpleAct = Exclude<ReviewActBody['act'], 'edit'>;

/** Actions that change the decision on a review, by its state; the first decision is made in the pending comments. */
const DECISIONS: Record<ReviewState, readonly [SimpleAct, string][]> = {
  pending: [],
  published: [
    ['withdraw', 'Withdraw the review'],
    ['reopen', 'Reconsider the review'],
  ],
  withdrawn: [
    ['restore', 'Restore the review'],
    ['reject', 'Reject the review'],
  ],
  rejected: [
    ['approve', 'Approve the review'],
    ['reopen', 'Reconsider the review'],
  ],
};

/** One review with its text, photo and reply, and the actions that its state allows. */
export function PublishedReviewCard({ review, onDone, onSignedOut }: PublishedReviewCardProps) {
  const [isEditing, setEditing] = useState(false);
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const { id, version, status, userName, rating, comment, recipeId, recipeTitle, createdAt } = review;
  const send = (body: ReviewActBody, title: string) => act(() => actOnReview(id, version, body), title);
  const withdraw = () =>
    act(
      () => actOnReview(id, version, { act: 'withdraw' }),
      'Review Updated',
      (done) => actOnReview(id, done.version, { act: 'restore' }),
    );
  const decisions = DECISIONS[status];
  const isPublic = status === 'published' || status === 'withdrawn';
  const simple = (name: SimpleAct, label: string) => {
    if (name === 'withdraw') {
      return (
        <WithdrawButton
          key={name}
          what={`the review of ${userName}`}
          label={`${label} of ${userName}`}
          disabled={isSaving}
          onWithdraw={() => void withdraw()}
        >
          {label}
        </WithdrawButton>
      );
    }
    return (
      <Button
        key={name}
        variant="outline"
        disabled={isSaving}
        aria-label={`${label} of ${userName}`}
        onClick={() => void send({ act: name }, 'Review Updated')}
      >
        {label}
      </Button>
    );
  };
  return (
    <Card asChild className={styles['card']}>
      <li>
        <div className={styles['text']}>
          <p className={styles['who']}>
            <strong>{userName}</strong>
            <span>{localDay(createdAt)}</span>
            {status !== 'published' && (
              <Tag {...(status !== 'pending' && { tone: 'refused' })}>{STATE_LABELS[status]}</Tag>
            )}
          </p>
          <p className={styles['who']}>
            <Stars value={rating} />
            <Link to={`/recipe/${recipeId}`}>{recipeTitle ?? `Recipe ${recipeId}, withdrawn`}</Link>
          </p>
          <p className={styles['comment']}>{comment}</p>
          {review.photoKey !== null && (
            <a href={photoForReview(review.photoKey)} target="_blank" rel="noreferrer">
              <img
                className={styles['picture']}
                src={photoForReview(review.photoKey)}
                alt={`From ${userName}${review.isPhotoShown ? '' : ', not shown'}`}
                loading="lazy"
              />
            </a>
          )}
          {review.adminReply !== null && <blockquote>Reply: {review.adminReply}</blockquote>}
          {review.withdrawnReply !== null && <p className={styles['who']}>A reply is withdrawn.</p>}
        </div>
        {isEditing ? (
          <ReviewEditor
            review={review}
            isSaving={isSaving}
            onSave={async (body) => {
              const isSaved = await send(body, 'Review Updated');
              if (isSaved) setEditing(false);
              return isSaved;
            }}
            onClose={() => setEditing(false)}
          />
        ) : (
          <div className={styles['buttons']}>
            {decisions.map(([name, label]) => simple(name, label))}
            {isPublic && (
              <Button
                variant="outline"
                disabled={isSaving}
                aria-label={`Edit the review of ${userName}`}
                onClick={() => setEditing(true)}
              >
                Edit
              </Button>
            )}
            {isPublic &&
              review.photoKey !== null &&
              (review.isPhotoShown
                ? simple('withdraw-photo', 'Withdraw the photo')
                : simple('restore-photo', 'Show the photo'))}
            {isPublic && review.adminReply !== null && simple('withdraw-reply', 'Withdraw the reply')}
            {isPublic && review.withdrawnReply !== null && simple('restore-reply', 'Restore the reply')}
          </div>
        )}
      </li>
    </Card>
  );
}

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

const fieldsOf = ({ userName, comment, reply, language, translation }: Words) => [
  { label: 'Name', text: userName },
  { label: 'Comment', text: comment },
  { label: 'Reply', text: reply },
  { label: 'Translation', text: translation === '' ? '' : `${translation} (${language})` },
];

/** Edits a review's text, reply and translation. The stars stay the visitor's. */
function ReviewEditor({ review, isSaving, onSave, onClose }: ReviewEditorProps) {
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
      className={styles['form']}
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

/** Review states as shown to administrators. */
export const STATE_LABELS: Record<ReviewState, string> = {
  pending: 'Pending',
  published: 'Published',
  rejected: 'Rejected',
  withdrawn: 'Withdrawn',
};

import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import * as z from 'zod/mini';
import { ADMIN_CALLS, type ModerateRatingBody, type PendingRating } from '#domain/contract/admin';
import { INTAKE_CALLS } from '#domain/contract/intake';
import type { PendingPhoto } from '#domain/review/photos';
import { REVIEW_COMMENT_MAX } from '#domain/review/review';
import { Skeleton } from '../../../components/skeleton.tsx';
import { type Decision, type RefusedDecision, useModeration } from '../../calls/use-moderation.ts';
import { useCall, useRefresh } from '../../calls/use-read.ts';
import type { AdminPageProps } from '../../parts/admin-page-props.ts';
import { Card } from '../../parts/card.tsx';
import { SwitchRow } from '../../parts/check-row.tsx';
import { AreaRow } from '../../parts/fields.tsx';
import { FirstRows, useFirstRows } from '../../parts/first-rows.tsx';
import styles from '../../parts/list.module.css';
import { NeedsNetwork } from '../../parts/loaded.tsx';
import { Notice } from '../../parts/notice.tsx';
import { TranslationFields } from '../../parts/translation-fields.tsx';
import { useKeptWords } from '../../parts/use-kept-words.ts';
import { DecidedElsewhere, type Elsewhere, LostAnswers, typedTexts } from '../decided-elsewhere.tsx';
import { CommentCard, ManyComments, PhotoDecision } from './comment-cards.tsx';
import { useCommentKeys } from './use-keys.ts';

type CommentReplyProps = { answer: CommentAnswer; onChange: (answer: CommentAnswer) => void };

/** The site's reply and the comment in another language; both are published when the comment is approved. */
function CommentReply({ answer, onChange }: CommentReplyProps) {
  return (
    <details className={styles['answer']}>
      <summary>Reply or translate</summary>
      <AreaRow
        label="Admin reply"
        help="Shown below the comment as the official response, once approved."
        maxLength={REVIEW_COMMENT_MAX}
        value={answer.reply}
        onChange={(reply) => onChange({ ...answer, reply })}
      />
      <TranslationFields
        language={answer.language}
        translation={answer.translation}
        onChange={(changes) => onChange({ ...answer, ...changes })}
      />
    </details>
  );
}

const NO_ANSWERS: Record<string, CommentAnswer> = {};

/**
 * The answers being written, by comment id; those to comments that no longer wait are dropped, unless the decision can be
 * undone. `lost` is what was dropped so far without a decision of one's own.
 * @param shownId the comment whose answer is shown with somebody else's decision
 */
function useAnswers(
  waiting: readonly PendingRating[] | undefined,
  undoable: readonly PendingRating[],
  shownId: string | undefined,
) {
  const form = useKeptWords('answers', answersSchema, NO_ANSWERS);
  const [lost, setLost] = useState<readonly string[]>([]);
  const { isRead, values, setValues } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the list was loaded
  useEffect(() => {
    if (!isRead || waiting === undefined) return;
    const left: typeof values = {};
    const gone: string[] = [];
    for (const [key, { isDecided, ...answer }] of Object.entries(values)) {
      const isKey = ({ id }: PendingRating) => id === key;
      if (waiting.some(isKey)) left[key] = answer;
      else if (undoable.some(isKey)) left[key] = { ...answer, isDecided: true };
      else if (!isDecided && key !== shownId) gone.push(answer.reply, answer.translation);
    }
    if (JSON.stringify(left) !== JSON.stringify(values)) setValues(left);
    if (typedTexts(...gone).length > 0) setLost((before) => typedTexts(...before, ...gone));
  }, [isRead, waiting]);
  return { ...form, lost };
}

/** Somebody else's decision on a comment, which 'Published' lists whatever it was. */
const decidedComment = ({ comment, approval, ...rest }: RefusedDecision): Elsewhere => ({
  ...rest,
  name: `the comment of ${comment.userName.trim() || 'Anonymous'}`,
  published: { show: 'reviews', search: comment.id },
  typed: typedTexts(approval.adminReply, approval.translation?.comment),
});

/** 'Pending Comment Reviews': moderates comments one by one or in batches, by mouse or keyboard. */
export function CommentsTab({ isShown, onSignedOut }: AdminPageProps) {
  const comments = useCall(ADMIN_CALLS.listPendingRatings, {});
  /** Pending photos of pending and approved comments. */
  const photos = useCall(INTAKE_CALLS.listPendingPhotos, {}).data ?? [];
  const refreshOthers = useRefresh(ADMIN_CALLS.getStats, INTAKE_CALLS.listPendingPhotos);
  const onModerated = () => {
    // The next decision need not wait for figures and photos.
    void refreshOthers();
    return comments.reload();
  };
  const list = comments.data ?? [];
  const { shown, more } = useFirstRows(list);
  const [hasKeys, setHasKeys] = useState(true);
  const { isSaving, decided, elsewhere, moderate, undo, moderatePhoto } = useModeration({
    onModerated,
    onSignedOut,
  });
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = list.filter(({ id }) => chosenIds.has(id));
  const toggle = (id: string) =>
    setChosenIds(
      (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    );
  const answers = useAnswers(
    comments.data,
    decided?.comments ?? [],
    // The notice of an overtaken rejection shows no answer, so the answer goes to `lost`.
    elsewhere?.wanted === 'approved' ? elsewhere.comment.id : undefined,
  );
  const answerTo = (comment: PendingRating) => answers.values[comment.id] ?? earlierAnswer(comment);
  const decideAll = (comments: readonly PendingRating[], status: Decision) =>
    moderate(comments, status, (comment) => approvalOf(answerTo(comment), comment));
  const decide = (id: string, status: Decision) =>
    decideAll(
      list.filter((comment) => comment.id === id),
      status,
    );
  // The keys act on the selected comment; chosen comments are ticked for a batch.
  const { selected, select, listRef } = useCommentKeys({
    comments: shown,
    isActive: isShown && hasKeys && !isSaving,
    onDecide: decide,
    onSelect: toggle,
    onUndo: () => decided !== null && void undo(),
  });

  const decidedBefore = photos.filter(({ reviewId }) => !list.some(({ id }) => id === reviewId));
  const photoOf = (photo: PendingPhoto) => (
    <PhotoDecision
      key={photo.key}
      photo={photo}
      isSaving={isSaving}
      onDecide={(status) => moderatePhoto(photo.key, status)}
    />
  );

  if (comments.data === undefined) {
    if (comments.problem !== null)
      return <NeedsNetwork sentence={comments.problem} onRetry={comments.reload} />;
    return <Skeleton lines={4} label="Loading comments" />;
  }
  return (
    <section aria-labelledby="pending-comments-title">
      <div className={styles['head']}>
        <h2 id="pending-comments-title">Pending Comment Reviews</h2>
        <p>Oldest first.</p>
        <div className={styles['keyboard']}>
          <SwitchRow checked={hasKeys} onChange={setHasKeys}>
            A approves, R rejects, J and K move, X selects, U undoes the last decision.
          </SwitchRow>
        </div>
      </div>
      {comments.problem !== null && <Notice kind="problem">{comments.problem}</Notice>}
      {elsewhere !== null && <DecidedElsewhere elsewhere={decidedComment(elsewhere)} />}
      {answers.lost.length > 0 && <LostAnswers typed={answers.lost} />}
      <ManyComments
        all={shown}
        chosen={chosen}
        decided={decided}
        isSaving={isSaving}
        onChoose={(comments) => setChosenIds(new Set(comments.map(({ id }) => id)))}
        onDecide={(status) => void decideAll(chosen, status)}
        onUndo={() => void undo()}
      />
      {list.length === 0 ? (
        <Notice kind="news">No pending comments to review!</Notice>
      ) : (
        <ul ref={listRef} className={styles['list']}>
          {shown.map((comment) => (
            <CommentCard
              key={comment.id}
              comment={comment}
              isSelected={comment.id === selected}
              isChosen={chosenIds.has(comment.id)}
              onChoose={() => toggle(comment.id)}
              isSaving={isSaving}
              onSelect={() => select(comment.id)}
              onDecide={(status) => decide(comment.id, status)}
            >
              {photos.filter(({ reviewId }) => reviewId === comment.id).map(photoOf)}
              <CommentReply
                answer={answerTo(comment)}
                onChange={(answer) => answers.setValues({ ...answers.values, [comment.id]: answer })}
              />
            </CommentCard>
          ))}
        </ul>
      )}
      {more}
      {decidedBefore.length > 0 && (
        <>
          <h2 className={styles['head']}>Pending Photos</h2>
          <FirstRows rows={decidedBefore}>
            {(photos) => (
              <ul className={styles['list']} aria-label="Pending Photos">
                {photos.map((photo) => (
                  <Card key={photo.key} asChild className={styles['card']}>
                    <li>
                      <div className={styles['text']}>
                        <p className={styles['who']}>
                          <strong>{photo.userName.trim() || 'Anonymous'}</strong>
                          <Link to={`/recipe/${photo.recipeId}`}>
                            {photo.recipeTitle ?? 'Recipe'} ({photo.recipeId})
                          </Link>
                        </p>
                        <p className={styles['comment']}>{photo.comment}</p>
                        {photoOf(photo)}
                      </div>
                    </li>
                  </Card>
                ))}
              </ul>
            )}
          </FirstRows>
        </>
      )}
    </section>
  );
}

/** Reply and translation typed beside a comment before its approval. */
const commentAnswerSchema = z.object({
  reply: z.string(),
  /** Language of the translation, BCP 47. */
  language: z.string(),
  translation: z.string(),
  /** This administrator has decided its comment and may undo that. */
  isDecided: z.optional(z.boolean()),
});
export type CommentAnswer = z.infer<typeof commentAnswerSchema>;

/** Answers by comment id. */
const answersSchema = z.record(z.string(), commentAnswerSchema);

/** Reply and translation of an undone decision. */
function earlierAnswer({ adminReply, translation }: PendingRating): CommentAnswer {
  return {
    reply: adminReply ?? '',
    language: translation?.language ?? 'en',
    translation: translation?.comment ?? '',
  };
}

/** Body fields for an approval. Blank fields are left out, or remove those of an earlier decision. */
function approvalOf(
  { reply, language, translation }: CommentAnswer,
  { adminReply, translation: earlier }: PendingRating,
): Pick<ModerateRatingBody, 'adminReply' | 'translation'> {
  const [said, translated] = [reply.trim(), translation.trim()];
  return {
    ...(said !== '' ? { adminReply: said } : adminReply !== null && { adminReply: null }),
    ...(translated !== ''
      ? { translation: { language, comment: translated } }
      : earlier !== null && { translation: null }),
  };
}

import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import {
  ISSUE_INTRO_MAX,
  ISSUE_SUBJECT_MAX,
  type Issue,
  type IssueDraft,
  type IssuePreview,
  issueDraftSchema,
  NEWSLETTER_CALLS,
  type NewsletterDesk,
} from '#domain/contract/newsletter-issue';
import { NEWSLETTER_LISTS } from '#domain/messages/sign-up';
import { Button } from '../../../components/button.tsx';
import { mergeNewer } from '../../../platform/database/draft-journal.ts';
import { ADMIN_DRAFTS, clearDraft, joinDraft, useDraftRow } from '../../../platform/database/drafts.ts';
import { AdminError, request } from '../../calls/api.ts';
import { useActs } from '../../calls/use-acts.ts';
import { Card } from '../../parts/card.tsx';
import { Choice } from '../../parts/choice.tsx';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { AreaRow, TextRow } from '../../parts/fields.tsx';
import list from '../../parts/list.module.css';
import { useKeptWords } from '../../parts/use-kept-words.ts';
import { LISTS, people } from './issue-words.ts';
import { NewerIssue } from './newer-issue.tsx';
import styles from './newsletter.module.css';
import { RecipeChoice } from './recipe-choice.tsx';

/** A message as sent, as text and as HTML. */
function LetterPreview({ letter }: { letter: IssuePreview }) {
  const [form, setForm] = useState<'html' | 'text'>('html');
  return (
    <section className={styles['preview']} aria-label="Preview">
      <p>
        <strong>Subject:</strong> {letter.subject}
      </p>
      <Choice
        label="Preview format"
        options={[
          { value: 'html', label: 'HTML' },
          { value: 'text', label: 'Text' },
        ]}
        value={form}
        onChange={setForm}
      />
      {form === 'html' ? (
        <iframe className={styles['letter']} title="The message" sandbox="" srcDoc={letter.html} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so a keyboard has to reach it
        <pre className={styles['text']} tabIndex={0}>
          {letter.text}
        </pre>
      )}
    </section>
  );
}

const OPTIONS = NEWSLETTER_LISTS.map((value) => ({ value, label: LISTS[value] }));

type IssueEditorProps = {
  /** Null for a new issue. */
  issue: Issue | null;
  /** The issues as last read: one of them may be a newer version of this one. */
  issues: readonly Issue[];
  audience: NewsletterDesk['audience'];
  onDone: () => Promise<void>;
  onClose: () => void;
  onSignedOut: () => void;
};

/** An issue as typed, and the version that it was typed on. */
const issueWordsSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  list: issueDraftSchema.shape.list,
  subject: z.string(),
  intro: z.string(),
  recipes: z.array(z.object({ id: z.int(), title: z.string() })),
});
type IssueWords = z.infer<typeof issueWordsSchema>;

function wordsOf(issue: Issue | null): IssueWords {
  const { id = crypto.randomUUID(), version = 0, list = 'dog', subject = '', intro = '' } = issue ?? {};
  const recipes = (issue?.recipeIds ?? []).map((id, index) => ({
    id,
    title: issue?.titles[index] ?? `Recipe ${id}, not published`,
  }));
  return { id, version, list, subject, intro, recipes };
}

const draftOf = (id: string) => `issue ${id}`;

/** Words moved to an issue's draft, beside those that another tab has typed there since `base`. */
function besideThere(there: unknown, moved: IssueWords, base: IssueWords): IssueWords {
  const kept = issueWordsSchema.safeParse(there).data;
  if (kept === undefined) return moved;
  const both = mergeNewer(kept, moved, base, { ...base, subject: '', intro: '' }, '\n');
  return { ...both, subject: both.subject.replaceAll('\n', ' ') };
}

/**
 * Text typed into a new issue after its first save belongs to that issue: when the editor closes, it moves to that
 * issue's draft.
 */
export function useWordsOfSavedIssues(issues: readonly Issue[] | undefined, isClosed: boolean): void {
  const from = `${ADMIN_DRAFTS}${draftOf('new')}`;
  const row = useDraftRow(from);
  /** The last words typed may be stored after the others have moved: they continue those. */
  const last = useRef<IssueWords | null>(null);
  useEffect(() => {
    const words = issueWordsSchema.safeParse(row?.value).data;
    const saved = issues?.find(({ id }) => id === words?.id);
    if (!isClosed || !row || words === undefined || saved === undefined) return;
    // Typed before the answer to the first save.
    const moved = { ...words, version: words.version || saved.version };
    const base = last.current?.id === saved.id ? last.current : wordsOf(saved);
    last.current = moved;
    void joinDraft(`${ADMIN_DRAFTS}${draftOf(saved.id)}`, (there) => besideThere(there, moved, base))
      .then(() => clearDraft(from, (at) => at === row.updatedAt))
      .catch(() => {
        last.current = null;
      });
  }, [from, row, issues, isClosed]);
}

/** Writes an issue: saves, previews, tests and sends it. */
export function IssueEditor({ issue, issues, audience, onDone, onClose, onSignedOut }: IssueEditorProps) {
  const [stored, setStored] = useState(() => wordsOf(issue));
  const { values, setValues, handOver, isChanged } = useKeptWords(
    draftOf(issue?.id ?? 'new'),
    issueWordsSchema,
    stored,
  );
  const { id, list: audienceOf, subject, intro, recipes } = values;
  // Words typed during a save still carry the old version.
  const [savedVersion, setSavedVersion] = useState(0);
  const version = Math.max(values.version, savedVersion);
  const put = (changes: Partial<IssueWords>) => setValues({ ...values, version, ...changes });
  const [email, setEmail] = useState('');
  const [letter, setLetter] = useState<IssuePreview | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { isSaving, act } = useActs({ onDone, onSignedOut });
  const looking = useActs({ onDone: async () => undefined, onSignedOut });

  const draft: IssueDraft = { list: audienceOf, subject, intro, recipeIds: recipes.map((each) => each.id) };
  const faults = issueDraftSchema.safeParse(draft).error?.issues ?? [];
  const faultOf = (field: keyof IssueDraft) =>
    isChecked ? faults.find(({ path }) => path[0] === field)?.message : undefined;
  const listed = issues.find((each) => each.id === id);
  const newer = listed !== undefined && listed.version > version ? listed : null;
  const isBusy = isSaving || looking.isSaving;
  const receivers = audience[audienceOf].confirmed;
  const unsendable =
    receivers === 0
      ? 'Nobody on this list has confirmed yet, so you can’t send it.'
      : faults.length > 0
        ? 'To send it, enter a subject and an introduction.'
        : undefined;

  /** Runs the action unless a field is invalid. */
  function whenSound(run: () => Promise<unknown>): void {
    setChecked(true);
    if (faults.length === 0) void run();
  }

  async function save(): Promise<number> {
    // A newer version is shown above the fields, so saving over it is deliberate.
    const put = (over: number) =>
      request(NEWSLETTER_CALLS.saveIssue, { params: { id }, body: { ...draft, version: over } });
    const saved = await put(newer?.version ?? version).catch((error: unknown) => {
      // Discarded by somebody else: these words make a new draft.
      if (error instanceof AdminError && error.status === 404) return put(0);
      throw error;
    });
    const next = { ...values, version: saved.version };
    setStored(next);
    setSavedVersion(saved.version);
    handOver(values, next);
    return saved.version;
  }

  function discard() {
    const next = newer === null ? stored : wordsOf(newer);
    setStored(next);
    handOver(values, next);
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    whenSound(() => act(save, 'Draft saved'));
  }

  async function sendTest() {
    await save();
    await request(NEWSLETTER_CALLS.testIssue, { params: { id }, body: { email: email.trim() } });
  }

  async function send() {
    const isBegun = await act(
      async () =>
        request(NEWSLETTER_CALLS.actOnIssue, {
          params: { id },
          body: { act: 'send', version: await save() },
        }),
      'Sending started',
    );
    if (isBegun) onClose();
  }

  return (
    <Card asChild>
      <form className={styles['editor']} onSubmit={handleSubmit} noValidate aria-label="Issue">
        {newer !== null && <NewerIssue issue={newer} />}
        <Choice label="List" options={OPTIONS} value={audienceOf} onChange={(list) => put({ list })} />
        <TextRow
          label="Subject"
          error={faultOf('subject')}
          maxLength={ISSUE_SUBJECT_MAX}
          value={subject}
          onChange={(subject) => put({ subject })}
        />
        <AreaRow
          label="Introduction"
          help="Plain text. Leave an empty line between paragraphs."
          error={faultOf('intro')}
          maxLength={ISSUE_INTRO_MAX}
          value={intro}
          onChange={(intro) => put({ intro })}
        />
        <RecipeChoice chosen={recipes} onChange={(recipes) => put({ recipes })} />
        <div className={list['buttons']}>
          <Button type="submit" variant="outline" disabled={isBusy}>
            Save draft
          </Button>
          <Button
            variant="outline"
            disabled={isBusy}
            onClick={() =>
              whenSound(() =>
                looking.act(
                  async () => setLetter(await request(NEWSLETTER_CALLS.previewIssue, { body: draft })),
                  null,
                ),
              )
            }
          >
            Preview
          </Button>
          <Button variant="ghost" disabled={isBusy} onClick={onClose}>
            Close
          </Button>
          {(isChanged || newer !== null) && (
            <ConfirmButton
              variant="ghost"
              disabled={isBusy}
              question="Discard what you haven’t saved?"
              text="You can’t get it back."
              action="Discard"
              back="Keep writing"
              onConfirm={discard}
            >
              Discard changes
            </ConfirmButton>
          )}
        </div>
        {letter !== null && <LetterPreview letter={letter} />}
        <TextRow
          label="Your own address, for a test"
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
        />
        <div className={list['buttons']}>
          <Button
            variant="outline"
            disabled={isBusy}
            disabledBecause={email.trim() === '' ? 'To send a test, enter your address.' : undefined}
            onClick={() => whenSound(() => act(sendTest, 'Test sent'))}
          >
            Send test
          </Button>
          <ConfirmButton
            variant="solid"
            disabled={isBusy}
            disabledBecause={unsendable}
            question={`Send to ${people(receivers)}?`}
            text={`They confirmed the list '${LISTS[audienceOf]}'. You can stop halfway, but you can’t recall what was sent.`}
            action={`Send to ${people(receivers)}`}
            back="Not yet"
            onConfirm={() => void send()}
          >
            Send
          </ConfirmButton>
        </div>
      </form>
    </Card>
  );
}

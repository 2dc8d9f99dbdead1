import { Timer as TimerIcon, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { hasRoomFor, MOST_TIMERS } from '#domain/cook/cook-session';
import { type StepTimer, stepTimers } from '#domain/cook/step-timers';
import { durationText } from '#domain/cook/timer';
import type { Recipe } from '#domain/recipe/recipe';
import { findIngredient } from '#domain/reference/ingredients';
import { listText } from '#domain/text/sentence-parts';
import { Button } from '../../components/button.tsx';
import { useClientHint } from '../../platform/database/client-hint.ts';
import { newId } from '../../platform/database/rows.ts';
import { showToast } from '../../platform/state/toast-store.ts';
import { LineRow, SupplementRow, UndoButton } from './ingredient-ticks.tsx';
import { unlockSound } from './timer-bell.ts';
import type { Cooking } from './use-cooking.ts';

type Speech = { canSpeak: boolean; isSpeaking: boolean; toggle: () => void };

const canSpeakHere = () => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

/** Reads a text aloud; stops when the text changes or the screen unmounts. */
function useSpeech(text: string): Speech {
  const [isSpeaking, setSpeaking] = useState(false);
  // A service worker cannot detect speech, so a pre-rendered page relies on the previous page's client hint.
  const canSpeak = useClientHint('canSpeak', canSpeakHere, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text stops the reading
  useEffect(
    () => () => {
      if (!canSpeak) return;
      speechSynthesis.cancel();
      setSpeaking(false);
    },
    [text, canSpeak],
  );
  function toggle() {
    speechSynthesis.cancel();
    if (isSpeaking) return setSpeaking(false);
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'en-GB';
    utterance.rate = 0.95;
    utterance.onend = () => setSpeaking(false);
    utterance.onerror = () => setSpeaking(false);
    speechSynthesis.speak(utterance);
    setSpeaking(true);
  }
  return { canSpeak, isSpeaking, toggle };
}

/** Texts with more characters are set smaller. */
const LONG = 180;

/** The text of a step, large, with its times underlined. */
function StepText({ text, timers }: { text: string; timers: readonly StepTimer[] }) {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { start, end } of timers) {
    parts.push(text.slice(from, start), <mark key={start}>{text.slice(start, end)}</mark>);
    from = end;
  }
  parts.push(text.slice(from));
  return (
    <p className="cook-text" data-long={text.length > LONG || undefined}>
      {parts}
    </p>
  );
}

/** 'Brown rice, step 1': the first food of the step other than water. */
function timerName({ steps, ingredientLines }: Recipe, at: number): string {
  const ids = (steps[at]?.lines ?? []).map((index) => ingredientLines[index]?.ingredientId ?? null);
  const food = findIngredient(ids.find((id) => id !== null && id !== 'water') ?? null);
  const name = food?.name.split(/[,(]/)[0]?.trim();
  return name === undefined ? `Step ${at + 1}` : `${name}, step ${at + 1}`;
}

/** The same id for every tap, so that a second tap does not start a duplicate. */
const stepTimerId = (recipeId: number, at: number, number: number) => `${recipeId}-${at}-${number}`;

/** Starts a timer, or says why not; the tap also unlocks sound. */
export function startTimer(
  { act, session }: Cooking,
  timer: { id?: string; name: string; seconds: number; upToSeconds: number | null },
): void {
  unlockSound();
  if (!hasRoomFor(session, timer.id)) {
    showToast({
      variant: 'destructive',
      title: `You have ${MOST_TIMERS} timers`,
      description: 'Stop one to start another.',
    });
    return;
  }
  act({ type: 'start-timer', timer: { id: newId(), ...timer } });
}

function timerLabel({ seconds, upToSeconds }: StepTimer): string {
  const upTo = upToSeconds === null ? '' : ` (up to ${durationText(upToSeconds)})`;
  return `Start ${durationText(seconds)}${upTo}`;
}

/** 'In all, for steps 1 and 4' if other steps share the food. */
function sharedBy(steps: readonly number[]): string | null {
  if (steps.length < 2) return null;
  const numbers = steps.map((step) => step + 1);
  return `In all, for steps ${numbers.slice(0, -1).join(', ')} and ${numbers.at(-1)}`;
}

/** 'With Felini Complete, leave out the kelp tablets.'; null if the step adds nothing that a premix replaces. */
function leftOutText({ leftOut }: Cooking, at: number): string | null {
  const names = leftOut?.names[at] ?? [];
  if (leftOut === null || names.length === 0) return null;
  return `With ${leftOut.premix}, leave out what this step adds as a supplement: ${listText(names)}.`;
}

/** One step: its text, timers, and ingredients scaled to the batch. */
export function CookStep({ cooking, at, way }: { cooking: Cooking; at: number; way: 'back' | 'next' }) {
  const { recipe, session, steps, needs, lines, supplements, act } = cooking;
  const { text = '', countsPieces = false, keepsAmount = false } = steps[at] ?? {};
  const timers = stepTimers(text);
  const leftOut = leftOutText(cooking, at);
  const notes = [
    ...(countsPieces ? ['The number of pieces is for the recipe as written.'] : []),
    ...(keepsAmount ? ['An amount in this step is for the recipe as written.'] : []),
  ];
  const speech = useSpeech([text, ...(leftOut === null ? [] : [leftOut]), ...notes].join(' '));
  const need = needs[at] ?? { lines: [], supplements: [] };
  const tick = (key: string, label: string) => ({
    isTicked: session.ticks.includes(key),
    onTick: () => act({ type: 'tick', key, label }),
  });
  return (
    <div key={at} className="cook-slide" data-way={way}>
      <StepText text={text} timers={timers} />
      {leftOut !== null && (
        <p className="cook-note" role="note">
          {leftOut}
        </p>
      )}
      {notes.map((note) => (
        <p key={note} className="cook-note">
          {note}
        </p>
      ))}
      <div className="cook-actions">
        {timers.map((timer, number) => (
          <Button
            key={timer.start}
            variant="soft"
            onClick={() => {
              const id = stepTimerId(recipe.id, at, number);
              startTimer(cooking, { ...timer, id, name: timerName(recipe, at) });
            }}
          >
            <TimerIcon size={22} aria-hidden /> {timerLabel(timer)}
          </Button>
        ))}
        {speech.canSpeak && (
          <Button
            variant="outline"
            onClick={speech.toggle}
            aria-label={speech.isSpeaking ? 'Stop reading' : 'Read aloud'}
          >
            {speech.isSpeaking ? <VolumeX size={24} aria-hidden /> : <Volume2 size={24} aria-hidden />}
          </Button>
        )}
      </div>
      <div className="cook-listed">
        {need.lines.length + need.supplements.length > 0 && <h2>For this step</h2>}
        <UndoButton cooking={cooking} />
      </div>
      <ul>
        {need.lines.map(({ index, steps: usedBy }) => {
          const line = lines[index];
          if (line === undefined) return null;
          return (
            <LineRow
              key={index}
              line={line}
              note={sharedBy(usedBy)}
              {...tick(`step-${at}-line-${index}`, line.name)}
            />
          );
        })}
        {need.supplements.map((index) => {
          const supplement = supplements[index];
          if (supplement === undefined) return null;
          return (
            <SupplementRow
              key={supplement.id}
              supplement={supplement}
              {...tick(`step-${at}-supplement-${supplement.id}`, supplement.name)}
            />
          );
        })}
      </ul>
    </div>
  );
}

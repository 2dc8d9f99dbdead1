import { useEffect, useState } from 'react';
import { useClientHint } from '../../platform/database/client-hint.ts';

type Speech = { canSpeak: boolean; isSpeaking: boolean; toggle: () => void };

const canSpeakHere = () => 'speechSynthesis' in globalThis && 'SpeechSynthesisUtterance' in globalThis;

/** Reads a text aloud; stops when the text changes or the screen unmounts. */
export function useSpeech(text: string): Speech {
  const [isSpeaking, setSpeaking] = useState(false);
  // No worker can speak, so a page that is rendered in one has it from the page before.
  const canSpeak = useClientHint('canSpeak', canSpeakHere, false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text ends what is being read
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

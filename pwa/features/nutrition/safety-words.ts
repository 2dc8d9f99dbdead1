import type { Species } from '#domain/reference/species';
import type { AuditFlag } from '#domain/safety/audit/audit-recipe';
import { safeSwap } from '#domain/safety/audit/safe-swaps';
import { alternativeSentence, flagSubject } from '#domain/safety/audit/safety-sentences';
import { counted } from '#domain/text/sentence-parts';
import type { FlaggedLine } from './flagged-lines.ts';

/** Bones are dangerous because they splinter; they are not toxic. */
const isBone = ({ food, severity }: AuditFlag) => severity === 'toxic' && /\bbones?\b/i.test(food);

/** '2 toxic foods', '1 toxic food, 1 to take care with', '1 food to take care with, 1 question'. */
export function safetyTitle(lines: readonly FlaggedLine[]): string {
  const foods = (severity: AuditFlag['severity']) =>
    new Set(
      lines.flatMap(({ flags }) =>
        flags.filter((flag) => flag.severity === severity).map(({ food }) => food),
      ),
    ).size;
  const [toxic, caution] = [foods('toxic'), foods('caution')];
  const food = (count: number) => (count === 1 ? 'food' : 'foods');
  if (toxic + caution === 0) return 'Is it in the bowl?';
  const asked = lines.reduce((sum, line) => sum + line.asked.length, 0);
  const questions = asked === 0 ? '' : `, ${counted(asked, 'question')}`;
  if (toxic === 0) return `${caution} ${food(caution)} to take care with${questions}`;
  const rest = `${caution === 0 ? '' : `, ${caution} to take care with`}${questions}`;
  const kind = lines.some(({ flags }) => flags.some(isBone)) ? 'dangerous' : 'toxic';
  return `${toxic} ${kind} ${food(toxic)}${rest}`;
}

/** 'Onion is toxic to dogs. Grapes and raisins are toxic to dogs.'; empty where nothing toxic is in the lines. */
export function toxicSentence(lines: readonly FlaggedLine[], species: Species): string {
  const toxic = lines.flatMap(({ flags }) => flags.filter(({ severity }) => severity === 'toxic'));
  const sentences = toxic.map((flag) => {
    const subject = flagSubject(flag);
    const harm = `${isBone(flag) ? 'dangerous' : 'toxic'} to ${species}s.`;
    if (flag.certainty === 'usually') return `${subject}, ${harm}`;
    return `${subject} ${/s$| and /.test(subject) ? 'are' : 'is'} ${harm}`;
  });
  return [...new Set(sentences)].join(' ');
}

/** 'Onion is toxic to dogs: allium thiosulphates damage red blood cells. Safe instead: carrot, celery.' */
export function flagSentence(flag: AuditFlag, species: Species): string {
  const { food, severity, text, reason, alternative, certainty } = flag;
  const harms = isBone(flag) ? 'dangerous' : 'toxic';
  const kind = severity === 'toxic' ? `${harms} to ${species}s` : `to be fed to ${species}s with care`;
  // Adds the list's own name if the line uses other words.
  const named = text.toLowerCase().includes(food.toLowerCase()) ? text : `${text} (${food.toLowerCase()})`;
  const subject = certainty === 'usually' ? flagSubject(flag) : capitalised(named);
  // The subject already says 'usually contain onion or garlic powder'.
  const why = certainty === 'usually' && /^usually contain/i.test(reason) ? '' : `${reason}. `;
  return `${subject}: ${kind}. ${why}${alternativeSentence(alternative)}`;
}

/** 'Swap for carrot'; without a name if the line's foods have different alternatives. */
export function swapLabel({ flags }: FlaggedLine): string {
  const toxic = flags.filter(({ severity }) => severity === 'toxic');
  const words = new Set(toxic.map((flag) => safeSwap(flag)?.word));
  const [only] = words;
  return words.size === 1 && only !== undefined ? `Swap for ${only}` : 'Swap for safe foods';
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

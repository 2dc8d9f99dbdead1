import { Stethoscope } from 'lucide-react';
import { type FixLine, fixedTexts } from '#domain/analysis/fix-lines';
import type { Completeness, CompletenessRow, NutrientStatus } from '#domain/nutrition/completeness';
import { asVerdict } from '#domain/nutrition/recipe-verdict';
import { nameInSentence } from '#domain/pet/pet-name';
import type { Species } from '#domain/reference/species';
import type { Standard } from '#domain/reference/targets';
import type { SafetyAudit } from '#domain/safety/audit/audit-recipe';
import { capitalised, inSentence } from '#domain/text/sentence-parts';
import { BowlCautions } from '../../components/bowl-cautions.tsx';
import { NotJudged } from '../../components/caveats.tsx';
import { classNames } from '../../components/class-names.ts';
import { BowlIcon } from '../../components/icons/bowl-icon.tsx';
import { foodList, nutrientName } from '../../components/nutrient-words.ts';
import { LEAD_MEANING, verdictTitle } from '../../components/verdict-words.ts';
import type { CheckedBowl } from './check-bowl.ts';
import { type CheckerValues, withLinesAdded, withParts } from './checker-values.ts';
import { ClosurePanel } from './closure-panel.tsx';
import type { Fixing } from './fix-panel.tsx';
import type { Fix } from './flagged-lines.ts';
import styles from './result-cards.module.css';
import { STAGE_LABELS } from './species-and-stages.tsx';
import { StandardChoice } from './standard-choice.tsx';
import card from './tool-card.module.css';

const SHOWN: readonly NutrientStatus[] = ['over', 'short', 'unknown', 'met'];

type VerdictCardProps = {
  bowl: CheckedBowl;
  standard: Standard;
  onStandard: (standard: Standard) => void;
  onAdd: (lines: readonly string[], done: string) => void;
  /** Writes changed lines into the bowl. */
  onFix: Fixing['onUse'];
  /** Illness that the recipe mentions, worded to follow 'with'; null without one. */
  illness?: string | null;
};

/** Nutrient verdict by standard and animal, advice to see a vet, and the doses that close the gaps. */
export function VerdictCard(props: VerdictCardProps) {
  const { bowl, standard, onStandard, onAdd, onFix, illness = null } = props;
  const result = bowl.completeness[standard];
  const { verdict, counts } = result;
  const { lead } = bowl.analysis.safety;
  const shown = asVerdict(result, lead);
  const intake = intakeSentence(bowl);
  const vet = vetSentences(bowl.animal, illness);
  return (
    <section id="verdict" className={card['card']} aria-labelledby="verdict-title">
      <StandardChoice value={standard} onChange={onStandard} />
      <div className={classNames(styles['verdict'], styles[shown.status])}>
        <BowlIcon state={shown.status} size={40} />
        <div>
          <h2 id="verdict-title">{verdictTitle(shown)}</h2>
          <p>
            {lead === null && `Against the ${standard} figures for ${whom(bowl)}. `}
            {verdictSentence(result, lead)}
          </p>
        </div>
      </div>
      <ul className={styles['counts']}>
        {SHOWN.filter((status) => counts[status] > 0).map((status) => (
          <li key={status} className={styles[status]}>
            <BowlIcon state={status} /> {counts[status]} {status}
          </li>
        ))}
      </ul>
      <BowlCautions cautions={bowl.analysis.cautions} />
      <NotJudged />
      {intake !== undefined && <p className={card['muted']}>{intake}</p>}
      {vet.length > 0 && (
        <div className={styles['vet']} role="note" data-strong={bowl.vetNotice}>
          <Stethoscope size={22} aria-hidden />
          <div>
            {vet.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
        </div>
      )}
      {lead === 'asked' && <p>Once you’ve answered, we’ll work out what closes the gaps.</p>}
      {lead === 'toxic' && (
        <p>Take out what your pet mustn’t eat; then we’ll work out what closes the gaps.</p>
      )}
      {lead === null && verdict !== 'met' && (
        <ClosurePanel
          nutrients={bowl.analysis.nutrients}
          result={result}
          options={bowl.animal}
          onAdd={onAdd}
          fixing={{ lines: bowl.analysis.lines, onUse: onFix }}
        />
      )}
    </section>
  );
}

/** 'an adult dog', 'a kitten', 'a pregnant or nursing cat', 'Rex, senior dog'. */
export function whom({ animal, pet }: Pick<CheckedBowl, 'animal' | 'pet'>): string {
  const { species, lifeStage } = animal;
  const stage = STAGE_LABELS[species][lifeStage].toLowerCase();
  const words = lifeStage === 'growth' ? stage : `${stage} ${species}`;
  if (pet !== null) return `${nameInSentence(pet, species)}, ${words}`;
  return `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`;
}

const names = (rows: readonly CompletenessRow[]) =>
  foodList(rows.map((row) => inSentence(nutrientName(row))));

/** Meaning of the verdict in one or two sentences; never 'complete' while any nutrient is short, unknown or over. */
export function verdictSentence(result: Completeness, lead: SafetyAudit['lead']): string {
  if (lead !== null) return LEAD_MEANING[lead];
  const { verdict, rows, standard, counts } = result;
  const of = (status: CompletenessRow['status']) => rows.filter((row) => row.status === status);
  if (counts.over === 0 && result.hasTooMuchLiver) return 'Take out some of the liver first.';
  if (verdict === 'over') return `Too much ${names(of('over'))}: don’t feed it as it is.`;
  if (verdict === 'short') return 'Fine now and then, not as the only food.';
  if (verdict === 'unknown') {
    return 'We lack a figure or an exact amount for some of the food, so we can’t say that every minimum is met.';
  }
  return `The foods we have figures for reach every ${standard} minimum, and nothing exceeds a maximum.`;
}

const VET: Record<'growth' | 'reproduction', (species: Species) => string> = {
  growth: (species) =>
    `Wrong amounts do lasting harm to a ${species === 'dog' ? 'puppy' : 'kitten'}. Ask your vet before you feed it home-made food.`,
  reproduction: (species) =>
    `A pregnant or nursing ${species} feeds her young from this bowl. Ask your vet before you feed it.`,
};

/** Advice to see a vet: for young, pregnant or nursing animals, and if the recipe mentions an illness. */
export function vetSentences(
  { species, lifeStage }: CheckedBowl['animal'],
  illness: string | null = null,
): string[] {
  const ill =
    illness === null
      ? []
      : [
          `A ${species} with ${illness} needs its own diet, which our tables don’t cover. Ask your vet first.`,
        ];
  return lifeStage === 'growth' || lifeStage === 'reproduction' ? [VET[lifeStage](species), ...ill] : ill;
}

/** Why the minimums of an animal with a low intake exceed the published ones; undefined if they do not. */
export function intakeSentence({ animal, pet }: Pick<CheckedBowl, 'animal' | 'pet'>): string | undefined {
  const { intakeShare, lifeStage, species } = animal;
  const isGrown = lifeStage === 'adult' || lifeStage === 'senior';
  if (pet === null || intakeShare === undefined || !isGrown || intakeShare >= 0.995) return undefined;
  const more = Math.round((1 / intakeShare - 1) * 100);
  const besides = pet.besidesPercent
    ? ` Treats and the like, ${pet.besidesPercent}% of the day, count as energy alone.`
    : '';
  return `${capitalised(nameInSentence(pet, species))} eats ${Math.round(intakeShare * 100)}% of the energy that the tables assume, so we raise each minimum by ${more}%.${besides}`;
}

/** The form with a fix written into its lines; every other line keeps its text. */
export function withFix(
  fixed: readonly FixLine[],
  done: string,
  bowl: Pick<CheckedBowl, 'analysis' | 'ingredients'>,
  values: CheckerValues,
): Fix {
  const { changed, added } = fixedTexts(bowl.analysis.lines, fixed);
  // From the end, so that the rows of earlier lines stay valid.
  const rows = [...changed].map(([source, texts]) => ({ row: bowl.ingredients.rows[source] ?? 0, texts }));
  const ingredients = rows
    .toSorted((a, b) => b.row - a.row)
    .reduce((text, { row, texts }) => withParts(text, row, texts), values.ingredients);
  return { values: { ...values, ingredients: withLinesAdded(ingredients, added) }, done: [done] };
}

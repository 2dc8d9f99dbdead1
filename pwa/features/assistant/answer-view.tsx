import type { AssistantSearch } from '#domain/assistant/answers';
import type { Species } from '#domain/reference/species';
import { useAnnouncement } from '../../components/announce.tsx';
import { NotJudged } from '../../components/caveats.tsx';
import { ReportFlag } from '../safety/report-flag.tsx';
import styles from './assistant.module.css';
import { RecommendationCard } from './recommendation-card.tsx';

const NUMBERS = ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];
const SOURCES = {
  'built-in': 'Our built-in assistant answered this from our own recipes.',
  model: 'A language model helped choose these, and we checked them.',
};

type AnswerViewProps = {
  answer: AssistantSearch;
  limit: number;
  petName: string | undefined;
  /** Undefined for an answer about both species. */
  species?: Species | undefined;
  /** Shown below the recommendations. */
  withBenefits?: boolean;
};

/** The assistant's answer: the explanation first, since it may be 'ask your vet'. */
export function AnswerView({ answer, limit, petName, species, withBenefits = false }: AnswerViewProps) {
  const { explanation, response, source, healthBenefits } = answer;
  const shown = answer.recommendations.slice(0, limit);
  const heading = `${NUMBERS[shown.length] ?? shown.length} that ${shown.length === 1 ? 'suits' : 'suit'} ${petName ?? 'your question'}`;
  useAnnouncement(shown.length > 0 ? heading : 'The assistant has answered', { before: '' });
  return (
    <div className={styles['answer']}>
      <p>{explanation || response}</p>
      {shown.length > 0 && (
        <>
          <h2>{heading}</h2>
          <ul className={styles['list']}>
            {shown.map((found) => (
              <li key={found.id ?? found.title}>
                <RecommendationCard found={found} />
              </li>
            ))}
          </ul>
        </>
      )}
      {shown.length > 0 && <NotJudged />}
      {withBenefits && healthBenefits.length > 0 && (
        <section className={styles['card']} aria-label="Health benefits">
          <h3>Health benefits</h3>
          <ul>
            {healthBenefits.map((benefit) => (
              <li key={benefit}>{benefit}</li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles['muted']}>{SOURCES[source]}</p>
      <ReportFlag species={species} text={explanation || response} />
    </div>
  );
}

import { STANDARDS, type Standard } from '#domain/reference/targets';
import { Segmented } from '../../components/segmented.tsx';

type StandardChoiceProps = { value: Standard; onChange: (standard: Standard) => void };

/** Whose figures a bowl is held against. */
export function StandardChoice(props: StandardChoiceProps) {
  const options = STANDARDS.map((standard) => ({ value: standard, label: standard }));
  return <Segmented label="Standard" options={options} {...props} />;
}

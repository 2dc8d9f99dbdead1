import { avoidedName } from '#domain/pet/avoided-words';
import type { AvoidedFood } from '#domain/pet/health';
import { listText } from '#domain/text/sentence-parts';

/** 'chicken, fish and blueberries'. */
export function AvoidedNames({ avoided }: { avoided: readonly AvoidedFood[] }) {
  return listText(avoided.map(avoidedName));
}

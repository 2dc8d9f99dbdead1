import type { AvoidedFood } from '#domain/pet/avoided-foods';
import { avoidedName } from '#domain/pet/avoided-words';
import { listText } from '#domain/text/list-text';

/** 'chicken, fish and blueberries'. */
export function AvoidedNames({ avoided }: { avoided: readonly AvoidedFood[] }) {
  return listText(avoided.map(avoidedName));
}

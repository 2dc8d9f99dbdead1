/** 'For the sauce:' is the heading of the steps that follow. */
const LABEL = /^(?:[^.!?]{1,59}:|(?:for|to make) (?:the|your) [\w'’-]+(?: [\w'’-]+){0,4} ?)$/i;
/** The name of the whole method, or a number that lost its step. */
const NOTHING =
  /^(?:(?:the )?(?:method|directions?|instructions?|steps?|preparation)|(?:step\s*)?\d{1,2})\s*[.:)]?$/i;

/** The steps with each label joined to the step it heads; a label without one is dropped. */
export function withLabels(steps: readonly string[]): string[] {
  const joined: string[] = [];
  let label = '';
  for (const step of steps) {
    if (NOTHING.test(step)) continue;
    if (LABEL.test(step)) label = `${label}${step.replace(/\s*:$/, '')}: `;
    else {
      joined.push(label + step);
      label = '';
    }
  }
  return joined;
}

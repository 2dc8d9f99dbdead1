import { HtmlValidate, type RuleConfig } from 'html-validate';

/** Rules of the presets that do not hold here, and why. */
const RULES: RuleConfig = {
  // Our own files come over the same connection as the page; a hash would prove nothing more.
  'require-sri': ['error', { target: 'crossorigin' }],
};

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:document'],
  rules: RULES,
});

/** A standard validator's findings in a whole page: 'rule: message, at the place in the page'. */
export function htmlFaults(html: string): string[] {
  const { results } = validator.validateStringSync(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector, line, column }) => {
      const place = selector ?? `line ${line}, column ${column}`;
      return `${ruleId}: ${message}, at ${place}`;
    }),
  );
}

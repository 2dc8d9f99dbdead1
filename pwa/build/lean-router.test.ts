import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { withoutUnused } from './lean-router.ts';

describe('the router', () => {
  it('lets the bundler leave out what it makes at its top level', () => {
    expect(
      withoutUnused(
        'var Form = React10.forwardRef(\n  f\n);\nForm.displayName = "Form";\nvar n = run(Form);',
      ),
    ).toBe('var Form = /* @__PURE__ */ React10.forwardRef(\n  f\n);\n\nvar n = run(Form);');
  });

  it('is written as we expect it: a release that writes otherwise would grow the first load unseen', () => {
    const folder = new URL('../../node_modules/react-router/dist/production/', import.meta.url);
    const files = readdirSync(folder).filter((name) => /^chunk-.*\.mjs$/.test(name));
    const code = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
    expect(code).toContain('Form.displayName');
    expect(withoutUnused(code).match(/PURE__ \*\/ React\d*\.forwardRef/g)?.length).toBeGreaterThanOrEqual(3);
    expect(withoutUnused(code)).not.toContain('Form.displayName');
  });
});

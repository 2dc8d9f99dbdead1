import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LIVE_REGIONS } from './announce.ts';
import { SpokenError } from './spoken-error.tsx';

afterEach(cleanup);

it('an error is said once at once, and again only with other words', async () => {
  const screen = (words: string) => (
    <>
      <SpokenError>{words}</SpokenError>
      <div id={LIVE_REGIONS.assertive} />
    </>
  );
  const { rerender, container } = render(screen('Disk full.'));
  const said = () => container.querySelector('div')?.textContent;
  expect(said()).toBe('Disk full.');
  await act(async () => rerender(screen('Disk full.')));
  expect(said()).toBe('Disk full.');
  await act(async () => rerender(screen('Still full.')));
  expect(said()).toBe('Disk full.Still full.');
});

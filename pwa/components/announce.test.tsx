import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { LIVE_REGIONS, SpokenError, SpokenNote } from './announce.tsx';

afterEach(cleanup);

it.each([
  ['an error in the assertive region', SpokenError, LIVE_REGIONS.assertive],
  ['a note in the polite region', SpokenNote, LIVE_REGIONS.polite],
])('%s is announced once, and again only if the text changes', async (_, Spoken, region) => {
  const screen = (words: string) => (
    <>
      <Spoken>{words}</Spoken>
      <div id={LIVE_REGIONS.polite} />
      <div id={LIVE_REGIONS.assertive} />
    </>
  );
  const { rerender, container } = render(screen('Disk full.'));
  const said = () => [...container.querySelectorAll('div')].map(({ id, textContent }) => [id, textContent]);
  const heard = (words: string) =>
    [LIVE_REGIONS.polite, LIVE_REGIONS.assertive].map((id) => [id, id === region ? words : '']);
  expect(said()).toEqual(heard('Disk full.'));
  await act(async () => rerender(screen('Disk full.')));
  expect(said()).toEqual(heard('Disk full.'));
  await act(async () => rerender(screen('Still full.')));
  expect(said()).toEqual(heard('Disk full.Still full.'));
});

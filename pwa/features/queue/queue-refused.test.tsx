import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deviceProblemStore } from '../../platform/database/device-problem.ts';
import { OutboxError } from '../../platform/outbox/database.ts';
import { deviceOutbox } from '../../platform/outbox/store.ts';
import { SubmitPage } from '../submit/submit-page.tsx';
import { QueuePage } from './queue-page.tsx';

beforeEach(() => {
  vi.spyOn(deviceOutbox, 'list').mockRejectedValue(new OutboxError('unavailable'));
  deviceProblemStore.setState({ problem: 'unavailable' });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  deviceProblemStore.setState({ problem: null });
});

it.each([
  ['the queue', '/queue', QueuePage],
  ['the form of a queued recipe', '/submit?item=3f0f8f0e-0000-4000-8000-000000000000', SubmitPage],
])('says in %s that the browser keeps nothing, instead of reading forever', async (_, address, Page) => {
  render(<Page />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  });
  expect(
    await screen.findByText(/^This browser does not let Bowlful keep anything on this device\./),
  ).toBeTruthy();
  expect(screen.queryByText('Reading the queue')).toBeNull();
});

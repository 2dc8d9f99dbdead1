import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { prerender } from 'react-dom/static';
import { afterEach, expect, it, vi } from 'vitest';
import { PreHydrationEvents } from './pre-hydration-events.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const onSend = vi.fn();

/** A form that knows only the events it received, with one state object as in our forms. */
function Message() {
  const [{ words, isUrgent }, setValues] = useState({ words: '', isUrgent: false });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        onSend(words, isUrgent);
      }}
    >
      <textarea
        aria-label="Message"
        value={words}
        onChange={(event) => setValues({ words: event.target.value, isUrgent })}
      />
      <input
        type="checkbox"
        aria-label="Urgent"
        checked={isUrgent}
        onChange={(event) => setValues({ words, isUrgent: event.target.checked })}
      />
      <button type="submit">Send</button>
    </form>
  );
}

it('replays text, a tick and a press from before hydration, each once', async () => {
  const { prelude } = await prerender(<Message />);
  const container = document.createElement('div');
  container.innerHTML = await new Response(prelude).text();
  document.body.append(container);
  const acts = new PreHydrationEvents();
  const note = (event: Event) => acts.note(event);
  for (const type of ['click', 'input']) addEventListener(type, note, true);
  const field = screen.getByLabelText<HTMLTextAreaElement>('Message');
  fireEvent.input(field, { target: { value: 'How much rice?' } });
  fireEvent.click(screen.getByLabelText('Urgent'));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  for (const type of ['click', 'input']) removeEventListener(type, note, true);
  expect(onSend).not.toHaveBeenCalled();

  await act(async () => {
    render(<Message />, { container, hydrate: true });
  });
  // Not in one act(), which would render only at its end.
  await acts.repeat();
  await waitFor(() => expect(onSend).toHaveBeenCalled());
  expect(field.value).toBe('How much rice?');
  expect(screen.getByLabelText<HTMLInputElement>('Urgent').checked).toBe(true);
  expect(onSend.mock.calls).toEqual([['How much rice?', true]]);
});

it('leaves links, and forms with an address, to the browser', () => {
  document.body.innerHTML =
    '<a href="#x">Go</a><form action="/"><button type="button">Search</button></form>';
  const acts = new PreHydrationEvents();
  for (const element of document.querySelectorAll('a, button')) {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true });
    element.addEventListener('click', (heard) => acts.note(heard), { once: true });
    element.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(false);
  }
});

it('reports a file chosen before hydration without choosing it again', async () => {
  document.body.innerHTML = '<input type="file" aria-label="Backup">';
  const field = screen.getByLabelText<HTMLInputElement>('Backup');
  const onChange = vi.fn();
  field.addEventListener('change', onChange);
  const acts = new PreHydrationEvents();
  const note = (event: Event) => acts.note(event);
  addEventListener('input', note, true);
  fireEvent.input(field);
  removeEventListener('input', note, true);
  await acts.repeat();
  expect(onChange).toHaveBeenCalledOnce();
});

it('replays text and a press on the elements that React rendered in place of the originals', async () => {
  document.body.innerHTML =
    '<textarea aria-label="Message"></textarea><button>Cancel</button><button type="submit">Send</button>';
  const acts = new PreHydrationEvents();
  const note = (event: Event) => acts.note(event);
  for (const type of ['click', 'input']) addEventListener(type, note, true);
  fireEvent.input(screen.getByLabelText('Message'), { target: { value: 'How much rice?' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  for (const type of ['click', 'input']) removeEventListener(type, note, true);
  document.body.innerHTML = '';
  render(<Message />);
  await acts.repeat();
  await waitFor(() => expect(onSend).toHaveBeenLastCalledWith('How much rice?', false));
});

it('presses a control that reappears once the screen has read its rows', async () => {
  document.body.innerHTML = '<button>Delete</button>';
  const acts = new PreHydrationEvents();
  const note = (event: Event) => acts.note(event);
  addEventListener('click', note, true);
  fireEvent.click(screen.getByRole('button'));
  removeEventListener('click', note, true);
  document.body.innerHTML = '<p>Loading…</p>';
  const onDelete = vi.fn();
  setTimeout(() => {
    document.body.innerHTML = '<button>Delete</button>';
    screen.getByRole('button').addEventListener('click', onDelete);
  }, 20);
  await acts.repeat();
  expect(onDelete).toHaveBeenCalledOnce();
});

it('presses nothing if two controls match', async () => {
  document.body.innerHTML = '<button>Remove</button>';
  const acts = new PreHydrationEvents();
  const note = (event: Event) => acts.note(event);
  addEventListener('click', note, true);
  fireEvent.click(screen.getByRole('button'));
  removeEventListener('click', note, true);
  const onRemove = vi.fn();
  document.body.innerHTML = '<button>Remove</button><button>Remove</button>';
  for (const button of screen.getAllByRole('button')) button.addEventListener('click', onRemove);
  await acts.repeat();
  expect(onRemove).not.toHaveBeenCalled();
});

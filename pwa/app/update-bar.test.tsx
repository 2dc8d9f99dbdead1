import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDirtyForm } from '../platform/state/dirty-forms.ts';
import { UpdateBar } from './update-bar.tsx';

const bridge = vi.hoisted(() => ({
  announce: () => {},
  applyUpdate: vi.fn(),
}));

vi.mock('../service-worker/register.ts', () => ({
  onUpdateWaiting: (listener: () => void) => {
    bridge.announce = listener;
    return () => {};
  },
  applyUpdate: bridge.applyUpdate,
}));

function FormWithWords() {
  useDirtyForm(true);
  return null;
}

async function offerUpdate() {
  await vi.waitFor(() => {
    act(() => bridge.announce());
    screen.getByText('New version available');
  });
}

const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => bridge.applyUpdate.mockReset());
afterEach(cleanup);

describe('UpdateBar', () => {
  it('is hidden without a newer build', () => {
    render(<UpdateBar />);
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
  });

  it('reloads only when the person agrees', async () => {
    render(<UpdateBar />);
    await offerUpdate();
    expect(bridge.applyUpdate).not.toHaveBeenCalled();
    await press('Reload');
    await vi.waitFor(() => expect(bridge.applyUpdate).toHaveBeenCalledTimes(1));
  });

  it('fault 33: with text in a form it explains first, and reloads only on the second confirmation', async () => {
    render(
      <>
        <FormWithWords />
        <UpdateBar />
      </>,
    );
    await offerUpdate();
    await press('Reload');
    expect(bridge.applyUpdate).not.toHaveBeenCalled();
    expect(screen.getByText(/Something on this page isn’t saved yet/)).toBeTruthy();
    await press('Reload anyway');
    await vi.waitFor(() => expect(bridge.applyUpdate).toHaveBeenCalledTimes(1));
  });

  it('closes when postponed', async () => {
    render(<UpdateBar />);
    await offerUpdate();
    await press('Later');
    expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
    expect(bridge.applyUpdate).not.toHaveBeenCalled();
  });
});

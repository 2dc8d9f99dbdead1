import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ShopButton } from './header.tsx';

vi.mock('./shop-menu.tsx', () => {
  throw new Error('Not on this device, and no network');
});

it('links to the shop if its menu cannot load', async () => {
  render(
    <MemoryRouter>
      <ShopButton />
      <Routes>
        <Route path="/" element="Home" />
        <Route path="/shop" element="The shop" />
      </Routes>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Shop' }));
  await waitFor(() => expect(document.body.textContent).toContain('The shop'));
});

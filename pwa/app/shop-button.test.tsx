import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { ShopButton } from './shop-button.tsx';

vi.mock('./shop-menu.tsx', () => {
  throw new Error('Not on this device, and no network');
});

it('leads to the shop where its menu cannot be brought, and only by a click', async () => {
  render(
    <MemoryRouter>
      <ShopButton />
      <Routes>
        <Route path="/" element="Home" />
        <Route path="/shop" element="The shop" />
      </Routes>
    </MemoryRouter>,
  );
  const shop = screen.getByRole('button', { name: 'Shop' });
  fireEvent.pointerEnter(shop, { pointerType: 'mouse' });
  fireEvent.pointerDown(shop);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(screen.queryByText('The shop')).toBeNull();
  fireEvent.click(shop);
  await waitFor(() => expect(screen.getByText('The shop')).toBeTruthy());
});

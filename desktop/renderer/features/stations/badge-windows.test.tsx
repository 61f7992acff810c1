import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { BadgeWindows } from './badge-windows.tsx';

const other = {
  id: 3,
  name: 'Balení 2',
  registered_at: '2026-11-25T10:00:00.000Z',
  by: 'Soňa',
  is_here: false,
};

it('registers this window under a name, and takes one that is lost off the list', async () => {
  const { user, calls } = await renderInOffice(<BadgeWindows onClose={vi.fn()} />, {
    answer: ({ method }) =>
      method === 'GET' ? { status: 200, body: { windows: [other] } } : { status: 204 },
  });
  await user.click(await screen.findByRole('button', { name: 'Odebrat Balení 2' }));
  await user.type(screen.getByLabelText('Jak se toto okno jmenuje'), 'Balení 1');
  await user.click(screen.getByRole('button', { name: /^Povolit/ }));
  await waitFor(() =>
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { id: 3 },
      { name: 'Balení 1' },
    ]),
  );
});

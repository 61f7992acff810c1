import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { ApiKeysScreen } from './api-keys-screen.tsx';

const erp = {
  id: 4,
  name: 'ERP',
  prefix: '0123456789ab',
  scopes: ['catalogue.read', 'orders.read'],
  made_by: 'Jana Nováková',
  made_at: '2026-11-20T09:00:00.000Z',
  expires_at: '2027-11-20T09:00:00.000Z',
  last_used_at: null,
  state: 'valid',
};
const text = `obm_0123456789ab_${'A'.repeat(43)}`;

const show = (results: readonly object[]) =>
  renderInOffice(<ApiKeysScreen />, {
    answer: ({ method, path }) => {
      if (method === 'GET') return { status: 200, body: { results } };
      if (path.includes('/end/')) return { status: 200, body: { ...erp, state: 'ended' } };
      return { status: 201, body: { ...erp, key: text } };
    },
  });

it('says how to begin where there is no key', async () => {
  await show([]);
  expect(await screen.findByText('Zatím žádný klíč')).toBeTruthy();
});

it('makes a key of what is ticked and shows it this once', async () => {
  const { user, calls } = await show([]);
  await user.click(await screen.findByRole('button', { name: 'Nový klíč' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Název/), 'ERP');
  await user.click(dialog.getByRole('button', { name: 'Vytvořit klíč' }));
  expect(await dialog.findByText('Vyberte aspoň jednu věc, kterou klíč smí.')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'vidí objednávky' }));
  await user.click(dialog.getByRole('button', { name: 'Vytvořit klíč' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'ERP',
    scopes: ['orders.read'],
    days: 365,
  });
  await user.click(screen.getByRole('button', { name: 'Mám ho uložený' }));
  expect(screen.queryByText(text)).toBeNull();
});

it('ends a key after it has asked', async () => {
  const { user, calls } = await show([erp]);
  expect(await screen.findByText('obm_0123456789ab_…')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ukončit klíč ERP' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Ukončit' }));
  await waitFor(() => expect(calls.some(({ path }) => path.includes('api-keys/4/end'))).toBe(true));
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { WebhooksScreen } from './webhooks-screen.tsx';

const erp = {
  id: 4,
  version: 2,
  name: 'ERP',
  url: 'https://erp.example/hook',
  events: ['order.paid'],
  state: 'failing',
  failing_since: '2026-11-20T09:00:00.000Z',
  last_delivered_at: null,
  previous_until: null,
  waiting: 3,
  made_by: 'Jana Nováková',
  made_at: '2026-11-20T09:00:00.000Z',
};
const delivery = {
  id: 9,
  message_id: '2a1c',
  type: 'order.paid',
  state: 'failed',
  created_at: '2026-11-20T09:00:00.000Z',
  next_at: null,
  payload: '{"type":"order.paid"}',
  attempts: [
    {
      at: '2026-11-20T09:00:01.000Z',
      status: 500,
      reason: null,
      milliseconds: 12,
      beginning: 'broken',
    },
    {
      at: '2026-11-20T09:01:01.000Z',
      status: null,
      reason: 'fetch_timeout',
      milliseconds: 10_000,
      beginning: '',
    },
  ],
};
const secret = 'whsec_AAAA';

const show = (results: readonly object[]) =>
  renderInOffice(<WebhooksScreen />, {
    answer: ({ method, path }) => {
      if (path.includes('/deliveries/')) {
        return { status: 200, body: { results: [delivery], has_more: false } };
      }
      if (method === 'GET') return { status: 200, body: { results } };
      if (method === 'DELETE') return { status: 204 };
      if (path.includes('/again/') || path.includes('/test/')) {
        return { status: path.includes('/test/') ? 201 : 200, body: delivery };
      }
      if (method === 'PATCH') return { status: 200, body: erp };
      return { status: path.includes('/secret/') ? 200 : 201, body: { ...erp, secret } };
    },
  });

it('adds a webhook for what is ticked and shows its secret this once', async () => {
  const { user, calls } = await show([]);
  expect(await screen.findByText('Zatím žádný webhook')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Přidat webhook' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Program/), 'ERP');
  await user.type(dialog.getByLabelText(/^Adresa/), 'erp.example/hook');
  await user.click(dialog.getByRole('button', { name: 'Přidat webhook' }));
  expect(await dialog.findByText('Vyberte aspoň jednu událost.')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: /je zaplacená/ }));
  await user.click(dialog.getByRole('button', { name: 'Přidat webhook' }));
  expect(await screen.findByText(secret)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    name: 'ERP',
    url: 'https://erp.example/hook',
    events: ['order.paid'],
  });
  await user.click(screen.getByRole('button', { name: 'Mám ho uložené' }));
  expect(screen.queryByText(secret)).toBeNull();
});

it('opens the log, says how each try ended, and sends again', async () => {
  const { user, calls } = await show([erp]);
  await user.click(await screen.findByRole('button', { name: 'ERP' }));
  const panel = within(screen.getByRole('region', { name: 'ERP' }));
  await user.click(await panel.findByText('order.paid'));
  expect(panel.getByText(/odpověď 500, 12 ms/)).toBeTruthy();
  expect(panel.getByText(/neodpověděl včas/)).toBeTruthy();
  await user.click(panel.getByRole('button', { name: 'Poslat znovu' }));
  await waitFor(() =>
    expect(calls.some(({ path }) => path.includes('webhook-deliveries/9/again'))).toBe(true),
  );
  await user.click(panel.getByRole('button', { name: 'Poslat zkoušku' }));
  await waitFor(() => expect(calls.some(({ path }) => path.includes('4/test'))).toBe(true));
});

it('switches a webhook off, gives it a new secret, and removes it after it has asked', async () => {
  const { user, calls } = await show([erp]);
  await user.click(await screen.findByRole('button', { name: 'ERP' }));
  await user.click(screen.getByRole('button', { name: 'Vypnout' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
      version: 2,
      is_active: false,
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Nové tajemství' }));
  await user.selectOptions(screen.getByLabelText(/podepisuje/), 'týden');
  await user.click(screen.getByRole('button', { name: 'Vytvořit tajemství' }));
  expect(await screen.findByText(secret)).toBeTruthy();
  expect(calls.find(({ path }) => path.includes('4/secret'))?.body).toEqual({ overlap_hours: 168 });
  await user.click(screen.getByRole('button', { name: 'Mám ho uložené' }));
  await user.click(screen.getByRole('button', { name: 'Odstranit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Odstranit' }));
  await waitFor(() => expect(calls.some(({ method }) => method === 'DELETE')).toBe(true));
});

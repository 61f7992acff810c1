import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { LoanPanel } from './loan-panel.tsx';

const loan = {
  id: 5,
  product: { id: 7, code: 'IP11-64', name: 'iPhone 11 64 GB' },
  serial_end: '7518',
  condition: 'Bez škrábanců',
  deposit: 2_000,
  lent_at: '2026-11-26T09:00:00.000Z',
  lent_by: 'Petr',
  end: null,
};
const item = { id: 7, code: 'IP11-64', name: 'iPhone 11 64 GB', price: 4_990, sold_at: null };
const none = { loans: [], can_lend: true };
const out = { loans: [loan], can_lend: false };
type Answer = { readonly status: number; readonly body: object };

const open = (held: object, ...answers: readonly Answer[]) => {
  const next = [...answers];
  let now = held;
  return renderInOffice(<LoanPanel id={12} />, {
    answer: ({ method, path }) => {
      if (path.includes('products')) return { status: 200, body: { count: 1, results: [item] } };
      if (method === 'GET') return { status: 200, body: now };
      const answer = next.shift() ?? { status: 500, body: {} };
      if (answer.status === 200) now = answer.body;
      return answer;
    },
  });
};

it('lends a piece that was found in the stock', async () => {
  const { calls, user } = await open(
    none,
    { status: 400, body: { serial: ['Toto pole vyplňte.'] } },
    { status: 200, body: out },
  );
  await user.type(await screen.findByLabelText(/Zapůjčit ze skladu/), 'IP11');
  await user.click(await screen.findByRole('button', { name: /IP11-64/ }));
  await user.type(screen.getByLabelText(/Stav při zapůjčení/), 'Bez škrábanců');
  await user.type(screen.getByLabelText(/Záloha v hotovosti/), '2 000');
  await user.click(screen.getByRole('button', { name: 'Zapůjčit' }));
  expect(await screen.findByText('Toto pole vyplňte.')).toBeTruthy();
  await user.type(screen.getByLabelText(/IMEI/), '490154203237518');
  await user.click(screen.getByRole('button', { name: 'Zapůjčit' }));
  expect(await screen.findByText('Je u zákazníka')).toBeTruthy();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent.at(-1)).toEqual({
    product_id: 7,
    serial: '490154203237518',
    condition: 'Bez škrábanců',
    deposit: 2_000,
  });
  expect(screen.getByText(/záloha 2/)).toBeTruthy();
});

it('writes a loan off for a reason, with what was charged', async () => {
  const end = {
    at: '2026-11-27T09:00:00.000Z',
    by: 'Petr',
    outcome: 'written_off',
    charged: 900,
    note: 'Ztracené',
    given_back: 1_100,
    collected: 0,
  };
  const { calls, user } = await open(out, {
    status: 200,
    body: { loans: [{ ...loan, end }], can_lend: true },
  });
  const choice = await screen.findByLabelText(/Jak zápůjčka končí/);
  expect(within(choice).getAllByRole('option')).toHaveLength(3);
  expect(screen.queryByLabelText(/Naúčtováno/)).toBeNull();
  expect(screen.getByText(/Vraťte zákazníkovi z pokladny 2\s000/)).toBeTruthy();
  await user.selectOptions(choice, 'written_off');
  await user.type(screen.getByLabelText(/Co se stalo/), 'Ztracené');
  // Whoever loses a device loses its deposit, unless less is charged.
  expect(screen.getByText(/Záloha 2\s000.* zůstává v pokladně/)).toBeTruthy();
  await user.type(screen.getByLabelText(/Naúčtováno zákazníkovi/), '900');
  expect(screen.getByText(/Vraťte zákazníkovi z pokladny 1\s100/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Ukončit zápůjčku' }));
  expect(await screen.findByText('Odepsáno')).toBeTruthy();
  expect(screen.getByText(/ze zálohy vráceno 1\s100/)).toBeTruthy();
  const [sent] = calls.filter(({ method }) => method === 'POST');
  expect(sent?.path).toContain('repairs/12/loans/5/end/');
  expect(sent).toMatchObject({
    body: { outcome: 'written_off', charged: 900, note: 'Ztracené' },
  });
});

it('is not there where nothing was lent and nothing can be', async () => {
  const { calls } = await open({ loans: [], can_lend: false });
  await waitFor(() => expect(calls).not.toEqual([]));
  expect(screen.queryByRole('heading')).toBeNull();
});

it('asks for what a damaged device costs beyond its deposit', async () => {
  const { user } = await open(out);
  const choice = await screen.findByLabelText(/Jak zápůjčka končí/);
  await user.selectOptions(choice, 'damaged');
  await user.type(screen.getByLabelText(/Naúčtováno zákazníkovi/), '2600');
  expect(screen.getByText(/Vyberte od zákazníka v hotovosti 600/)).toBeTruthy();
});

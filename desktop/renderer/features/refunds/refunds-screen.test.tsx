import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { RefundsScreen } from './refunds-screen.tsx';

const refund = (change: object) => ({
  id: 5,
  version: 2,
  order_id: 7,
  order_number: '1260000012',
  withdrawal_id: null,
  reason: 'cancelled',
  amount: 600,
  status: 'waiting',
  problem: null,
  created_at: '2026-11-20T08:00:00.000Z',
  done_at: null,
  way: 'account',
  has_account: false,
  payout: null,
  ...change,
});

async function open(results: readonly object[], refusal?: object) {
  const asked: string[] = [];
  const office = await renderInOffice(<RefundsScreen />, {
    answer: ({ method, path }) => {
      if (method === 'POST' && refusal) return { status: 400, body: refusal };
      if (method === 'POST' && path.endsWith('/payout/')) {
        return { status: 200, body: { prepared: null } };
      }
      if (method === 'POST') return { status: 200, body: { status: 'done', version: 3 } };
      asked.push(path);
      return { status: 200, body: { count: results.length, results } };
    },
  });
  return { ...office, asked };
}

it('asks for what is open first, and for the others by one press', async () => {
  const { asked, user } = await open([]);
  expect(await screen.findByText('Nic nečeká na vrácení')).toBeTruthy();
  expect(asked.at(-1)).toContain('scope=open');
  await user.click(screen.getByRole('radio', { name: 'Dnešní' }));
  await waitFor(() => expect(asked.at(-1)).toContain('scope=today'));
  await user.click(screen.getByRole('radio', { name: 'Nepovedená' }));
  await waitFor(() => expect(asked.at(-1)).toContain('status=failed'));
});

it('sends one again that failed on its way, and shows what the gateway said', async () => {
  const { calls, user, told } = await open([
    refund({ status: 'failed', way: 'gateway', problem: 'karta je zrušená' }),
  ]);
  expect(await screen.findByText(/karta je zrušená/u)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Poslat znovu' }));
  await waitFor(() => expect(told()).toContain('Vrácení se posílá znovu.'));
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    version: 2,
    to: 'waiting',
    note: '',
  });
});

it('takes that it was paid otherwise only with how', async () => {
  const { calls, user } = await open([refund({})]);
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await user.click(await screen.findByRole('button', { name: 'Vyplaceno jinak' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Označit jako vyplacené' }));
  const field = dialog.getByLabelText('Jak a kdy');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(sent()).toEqual([]);
  await user.type(field, 'hotově{Enter}');
  await waitFor(() => expect(sent()).toEqual([{ version: 2, to: 'done', note: 'hotově' }]));
});

it('keeps what was typed where it is refused, and says why in the dialog', async () => {
  const { user } = await open([refund({})], { non_field_errors: ['Mezitím to někdo vyřídil.'] });
  await user.click(await screen.findByRole('button', { name: 'Vyplaceno jinak' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = dialog.getByLabelText<HTMLInputElement>('Jak a kdy');
  await user.type(field, 'hotově{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toContain('Mezitím to někdo vyřídil.');
  expect(field.value).toBe('hotově');
});

it('prepares the payment to an account, and offers nothing besides once it is prepared', async () => {
  const { calls, user } = await open([refund({})]);
  await user.click(await screen.findByRole('button', { name: 'Vyplatit na účet' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Číslo účtu nebo IBAN'), '19-2000145399/0800');
  await user.click(dialog.getByRole('button', { name: 'Vyplatit na účet' }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')).toMatchObject({
      path: expect.stringContaining('refunds/5/payout') as string, // a matcher stands for a text
      body: { version: 2, account: '19-2000145399/0800' },
    }),
  );
});

it.each([{ payout: 'prepared' }, { status: 'sent', way: 'gateway' }, { status: 'done' }])(
  'offers nothing of what is on its way or done: %j',
  async (change) => {
    await open([refund(change)]);
    await screen.findByRole('link', { name: '1260000012' });
    const row = screen.getByRole('row', { name: /1260000012/u });
    expect(within(row).queryAllByRole('button')).toEqual([]);
  },
);

it('leads to the order and to the withdrawal that it is of', async () => {
  await open([refund({ withdrawal_id: 12, reason: 'withdrawn' })]);
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/orders/7', '/withdrawals/12']);
});

import { screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { urgencyTone } from './urgency-tone.ts';
import { WithdrawalsScreen } from './withdrawals-screen.tsx';

const withdrawal = {
  id: 12,
  version: 3,
  status: 'requested',
  order_id: 7,
  order_number: '1260000012',
  requested_at: '2026-11-01T09:00:00.000Z',
  received_at: null,
  closed_at: null,
  refund_by: '2026-11-15',
  reason: 'nesedí mi',
  has_account: false,
  lines: [{ position: 0, name: 'Kryt', pieces: 2, net: 1_000 }],
  amount: 1_000,
  preview: { refund: 400, buyback_payout: 600, bonus_reversed: 0 } as object | null, // none once it is closed
};
const refund = {
  id: 5,
  version: 1,
  order_id: 7,
  order_number: '1260000012',
  withdrawal_id: 12,
  reason: 'withdrawn',
  amount: 600,
  status: 'waiting',
  problem: null,
  created_at: '2026-11-20T08:00:00.000Z',
  done_at: null,
  way: 'account',
  has_account: false,
  payout: null,
};

async function open(address: string, { language = 'cs', shown = withdrawal } = {}) {
  const asked: string[] = [];
  const office = await renderInOffice(
    <>
      <Link to={address}>Otevřít</Link>
      <Routes>
        <Route path="/withdrawals/*" element={<WithdrawalsScreen />} />
        <Route path="/" element={null} />
      </Routes>
    </>,
    {
      language: language === 'ro' ? 'ro' : 'cs',
      answer: ({ method, path }) => {
        if (method === 'GET') asked.push(decodeURIComponent(path));
        if (path.includes('/refunds/')) {
          return { status: 200, body: { count: 1, results: [refund] } };
        }
        if (method === 'POST') {
          return { status: 200, body: { status: 'received', version: 4, prepared: null } };
        }
        if (path.includes('admin/withdrawals/12')) return { status: 200, body: shown };
        return { status: 200, body: { count: 0, results: [], columns: [], sort: '' } };
      },
    },
  );
  await office.user.click(screen.getByRole('link', { name: 'Otevřít' }));
  return { ...office, asked };
}

it('lists what is open first, and what is past its day by one press', async () => {
  const { user, asked } = await open('/withdrawals');
  const last = () => asked.findLast((path) => path.includes('grids/withdrawals')) ?? '';
  await waitFor(() => expect(last()).toContain('requested'));
  expect(last()).not.toContain('before');
  await user.click(screen.getByRole('radio', { name: 'Po lhůtě' }));
  await waitFor(() => expect(last()).toMatch(/requestedAt.*before/u));
  await user.click(screen.getByRole('radio', { name: 'Všechna' }));
  await waitFor(() => expect(last()).not.toContain('requested"'));
});

it('shows the pieces, what would go back and that its day has passed', async () => {
  await open('/withdrawals/12');
  const panel = await screen.findByRole('region', { name: 'Odstoupení od objednávky 1260000012' });
  await within(panel).findByText('Kryt');
  expect(panel.textContent).toContain('15.11.2026');
  expect(panel.textContent).toMatch(/po lhůtě/u);
  expect(panel.textContent).toMatch(/Zpět zákazníkovi400/u);
  expect(panel.textContent).toMatch(/Výplata za zařízení na protiúčet600/u);
  expect(panel.textContent).not.toContain('propadá');
  const order = within(panel).getByRole('link', { name: 'Otevřít objednávku' });
  expect(order.getAttribute('href')).toBe('/orders/7');
});

it('says that the goods came, and asks before money goes', async () => {
  const { user, calls, told } = await open('/withdrawals/12');
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  // A column of the list beside it is named so too.
  const panel = await screen.findByRole('region', { name: 'Odstoupení od objednávky 1260000012' });
  await user.click(await within(panel).findByRole('button', { name: 'Zboží dorazilo' }));
  await waitFor(() => expect(sent()).toEqual([{ version: 3, to: 'received' }]));
  expect(told().join()).toContain('zboží dorazilo');
  await user.click(within(panel).getByRole('button', { name: 'Vrátit peníze' }));
  const dialog = await screen.findByRole('dialog');
  expect(sent()).toHaveLength(1);
  await user.click(within(dialog).getByRole('button', { name: 'Vrátit peníze' }));
  await waitFor(() => expect(sent().at(-1)).toEqual({ version: 3, to: 'refunded' }));
});

it('offers nothing of what is closed', async () => {
  const shown = { ...withdrawal, status: 'refunded', preview: null };
  await open('/withdrawals/12', { shown });
  expect(await screen.findByText(/už se nic nevrátí/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Vrátit peníze' })).toBeNull();
});

it('says that an address names no withdrawal', async () => {
  await open('/withdrawals/nic');
  expect(await screen.findByText('Odstoupení nenalezeno')).toBeTruthy();
});

it('speaks Romanian without leaving a word out', async () => {
  await open('/withdrawals/12', { language: 'ro' });
  expect(await screen.findByText('Bucăți returnate')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/\{\{|undefined/u);
});

it('colours the days by how few are left', () => {
  expect([8, 3, 0, -1].map(urgencyTone)).toEqual([null, 'warning', 'warning', 'error']);
});

import { screen, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { OrdersScreen } from './orders-screen.tsx';

it('shows orders whose rest was not paid in time by one press, and all of them again', async () => {
  const asked: string[] = [];
  const { user } = await renderInOffice(<OrdersScreen />, {
    answer: ({ path }) => {
      asked.push(decodeURIComponent(path));
      return { status: 200, body: { count: 0, results: [], columns: [], sort: '' } };
    },
  });
  const lists = () => asked.filter((path) => path.includes('orders') && path.includes('limit'));
  const late = await screen.findByRole('radio', { name: 'Doplatky po lhůtě' });
  expect(lists().join()).not.toContain('isRestLate');
  await user.click(late);
  await waitFor(() => expect(lists().at(-1)).toContain('isRestLate'));
  await user.click(screen.getByRole('radio', { name: 'Všechny' }));
  await waitFor(() => expect(lists().at(-1)).not.toContain('isRestLate'));
});

it.each([
  ['overdue', 'Zpožděné', ['isOverdue', 'confirmed', 'picking', 'packed']],
  ['unpaid', 'Čekají na platbu', ['awaiting_payment']],
])('lists in the view %s what its card of the first screen counts', async (view, name, words) => {
  const asked: string[] = [];
  const { user } = await renderInOffice(
    <>
      <Link to={`/orders?view=${view}`}>Karta</Link>
      <Routes>
        <Route path="/orders/*" element={<OrdersScreen />} />
        <Route path="/" element={null} />
      </Routes>
    </>,
    {
      answer: ({ path }) => {
        asked.push(decodeURIComponent(path));
        return { status: 200, body: { count: 0, results: [], columns: [], sort: '' } };
      },
    },
  );
  await user.click(screen.getByRole('link', { name: 'Karta' }));
  const chosen = await screen.findByRole('radio', { name });
  expect((chosen as HTMLInputElement).checked).toBe(true); // a radio is an input
  const lists = () => asked.filter((path) => path.includes('orders') && path.includes('limit'));
  await waitFor(() => expect(lists()).not.toEqual([]));
  for (const path of lists()) for (const word of words) expect(path).toContain(word);
});

it('opens in the view of a link, such as that of the first screen of the day', async () => {
  const { user } = await renderInOffice(
    <>
      <Link to="/orders?view=unpaid_rests">Doplatky</Link>
      <Routes>
        <Route path="/orders/*" element={<OrdersScreen />} />
        <Route path="/" element={null} />
      </Routes>
    </>,
    {
      answer: () => ({ status: 200, body: { count: 0, results: [], columns: [], sort: '' } }),
    },
  );
  await user.click(screen.getByRole('link', { name: 'Doplatky' }));
  const late = await screen.findByRole('radio', { name: 'Doplatky po lhůtě' });
  expect((late as HTMLInputElement).checked).toBe(true); // a radio is an input
});

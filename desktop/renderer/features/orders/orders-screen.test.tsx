import { screen, waitFor } from '@testing-library/react';
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

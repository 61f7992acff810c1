import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { NumbersScreen } from './numbers-screen.tsx';

const kept = { id: 1, version: 1, setting: 'timeslot_days', amount: 21, note: null };

it('says of each number what it changes, its bounds, and what it is now', async () => {
  await renderInOffice(<NumbersScreen />, {
    answer: ({ path }) => ({
      status: 200,
      body: path.includes('grids') ? { count: 0, results: [] } : { count: 1, results: [kept] },
    }),
  });
  const changed = await screen.findByRole('row', { name: /na kolik dní dopředu.* 21 7 1 až 30/ });
  expect(changed.textContent).toContain('vybere čas doručení');
  screen.getByRole('row', { name: /váha vždy nesedět 30 30 5 až 500/ });
});

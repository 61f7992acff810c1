import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { RepairNumbersScreen } from './repair-numbers-screen.tsx';

const numbers = {
  days: 30,
  taken_in: 12,
  handed_out: 9,
  states: [
    { status: 'repairing', left: 8, median_hours: 1.5 },
    { status: 'received', left: 12, median_hours: 4 },
  ],
  promised: { kept: 7, late: 2 },
  came_back: 1,
  by_operation: [{ name: 'Výměna displeje', repairs: 6, revenue: 23_940 }],
  by_technician: [{ name: '', repairs: 6, revenue: 23_940 }],
  worked_by_operation: [{ name: 'Výměna displeje', repairs: 2, minutes: 95 }],
  worked_by_technician: [{ name: 'Petr', repairs: 2, minutes: 95 }],
  parts_cost: 5_400,
};
const nothing = {
  ...numbers,
  taken_in: 0,
  handed_out: 0,
  states: [],
  by_operation: [],
  by_technician: [],
};

const open = () =>
  renderInOffice(<RepairNumbersScreen />, {
    answer: ({ path }) => ({ status: 200, body: path.includes('days=7') ? nothing : numbers }),
  });

it('shows states in the order in which repairs go through them, and what was earned', async () => {
  await open();
  const times = await screen.findByRole('table', { name: /Jak dlouho/ });
  const rows = within(times)
    .getAllByRole('row')
    .map((row) => row.textContent);
  expect(rows[1]).toMatch(/^Přijatá4 h12$/);
  expect(rows[2]).toMatch(/^Opravuje se1,5 h8$/);
  expect(screen.getByText('7 z 9')).toBeTruthy();
  const earned = screen.getByRole('table', { name: 'Tržby podle technika' });
  expect(earned.textContent).toContain('nikomu nepřiděleno');
  const worked = screen.getByRole('table', { name: 'Čas práce podle technika' });
  expect(within(worked).getByRole('row', { name: /Petr/ }).textContent).toBe('Petr95 min2');
});

it('reads another span, and says where nothing happened in it', async () => {
  const { calls, user } = await open();
  await user.selectOptions(await screen.findByLabelText('Období'), '7');
  await waitFor(() => expect(screen.getByText('V tomto období se nic neopravovalo')).toBeTruthy());
  expect(calls.at(-1)?.path).toContain('days=7');
});

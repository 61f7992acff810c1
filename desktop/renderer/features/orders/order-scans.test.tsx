import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { OrderScans } from './order-scans.tsx';

const scan = (text: string, outcome: string, isUndone = false) => ({
  at: '2026-11-27T10:00:00.000Z',
  by: 'Petr',
  station: 'W-1',
  text,
  outcome,
  is_undone: isUndone,
});

it.each([
  ['cs', 'Skeny objednávky', 'přijato', 'odmítnuto', 'vráceno zpět', 'Eva převzal(a)'],
  ['ro', 'Scanările comenzii', 'acceptat', 'refuzat', 'anulat', 'Eva a preluat'],
] as const)('replays in %s what was scanned, by whom and what came of it', async (...given) => {
  const [language, open, good, wrong, undone, takenOver] = given;
  const { user } = await renderInOffice(<OrderScans id={3} />, {
    language,
    answer: () => ({
      status: 200,
      body: {
        scans: [
          scan('B-1', 'crate_bound'),
          scan('4006381333931', 'counted', true),
          scan('B-2', 'crate_of_another'),
        ],
        take_overs: [{ at: '2026-11-27T10:05:00.000Z', from: 'Petr', to: 'Eva', reason: 'oběd' }],
      },
    }),
  });
  await user.click(await screen.findByRole('button', { name: open }));
  const rows = (await screen.findAllByRole('listitem')).map((row) =>
    row.textContent.replaceAll('\u00a0', ' '),
  );
  expect(rows[0]).toContain(`B-1 ${good} · Petr, W-1`);
  expect(rows[1]).toContain(`${good}, ${undone}`);
  expect(rows[2]).toContain(`B-2 ${wrong}`);
  expect(rows[3]).toContain(takenOver);
});

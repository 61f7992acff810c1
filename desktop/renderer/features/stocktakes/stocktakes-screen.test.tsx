import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { scanQueue } from '../../lib/scanner/scan-queue.ts';
import { StocktakesScreen } from './stocktakes-screen.tsx';

const bin = {
  id: 3,
  code: 'L-A-1',
  zone: 'A',
  status: 'to_book',
  counted_by: 'Petr',
  recounted_by: 'Eva',
  is_free: false,
  reason: '',
  differences: [{ product_id: 7, code: 'K', name: 'Kabel', difference: -2, serial_ends: [] }],
};
const stocktake = {
  id: 4,
  name: 'Zóna A',
  started_at: '2026-11-24T09:00:00.000Z',
  closed_at: null,
  bins: [bin],
  current: null,
};
const row = {
  id: 4,
  name: 'Zóna A',
  started_at: '2026-11-24T09:00:00.000Z',
  closed_at: null,
  bins: 1,
  done: 0,
};
const list = { results: [row], zones: [{ zone: 'A', bins: 2 }] };

beforeEach(() => scanQueue.setState({ waiting: [], isHeldUp: false }));

const show = (post: object) =>
  renderInOffice(<StocktakesScreen />, {
    answer: ({ method, path }) => {
      if (method === 'POST') return { status: 200, body: post };
      return { status: 200, body: path.includes('stocktakes/4') ? stocktake : list };
    },
  });

it('says what came of a scan, and shows only what was counted', async () => {
  const items = [{ product_id: 7, code: 'K', name: 'Kabel', counted: 3 }];
  const counting = { ...stocktake, current: { bin: 'L-A-1', items } };
  const answer = { outcome: 'counted', name: 'Kabel' };
  const { user, calls } = await show({ answer, stocktake: counting });
  await user.click(await screen.findByRole('button', { name: 'Otevřít' }));
  await user.type(await screen.findByLabelText('Napsat kód'), '3*4006381333931{Enter}');
  expect((await screen.findByRole('list', { name: 'L-A-1' })).textContent).toMatch(/3\sks/);
  expect(document.querySelector('[data-outcome=counted]')?.textContent).toContain('Kabel');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    text: '3*4006381333931',
  });
});

it('books a difference with a reason, and says that it waits for another person', async () => {
  const done = { ...bin, status: 'done', differences: [] };
  const reply = { stocktake: { ...stocktake, bins: [done] }, prepared: 1 };
  const { user, calls, told } = await show(reply);
  await user.click(await screen.findByRole('button', { name: 'Otevřít' }));
  await user.click(await screen.findByRole('button', { name: 'Zaúčtovat rozdíl' }));
  expect(screen.getByRole('dialog').textContent).toMatch(/Kabel: -2\sks/);
  await user.type(screen.getByLabelText('Důvod'), 'krádež{Enter}');
  await waitFor(() => expect(told()[0]).toContain('odpis čeká'));
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    bin_id: 3,
    reason: 'krádež',
  });
});

it('begins one of a zone', async () => {
  const { user, calls } = await show(stocktake);
  await user.click(await screen.findByRole('button', { name: 'Nová inventura' }));
  await user.type(screen.getByLabelText('Název'), 'Zóna A');
  await user.selectOptions(screen.getByLabelText('Zóna'), 'A');
  await user.click(screen.getByRole('button', { name: 'Začít inventuru' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      name: 'Zóna A',
      zone: 'A',
      most: null,
    }),
  );
});

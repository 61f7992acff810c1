import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { workQueues } from '#core/home/work-queues.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { HomeScreen } from './home-screen.tsx';

const counted = (queue: string, waiting: number, done_today: number | null = null) => ({
  queue,
  waiting,
  oldest: waiting > 0 ? '2026-11-20T08:00:00.000Z' : null,
  done_today,
});

const open = (queues: readonly object[], toDecide = 0) =>
  renderInOffice(<HomeScreen />, {
    answer: ({ path }) => ({
      status: path.endsWith('/today/') ? 403 : 200,
      body: path.includes('/home/') ? { queues } : { count: 0, to_decide: toDecide, results: [] },
    }),
  });

it('shows what waits with the key that opens it, and leaves out what does not', async () => {
  await open([counted('reviews', 3), counted('enquiries', 0, 5), counted('orders_to_pick', 2)]);
  const links = await screen.findAllByRole('link');
  expect(
    links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-keyshortcuts')]),
  ).toEqual([
    ['/reviews', '1'],
    ['/picking', '2'],
  ]);
  expect(links[0]?.textContent).toContain('3');
  expect(screen.getByText('vyřízeno dotazů')).toBeTruthy();
});

it('says that nothing waits', async () => {
  await open([counted('reviews', 0)]);
  expect(await screen.findByText('Nic nečeká')).toBeTruthy();
});

it('counts what is to be agreed to', async () => {
  await open([], 2);
  expect((await screen.findByRole('link')).getAttribute('href')).toBe('/approvals');
});

it('has a key of its own for every queue', async () => {
  await open(workQueues.map((queue) => counted(queue, 1)));
  const links = await screen.findAllByRole('link');
  const keys = links.map((link) => link.getAttribute('aria-keyshortcuts') ?? '');
  expect(keys.filter((key) => key !== '')).toHaveLength(workQueues.length);
  expect(new Set(keys).size).toBe(workQueues.length);
});

it('leads to lists that show what the cards count', async () => {
  await open(
    ['overdue_orders', 'unpaid_orders', 'devices_to_inspect', 'counter_offers'].map((queue) =>
      counted(queue, 1),
    ),
  );
  const links = await screen.findAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/orders?view=overdue',
    '/orders?view=unpaid',
    '/buybacks?view=received',
    '/buybacks?view=offered',
  ]);
});

it('says how today goes beside the usual same weekday', async () => {
  const number = (measure: string, count: number, usual: object | null) => ({
    measure,
    count,
    amount: count * 100_000,
    usual,
  });
  await renderInOffice(<HomeScreen />, {
    answer: ({ path }) => {
      if (!path.endsWith('/today/')) {
        return { status: 200, body: { queues: [], count: 0, to_decide: 0, results: [] } };
      }
      const numbers = [
        number('sales', 3, { count: 5, amount: 700_000 }),
        number('bought', 1, null),
        number('repaired', 2, { count: 4, amount: 0 }),
      ];
      return { status: 200, body: { numbers } };
    },
  });
  const today = await screen.findByRole('region', { name: 'Dnes zatím' });
  expect(today.textContent).toMatch(/Prodej3.000.Kč · 3×obvykle 7.000.Kč · 5×/u);
  expect(today.textContent).toMatch(/Výkup1.000.Kč · 1×Vydané opravy2obvykle 4/u);
});

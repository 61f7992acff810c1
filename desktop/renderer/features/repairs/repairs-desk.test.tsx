import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { bench } from './bench.example.ts';
import { papers } from './papers.example.ts';
import { listed, repair } from './repair.example.ts';
import { RepairsScreen } from './repairs-screen.tsx';

const late = listed(repair);
const waiting = {
  ...late,
  id: 13,
  number: '7222222222',
  status: 'waiting_for_parts',
  promised_on: null,
};
const fetched = { ...late, id: 14, number: '7333333333', status: 'ready', is_claim: true };

const open = (found: readonly object[] = [], today: readonly object[] = []) =>
  renderInOffice(
    <Routes>
      <Route path="/*" element={<RepairsScreen />} />
      <Route path="/repairs/*" element={<RepairsScreen />} />
    </Routes>,
    {
      answer: ({ method, path }) => {
        if (method === 'POST') return { status: 200, body: { results: found } };
        if (path.includes('people'))
          return { status: 200, body: { people: [{ id: 9, name: 'Petr' }] } };
        if (path.includes('stores')) return { status: 200, body: { stores: [] } };
        if (path.includes('today')) return { status: 200, body: { results: today } };
        if (path.endsWith('papers/')) return { status: 200, body: papers };
        if (path.endsWith('bench/')) return { status: 200, body: bench };
        if (path.endsWith('loans/')) return { status: 200, body: { loans: [], can_lend: false } };
        if (/repairs\/\d+\/$/.test(path)) {
          return { status: 200, body: { ...repair, status: 'ready', can_hand_out: true } };
        }
        const results = [late, waiting, fetched];
        return { status: 200, body: { count: results.length, results } };
      },
    },
  );

const column = (name: RegExp) => screen.findByRole('region', { name });

it('shows repairs by their state, and says which are late', async () => {
  await open();
  const received = await column(/^Přijatá/);
  expect(received.textContent).toContain('po termínu');
  // What is done is late for nobody.
  expect((await column(/^Hotová/)).textContent).not.toContain('po termínu');
  expect((await column(/^Hotová/)).textContent).toContain('reklamace');
  expect(screen.getByText('Po termínu: 1')).toBeTruthy();
  const link = within(received).getByRole('link', { name: repair.number });
  expect(link.getAttribute('href')).toBe('/repairs/12');
});

it('asks for what is mine, and shows late ones alone in a list', async () => {
  const { calls, user } = await open();
  await user.selectOptions(await screen.findByLabelText('Technik'), 'Moje');
  await waitFor(() => expect(calls.some(({ path }) => path.includes('technician=7'))).toBe(true));
  await user.click(await screen.findByLabelText('Jen po termínu'));
  await user.click(screen.getByLabelText('Seznam'));
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getByRole('link', { name: repair.number })).toBeTruthy();
});

it('has the search in focus, sends what is typed in the body, and opens the one that is found', async () => {
  const { calls, user } = await open([late]);
  await column(/^Přijatá/);
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Najít opravu' }));
  await user.keyboard('V-ABCD2345{Enter}');
  expect(await screen.findByRole('heading', { name: /7123456789 · Apple iPhone 13/ })).toBeTruthy();
  const asked = calls.find(({ method }) => method === 'POST');
  expect(asked).toMatchObject({ body: { text: 'V-ABCD2345' } });
  expect(asked?.path).not.toContain('ABCD');
  // The code that was shown is there to hand the device out by.
  expect(await screen.findByLabelText('Kód k převzetí')).toHaveProperty('value', 'V-ABCD2345');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('ABCD');
});

it('offers several that are found, and says so where nothing is', async () => {
  const { user } = await open([late, waiting]);
  await column(/^Přijatá/);
  await user.keyboard('602 123 456{Enter}');
  const found = await screen.findByRole('region', { name: 'Nalezené opravy' });
  expect(within(found).getAllByRole('link')).toHaveLength(2);
});

it('says so where nothing is found', async () => {
  const { user } = await open();
  await column(/^Přijatá/);
  await user.keyboard('602 123 456{Enter}');
  expect(await screen.findByText(/Nic jsme nenašli/)).toBeTruthy();
});

it('shows who comes to the store today, by time, with whoever has come', async () => {
  const slot = { starts_at: '2026-11-26T08:00:00.000Z', ends_at: '2026-11-26T08:30:00.000Z' };
  await open([], [{ ...late, id: 21, number: '7444444444', status: 'announced', slot }]);
  const today = await screen.findByRole('region', { name: 'Dnes na prodejně' });
  expect(today.textContent).toContain('9:00');
  expect(today.textContent).toContain('Ohlášená');
  const link = within(today).getByRole('link', { name: '7444444444' });
  expect(link.getAttribute('href')).toBe('/repairs/21');
});

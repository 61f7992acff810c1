import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { InvoiceDetail } from './invoice-detail.tsx';
import { InvoicesScreen } from './invoices-screen.tsx';

const head = {
  id: 4,
  version: 2,
  supplier: 'Velkoobchod',
  number: 'FV-1',
  issued_on: '2026-11-20',
  currency: 'CZK',
  format: 'isdoc',
  status: 'open',
  uploaded_at: '2026-11-24T09:00:00.000Z',
  total: 120_000,
  stated_total: 119_900,
  line_count: 1,
  differing: 1,
  waiting: 1,
};
const line = {
  id: 9,
  place: 1,
  supplier_code: 'VO-1',
  ean: '4006381333931',
  name: 'Kryt',
  quantity: 10,
  unit_price: 12_000,
  converted_price: null,
  total: 120_000,
  vat_percent: 21,
  product_id: 7,
  product_code: 'KRYT',
  product_name: 'Kryt černý',
  matched_by: 'ean',
  expected: 10_000,
  order_id: 3,
  outcome: 'over',
  decision: 'open',
  reason: '',
  decided_by: null,
};
const invoice = {
  ...head,
  uploaded_by: 'Jana',
  finished_at: null,
  finished_by: null,
  rate: null,
  last_rate: null,
  tolerance_percent: 2,
  tolerance_amount: 1,
  is_prepared: false,
  lines: [line],
};

const show = (answers: { readonly change?: object; readonly status?: number } = {}) =>
  renderInOffice(<InvoiceDetail id={4} />, {
    answer: ({ method }) =>
      method === 'GET'
        ? { status: 200, body: invoice }
        : { status: answers.status ?? 200, body: answers.change ?? invoice },
  });

it('says what is wrong by the words of the specification, and that the sums differ', async () => {
  await show();
  const said = await screen.findByText('Cena na faktuře při importu není správná.');
  expect(said).toBeTruthy();
  expect(screen.getByText(/Řádky faktury nedávají její součet/).textContent).toContain('1,00');
  expect(screen.getByRole('row', { name: /Kryt/ }).textContent).toMatch(/Dráž \+20/);
  expect(screen.getByText('podle objednávky 3')).toBeTruthy();
});

it('accepts a price with a reason, and says at the field that it wants one', async () => {
  const { user, calls } = await show({ status: 400, change: { reason: ['Chybí důvod.'] } });
  await user.click(await screen.findByRole('button', { name: 'Přijmout: Kryt' }));
  await user.click(screen.getByRole('button', { name: 'Přijmout' }));
  expect((await screen.findByText('Chybí důvod.')).textContent).toBeTruthy();
  await user.type(screen.getByLabelText('Důvod'), 'Nový kurz');
  await user.click(screen.getByRole('button', { name: 'Přijmout' }));
  await waitFor(() =>
    expect(calls.at(-1)).toMatchObject({
      body: { version: 2, decision: 'accepted', reason: 'Nový kurz' },
    }),
  );
});

it('matches a product by its code', async () => {
  const { user, calls } = await show();
  await user.click(await screen.findByRole('button', { name: 'Přiřadit produkt: Kryt' }));
  await user.type(screen.getByLabelText('Kód produktu'), '4006381333931');
  await user.click(screen.getByRole('button', { name: 'Přiřadit produkt' }));
  await waitFor(() => expect(calls.at(-1)?.body).toEqual({ version: 2, code: '4006381333931' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says why it cannot be finished yet', async () => {
  const detail = 'O některých řádcích faktury ještě nikdo nerozhodl.';
  const { user } = await show({ status: 409, change: { detail } });
  await user.click(await screen.findByRole('button', { name: 'Dokončit kontrolu' }));
  expect((await screen.findByRole('alert')).textContent).toContain(detail);
});

it('takes in a file, and says at its field what a table does not say', async () => {
  const openFile = () => Promise.resolve({ name: 'f.csv', contents: new Uint8Array([1]) });
  vi.stubGlobal('obmena', { openFile });
  const page = (
    <Routes>
      <Route path="/*" element={<InvoicesScreen />} />
    </Routes>
  );
  const { user } = await renderInOffice(page, {
    answer: ({ method, path }) => {
      if (method !== 'GET') return { status: 400, body: { number: ['Chybí číslo.'] } };
      if (path.includes('suppliers')) return { status: 200, body: { count: 0, results: [] } };
      return { status: 200, body: { results: [head] } };
    },
  });
  expect((await screen.findByRole('row', { name: /FV-1/ })).textContent).toMatch(/Jinak\s1\sz\s1/);
  await user.click(screen.getByRole('button', { name: 'Vybrat fakturu' }));
  expect((await screen.findByText('Chybí číslo.')).textContent).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Nahrát znovu f.csv' })).toBeTruthy();
  vi.unstubAllGlobals();
});

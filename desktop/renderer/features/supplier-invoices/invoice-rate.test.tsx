import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { InvoiceDetail } from './invoice-detail.tsx';

const line = {
  id: 9,
  place: 1,
  supplier_code: 'VO-1',
  ean: '4006381333931',
  name: 'Kryt',
  quantity: 10,
  unit_price: 999,
  converted_price: null,
  total: 9_990,
  vat_percent: 21,
  product_id: 7,
  product_code: 'KRYT',
  product_name: 'Kryt černý',
  matched_by: 'ean',
  expected: null,
  order_id: null,
  outcome: 'other_currency',
  decision: 'open',
  reason: '',
  decided_by: null,
};
const unrated = {
  id: 4,
  version: 2,
  supplier: 'Velkoobchod',
  number: 'FV-1',
  issued_on: '2026-11-20',
  currency: 'EUR',
  format: 'isdoc',
  status: 'open',
  uploaded_at: '2026-11-24T09:00:00.000Z',
  total: 9_990,
  stated_total: 9_990,
  line_count: 1,
  differing: 1,
  waiting: 1,
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
const rated = {
  ...unrated,
  version: 3,
  rate: 24.315,
  lines: [{ ...line, converted_price: 24_300, expected: 20_000, outcome: 'over' }],
};

const show = (
  invoice: object,
  change: { readonly status: number; readonly body: object } = { status: 200, body: rated },
) =>
  renderInOffice(<InvoiceDetail id={4} />, {
    answer: ({ method }) => (method === 'GET' ? { status: 200, body: invoice } : change),
  });
const field = () => screen.findByLabelText('Kolik CZK stojí 1 EUR');
const convert = () => screen.getByRole('button', { name: 'Přepočítat ceny' });

it('asks for the rate of an invoice in another currency, and shows both prices by it', async () => {
  const { user, calls } = await show(unrated);
  await user.type(await field(), '24,315');
  expect(screen.getByText(/Bez kurzu ji nejde porovnat/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Přijmout: Kryt' })).toBeNull();
  await user.click(convert());
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      version: 2,
      rate: '24,315',
      is_confirmed: false,
    }),
  );
  const row = await screen.findByRole('row', { name: /Kryt/ });
  await waitFor(() => expect(row.textContent).toMatch(/9,99\s€přepočteno 243,00\sKč/));
  // What was agreed is in crowns, and the share is of crowns.
  expect(row.textContent).toMatch(/200,00\sKč/);
  expect(row.textContent).toMatch(/Dráž \+21,5/);
  expect(screen.getByText('1 EUR = 24,315 CZK')).toBeTruthy();
});

it('says at the field what is no rate', async () => {
  const body = { rate: ['Zadejte kurz jako kladné číslo.'] };
  const { user } = await show(unrated, { status: 400, body });
  await user.type(await field(), '0');
  await user.click(convert());
  expect((await screen.findByText('Zadejte kurz jako kladné číslo.')).textContent).toBeTruthy();
  expect((await field()).getAttribute('aria-invalid')).toBe('true');
});

it('asks about a rate that is far from the last one before it sends it', async () => {
  const { user, calls } = await show({ ...unrated, last_rate: 24.5 });
  expect(await screen.findByText('Naposledy: 1 EUR = 24,5 CZK')).toBeTruthy();
  await user.type(await field(), '2,45');
  await user.click(convert());
  expect((await screen.findByRole('dialog')).textContent).toContain('Je kurz 2,45 správně?');
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await user.click(screen.getByRole('button', { name: /kurz platí/ }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      rate: '2,45',
      is_confirmed: true,
    }),
  );
});

it('asks for none in the currency of the shop', async () => {
  await show({ ...unrated, currency: 'CZK' });
  await screen.findByRole('row', { name: /Kryt/ });
  expect(screen.queryByLabelText(/Kolik/)).toBeNull();
});

it('is only shown once the invoice is finished', async () => {
  await show({ ...rated, status: 'finished', finished_at: '2026-11-25T09:00:00.000Z' });
  expect(await screen.findByText('1 EUR = 24,315 CZK')).toBeTruthy();
  expect(screen.queryByLabelText(/Kolik/)).toBeNull();
});

it('leaves what was typed and says why where somebody else was first', async () => {
  const detail = 'Mezitím to změnil někdo jiný.';
  let reads = 0;
  const { user } = await renderInOffice(<InvoiceDetail id={4} />, {
    answer: ({ method }) => {
      if (method !== 'GET') return { status: 409, body: { detail } };
      reads += 1;
      return { status: 200, body: reads === 1 ? unrated : { ...rated, rate: 25 } };
    },
  });
  await user.type(await field(), '24,3');
  await user.click(convert());
  expect(await screen.findByText('1 EUR = 25 CZK')).toBeTruthy();
  expect(screen.getByText(detail)).toBeTruthy();
  expect(screen.getByDisplayValue('24,3')).toBeTruthy();
});

it('says no more that a rate is missing once there is one', async () => {
  const detail = 'Faktura je v jiné měně. Nejdřív zadejte kurz.';
  const { user } = await renderInOffice(<InvoiceDetail id={4} />, {
    answer: ({ method, path }) => {
      if (path.endsWith('/finish/')) return { status: 409, body: { detail } };
      return { status: 200, body: method === 'GET' ? unrated : rated };
    },
  });
  await user.type(await field(), '24,315');
  await user.click(screen.getByRole('button', { name: 'Dokončit kontrolu' }));
  expect(await screen.findByText(detail)).toBeTruthy();
  await user.click(convert());
  await waitFor(() => expect(screen.queryByText(detail)).toBeNull());
});

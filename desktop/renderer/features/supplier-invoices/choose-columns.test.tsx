import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { InvoicesScreen } from './invoices-screen.tsx';

const row = {
  supplier_code: '',
  ean: '4006381333931',
  mpn: '',
  name: 'Kryt',
  quantity: 10,
  unit_price: 10_050,
  total: 100_500,
  vat_percent: 21,
  is_left_out: false,
};
const unknown = {
  from: 'titles',
  problem: 'invoice_columns',
  line_count: 0,
  currency: 'EUR',
  columns: [
    { title: 'Ident', field: 'ean', sample: ['4006381333931'] },
    { title: 'Odebráno', field: null, sample: ['10'] },
    { title: 'Sazba', field: null, sample: ['100,50', ''] },
  ],
  rows: [{ ...row, quantity: null, unit_price: null, total: null, is_left_out: true }],
};
const chosen = { ...unknown, from: 'chosen', problem: null, line_count: 41, rows: [row] };
// A short word stays with the next one.
const look = /Vybrat a\surčit sloupce/;
const refused = { file: ['V tabulce chybí sloupec s kódem.'] };

afterEach(() => {
  vi.unstubAllGlobals();
});

/** The screen, with a file to be chosen; the forms of its calls are kept, as they are no JSON. */
async function show(preview: { readonly status: number; readonly body: object } | null = null) {
  const forms: Record<string, unknown>[] = [];
  const openFile = () => Promise.resolve({ name: 'f.csv', contents: new Uint8Array([1]) });
  vi.stubGlobal('obmena', { openFile });
  const page = (
    <Routes>
      <Route path="/*" element={<InvoicesScreen />} />
    </Routes>
  );
  const office = await renderInOffice(page, {
    answer: ({ method, path }) => {
      const asked = forms.at(-1)?.['columns'] ?? null;
      if (path.includes('columns-preview')) {
        return preview ?? { status: 200, body: asked === null ? unknown : chosen };
      }
      if (method !== 'GET') return { status: 400, body: refused };
      if (path.includes('suppliers')) return { status: 200, body: { count: 0, results: [] } };
      return { status: 200, body: { results: [] } };
    },
  });
  const sent = fetch;
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    if (init.body instanceof FormData) {
      forms.push({ path, ...Object.fromEntries([...init.body.entries()]) });
    }
    return sent(path, init);
  });
  return { ...office, forms };
}

it('lets a person say which column is which, and uploads the file by that', async () => {
  const { user, forms } = await show();
  await user.type(screen.getByLabelText('Dodavatel'), 'Velkoobchod');
  await user.selectOptions(screen.getByLabelText('Měna tabulky'), 'EUR');
  await user.click(screen.getByRole('button', { name: 'Vybrat fakturu' }));
  await user.click(await screen.findByRole('button', { name: 'Určit sloupce f.csv' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sloupce souboru f.csv' }));
  expect((await dialog.findByRole('status')).textContent).toMatch(/Chybí sloupec s\skódem, EAN/);
  const upload = dialog.getByRole<HTMLButtonElement>('button', { name: 'Nahrát takto' });
  expect(upload.disabled).toBe(true);
  expect(dialog.getByText('vynechá se')).toBeTruthy();
  await user.selectOptions(dialog.getByLabelText('Co znamená sloupec Odebráno'), 'Počet kusů');
  await user.selectOptions(
    dialog.getByLabelText('Co znamená sloupec Sazba'),
    'Cena za kus bez DPH',
  );
  await waitFor(() => expect(upload.disabled).toBe(false));
  expect(dialog.getByText('Řádků se zbožím: 41')).toBeTruthy();
  expect(dialog.getByRole('row', { name: /Kryt/ }).textContent).toMatch(/100,50\s€/);
  await user.click(upload);
  const columns = 'ean,quantity,price';
  await waitFor(() =>
    expect(forms.at(-1)).toMatchObject({ supplier: 'Velkoobchod', currency: 'EUR', columns }),
  );
  expect(forms.at(-1)?.['path']).not.toContain('preview');
  // Refused for another reason, it is sent again as it was.
  await user.click(await screen.findByRole('button', { name: 'Nahrát znovu f.csv' }));
  await waitFor(() => expect(forms.at(-1)).toMatchObject({ columns }));
});

it('gives a meaning to one column alone', async () => {
  const { user, forms } = await show();
  await user.click(screen.getByRole('button', { name: look }));
  await user.selectOptions(await screen.findByLabelText('Co znamená sloupec Sazba'), 'EAN');
  expect(screen.getByLabelText<HTMLSelectElement>('Co znamená sloupec Ident').value).toBe('');
  await waitFor(() => expect(forms.at(-1)).toMatchObject({ columns: 'none,none,ean' }));
});

it('says where a file has no columns to be chosen', async () => {
  const body = { file: ['Sloupce se určují jen u tabulky.'] };
  const { user } = await show({ status: 400, body });
  await user.click(screen.getByRole('button', { name: look }));
  expect((await screen.findByRole('alert')).textContent).toContain('jen u tabulky');
});

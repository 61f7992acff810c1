import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { ImportsScreen } from './imports-screen.tsx';
import { ImportWork } from './import-work.tsx';

const options = {
  kind: 'accessory',
  manufacturer_id: null,
  category_id: null,
  adds_new: true,
  is_published: false,
};
const one = {
  id: 7,
  subject: 'products',
  pictures: { waiting: 0, stored: 0, failed: 0 },
  file_name: 'cenik.csv',
  format: 'csv',
  supplier: 'Dodavatel',
  status: 'mapping',
  created_at: '2026-11-23T09:00:00.000Z',
  created_by: 'Jana Nová',
  rows: 3,
  done: 0,
  counts: { new: 0, changed: 0, same: 0, refused: 0, held: 0, applied: 0 },
  change_set_id: null,
  columns: [
    { title: 'Kód', field: 'code', sample: ['X1', 'X2'] },
    { title: 'C', field: null, sample: ['4990'] },
  ],
  options,
  made: [{ field: 'category', name: 'Telefony > Pouzdra' }],
  suppliers: ['Dodavatel'],
};
const row = {
  line: 2,
  key: 'X1',
  name: 'Nokia',
  outcome: 'changed',
  is_applied: false,
  changes: [
    { field: 'price', before: 4990, after: 5190 },
    { field: 'category', before: null, after: 'Telefony > Pouzdra', makes: ['Telefony > Pouzdra'] },
  ],
  problems: [],
};

const show = (work: object, page = <ImportWork id={7} />) =>
  renderInOffice(page, {
    answer: ({ method, path }) => {
      if (path.includes('/rows/')) return { status: 200, body: { count: 1, results: [row] } };
      if (path.includes('suppliers')) return { status: 200, body: { count: 0, results: [] } };
      if (path.includes('choices')) {
        return {
          status: 200,
          body: { manufacturers: [], colors: [], categories: [], places: [] },
        };
      }
      if (method === 'GET' && path.endsWith('imports/')) {
        return { status: 200, body: { results: [{ ...one, ...work }] } };
      }
      return { status: 200, body: { ...one, ...work } };
    },
  });

describe('an import', () => {
  it('is looked at by what a person says its columns mean', async () => {
    const { user, calls } = await show({});
    const column = await screen.findByLabelText('Co znamená sloupec C');
    await user.selectOptions(column, 'Cena nového kusu');
    await user.click(screen.getByLabelText(/Nové produkty hned nabízet/));
    await user.click(screen.getByRole('button', { name: 'Prohlédnout změny' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        {
          mapping: ['code', 'price'],
          options: { ...options, is_published: true },
          supplier: 'Dodavatel',
        },
      ]),
    );
  });

  it('gives a meaning to one column alone', async () => {
    const { user } = await show({});
    await user.selectOptions(await screen.findByLabelText('Co znamená sloupec C'), 'Kód produktu');
    expect(screen.getByLabelText<HTMLSelectElement>('Co znamená sloupec Kód').value).toBe('');
  });

  it('shows what each row changes before it is applied', async () => {
    const counts = { ...one.counts, changed: 2, refused: 1 };
    const { user, calls } = await show({ status: 'checked', counts });
    const line = await screen.findByRole('row', { name: /Nokia/ });
    expect(within(line).getByText('4990').tagName).toBe('S');
    expect(line.textContent).toContain('5190');
    await user.click(screen.getByRole('button', { name: 'Provést 2 řádky' }));
    await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ to: 'applying' }));
  });

  it('says how far it is and can be paused', async () => {
    const counts = { ...one.counts, new: 10, applied: 4 };
    const { user, calls } = await show({ status: 'applying', counts, done: 4 });
    expect((await screen.findByRole('progressbar')).getAttribute('value')).toBe('4');
    await user.click(screen.getByRole('button', { name: 'Pozastavit' }));
    await waitFor(() => expect(calls.map(({ body }) => body)).toContainEqual({ to: 'paused' }));
  });

  it('that is done can be taken back whole', async () => {
    const counts = { ...one.counts, new: 3, applied: 3 };
    const { user, calls } = await show({ status: 'done', counts, change_set_id: 41 });
    expect(await screen.findByText('Hotovo, 3 řádky jsou v obchodě.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Vzít celý import zpět' }));
    await waitFor(() => expect(calls.some(({ path }) => path.includes('changes/41'))).toBe(true));
  });

  it('is found in the list, and begins with a file', async () => {
    const page = (
      <Routes>
        <Route path="*" element={<ImportsScreen />} />
      </Routes>
    );
    await show({ status: 'done', counts: { ...one.counts, refused: 1, applied: 2 } }, page);
    const line = await screen.findByRole('row', { name: /cenik.csv/ });
    expect(line.textContent).toMatch(/provedeno 2 z\s3, odmítnuto 1/);
    expect(screen.getByRole('button', { name: 'Vybrat soubor' })).toBeTruthy();
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { FeedsScreen } from './feeds-screen.tsx';

const google = {
  code: 'google',
  is_active: true,
  version: 3,
  url: 'https://obmena.example/feeds/google.xml',
  status: 'done',
  built_at: '2026-11-24T09:00:00.000Z',
  items: 812,
  bytes: 2_340_000,
  left_out: [
    { reason: 'sold_out', count: 4 },
    { reason: 'no_picture', count: 120 },
  ],
};
const glami = {
  ...google,
  code: 'glami',
  is_active: false,
  version: 0,
  status: 'never',
  built_at: null,
  left_out: [],
};
const names = { heureka: '', zbozi: '', google: '', glami: '' };
const watches = {
  id: 1,
  parent_id: null,
  name: 'Hodinky',
  version: 2,
  ...names,
  google: '201',
  effective: { ...names, google: '201' },
};
const apple = { ...watches, id: 2, parent_id: 1, name: 'Apple', version: 0, google: '' };

const show = () =>
  renderInOffice(
    <Routes>
      <Route path="/feeds/*" element={<FeedsScreen />} />
      <Route path="*" element={<FeedsScreen />} />
    </Routes>,
    {
      answer: ({ method, path: asked }) => {
        if (asked.includes('left-out')) {
          const item = {
            variant_id: 7,
            code: 'P 7',
            name: 'Pouzdro',
            item: '7',
            reason: 'no_picture',
          };
          return { status: 200, body: { count: 1, results: [item] } };
        }
        if (asked.includes('feed-categories')) {
          return { status: 200, body: method === 'GET' ? { results: [watches, apple] } : watches };
        }
        return { status: 200, body: method === 'GET' ? { results: [google, glami] } : google };
      },
    },
  );

describe('the feeds', () => {
  it('say where each is fetched, what it holds and what it leaves out', async () => {
    await show();
    const row = await screen.findByRole('row', { name: /Google/ });
    expect(row.textContent).toContain('https://obmena.example/feeds/google.xml');
    expect(row.textContent).toContain('812');
    expect(row.textContent).toMatch(/2,34\sMB/);
    expect(row.textContent).toContain('chybí obrázek (120)');
    expect(within(row).getByRole('link', { name: 'Vynechané položky (124)' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Glami/ }).textContent).toContain('vypnutý');
  });

  it('are switched on and made by a press', async () => {
    const { user, calls } = await show();
    const row = await screen.findByRole('row', { name: /Glami/ });
    await user.click(within(row).getByRole('checkbox', { name: 'Zapnutý Glami' }));
    await user.click(screen.getByRole('button', { name: 'Vytvořit teď' }));
    await waitFor(() =>
      expect(calls.filter(({ method }) => method !== 'GET').map(({ body }) => body)).toEqual([
        { version: 0, is_active: true },
        {},
      ]),
    );
  });

  it('lead from what is left out to the product', async () => {
    const { user } = await show();
    await user.click(await screen.findByRole('link', { name: 'Vynechané položky (124)' }));
    const link = await screen.findByRole('link', { name: 'Pouzdro' });
    expect(link.getAttribute('href')).toBe('/products/P%207');
    expect(screen.getByRole('tab', { name: 'chybí obrázek (120)' })).toBeTruthy();
  });

  it('list products under what categories are called, and say what is inherited', async () => {
    const { user, calls } = await show();
    await user.click(await screen.findByRole('tab', { name: 'Kategorie srovnávačů' }));
    const row = await screen.findByRole('row', { name: /Apple/ });
    expect(row.textContent).toContain('převzato: 201');
    await user.click(within(row).getByRole('button', { name: 'Upravit kategorii Apple' }));
    await user.type(screen.getByLabelText('Heureka'), 'Elektronika');
    await user.click(screen.getByRole('button', { name: 'Uložit' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
        version: 0,
        heureka: 'Elektronika',
      }),
    );
  });
});

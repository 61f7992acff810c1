import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { Fitting } from './fitting.tsx';

const family = (id: number, name: string) => ({ id, name, seo_name: name.toLowerCase() });
const found = (id: number, name: string) => ({ ...family(id, name), master_product_count: 1 });
const said = (of: 'accessory' | 'device', families: readonly object[]) => ({
  meta_master_id: 2,
  version: 4,
  of,
  families,
});

const show = (of: 'accessory' | 'device' = 'accessory', mayEdit = true) =>
  renderInOffice(<Fitting familyId={2} mayEdit={mayEdit} />, {
    answer({ path }) {
      const list = [found(7, 'Kryt'), found(9, 'Nabíječka')];
      if (path.includes('/exclude-meta-master/')) {
        return { status: 200, body: { count: list.length, results: list } };
      }
      return { status: 200, body: said(of, [family(7, 'Kryt'), family(8, 'Sklo')]) };
    },
  });
const sent = (calls: readonly { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

it('adds what is found by words, puts it in order, and saves the whole at once', async () => {
  const { user, calls } = await show();
  const list = await screen.findByRole('region', { name: 'Vhodné příslušenství' });
  await user.click(await within(list).findByRole('button', { name: /^Nabíječka/ }));
  await user.click(screen.getByRole('button', { name: 'Posunout dopředu: Nabíječka' }));
  await user.click(screen.getByRole('button', { name: 'Odebrat: Kryt' }));
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  await waitFor(() => expect(sent(calls)).toEqual([{ version: 4, families: [9, 8] }]));
  const [search] = calls.filter(({ path }) => path.includes('exclude-meta-master'));
  expect(search?.path).toContain('of=accessory');
});

it('offers what was chosen no second time', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: /^Nabíječka/ }));
  expect(screen.queryByRole('button', { name: /^Nabíječka/ })).toBeNull();
});

it('lists the devices of an accessory without an order', async () => {
  await show('device');
  expect(await screen.findByRole('region', { name: /hodí$/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Posunout/ })).toBeNull();
});

it('shows the list alone to whoever may not change it', async () => {
  await show('accessory', false);
  expect(await screen.findByText('Sklo')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

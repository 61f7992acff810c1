import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { TasksScreen } from './tasks-screen.tsx';

const task = {
  id: 5,
  version: 1,
  kind: 'put_back',
  status: 'open',
  note: '',
  for_role: null,
  assigned_to: null,
  due_at: null,
  is_late: false,
  created_at: '2026-11-23T09:00:00.000Z',
  created_by: null,
  closed_at: null,
  closed_by: null,
  order_id: 9,
  order_number: '1260000001',
  product: null,
  location: 'B-7',
  way: 'put_back',
  is_done_by_scan: false,
  place: 'Sklad',
};
const places = [
  { id: 1, name: 'Sklad' },
  { id: 2, name: 'Brno' },
];

const show = (row: object, said: { status: number; body: object }) =>
  renderInOffice(<TasksScreen />, {
    answer: ({ method }) =>
      method === 'GET'
        ? { status: 200, body: { results: [{ ...task, ...row }], people: [], places } }
        : said,
  });

describe('a task', () => {
  it('of a crate is done by two scans', async () => {
    const { user, calls, told } = await show({}, { status: 200, body: { pieces: 2, bin: 'L-A1' } });
    await user.click(await screen.findByRole('button', { name: 'Vrátit na místo' }));
    expect(screen.getByRole('dialog').textContent).toContain('Naskenujte přepravku B-7');
    await user.type(screen.getByLabelText('Přepravka'), 'B-7');
    await user.type(screen.getByLabelText('Místo ve skladu'), 'L-A1{Enter}');
    await waitFor(() => expect(told()[0]).toMatch(/2\skusy jsou zpátky v\sL-A1/));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      crate: 'B-7',
      bin: 'L-A1',
    });
  });

  it('of a bin is counted blind, and says whose order goes on', async () => {
    const row = { kind: 'recount', way: 'count', location: 'L-A1' };
    const body = { found: 1, lost: 0, goes_on: '1260000001', prepared: null };
    const { user, told } = await show(row, { status: 200, body });
    await user.click(await screen.findByRole('button', { name: 'Zapsat počet' }));
    await user.type(screen.getByLabelText('Napočítáno kusů'), '3{Enter}');
    await waitFor(() => expect(told()[0]).toContain('objednávka 1260000001'));
  });

  it('of a price label is done by scanning the thing, and says when it is another one', async () => {
    const product = { code: 'IP15', name: 'iPhone 15' };
    const row = {
      kind: 'price_label',
      way: 'scan',
      is_done_by_scan: true,
      location: null,
      product,
    };
    const refused = { status: 400, body: { scanned: ['Tohle je jiný kus.'] } };
    const { user, calls } = await show(row, refused);
    await user.click(await screen.findByRole('button', { name: 'Hotovo, naskenováno' }));
    expect(screen.getByRole('dialog').textContent).toContain('naskenujte zboží: iPhone 15');
    await user.type(screen.getByLabelText(/Kus/), '4006381333931{Enter}');
    expect(await screen.findByText('Tohle je jiný kus.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      to: 'done',
      scanned: '4006381333931',
    });
  });

  it('leads to its order, its thing and its place', async () => {
    const product = { code: 'IP 15', name: 'iPhone 15' };
    await show({ product }, { status: 500, body: {} });
    const linkOf = async (name: RegExp) =>
      (await screen.findByRole('link', { name })).getAttribute('href');
    expect(await linkOf(/1260000001/)).toBe('/orders/9');
    expect(await linkOf(/iPhone 15/)).toBe('/locations?find=IP%2015');
    expect(await linkOf(/^B-7$/)).toBe('/locations?find=B-7');
  });

  it('of another kind is done by scanning its thing as well as by a word', async () => {
    const product = { code: 'IP15', name: 'iPhone 15' };
    const row = { kind: 'other', way: 'word', is_done_by_scan: true, product };
    const { user, calls } = await show(row, { status: 200, body: { status: 'done' } });
    await user.click(await screen.findByRole('button', { name: 'Hotovo' }));
    expect(screen.getByRole('dialog').textContent).toContain('naskenujte: iPhone 15');
    await user.type(screen.getByLabelText(/Kus/), 'IP15{Enter}');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        to: 'done',
        scanned: 'IP15',
      }),
    );
  });

  it('says in the dialog why it is refused', async () => {
    const refused = { status: 409, body: { detail: 'Tenhle úkol už je uzavřený.' } };
    const { user } = await show({ kind: 'damaged', way: 'word' }, refused);
    await user.click(await screen.findByRole('button', { name: 'Hotovo' }));
    const buttons = screen.getAllByRole('button', { name: 'Hotovo', hidden: true });
    await user.click(buttons.at(-1) ?? document.body);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Tenhle úkol už je uzavřený.'),
    );
  });

  it('is made about a thing, whose unknown code is refused at its field', async () => {
    const refused = { status: 400, body: { product: ['Tento produkt v nabídce nemáme.'] } };
    const { user, calls } = await show({}, refused);
    await user.click(await screen.findByRole('button', { name: 'Nový úkol' }));
    await user.type(await screen.findByLabelText(/Zboží/), '4006381333931');
    await user.type(screen.getByLabelText('Co je potřeba'), 'Ověřit balení');
    await user.selectOptions(screen.getByLabelText('Kde'), 'Brno');
    await user.click(screen.getByRole('button', { name: 'Založit úkol' }));
    expect(await screen.findByText('Tento produkt v nabídce nemáme.')).toBeTruthy();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      product: '4006381333931',
      place_id: 2,
    });
  });
});

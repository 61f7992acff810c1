import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../../lib/render-in-office.example.tsx';
import { AddItems } from './add-items.tsx';

const choices = {
  manufacturers: [],
  colors: [],
  categories: [],
  places: [{ id: 4, name: 'Brno' }],
};
const refused = { pieces: { 0: { serial: ['Tento kus už na skladě je.'] } } };

interface Answer {
  readonly status: number;
  readonly body: object;
}

async function open(answer: Answer = { status: 201, body: { product_ids: [9] } }) {
  const onSaved = vi.fn();
  const office = await renderInOffice(
    <AddItems variantId={3} counted={['new']} onSaved={onSaved} />,
    { answer: ({ method }) => (method === 'POST' ? answer : { status: 200, body: choices }) },
  );
  await office.user.click(screen.getByRole('button', { name: 'Přidat kusy' }));
  return { ...office, onSaved };
}
const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const add = () => screen.getByRole('button', { name: 'Přidat do skladu' });
const sent = (calls: readonly { method: string; body: unknown }[]) =>
  calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
const piece = {
  grade: 'A',
  price: 8990,
  bought_for: 5000,
  battery_percent: null,
  place_id: null,
  note_cs: '',
  note_ro: '',
};

it('stores used pieces one after the other by scanning their numbers', async () => {
  const { user, calls, onSaved } = await open();
  await user.type(await box(/^Cena/), '8 990');
  await user.type(await box(/^Koupeno za/), '5000');
  await user.type(await box(/^IMEI/), '490154203237518');
  await user.click(add());
  await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
  const next = await box(/^IMEI/);
  expect(next.value).toBe('');
  expect(document.activeElement).toBe(next);
  await user.type(next, '352099001761481');
  await user.click(add());
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      { stock: [], pieces: [{ ...piece, serial: '490154203237518' }] },
      { stock: [], pieces: [{ ...piece, serial: '352099001761481' }] },
    ]),
  );
});

it('says at its field what is refused, and keeps what was typed', async () => {
  const { user } = await open({ status: 400, body: refused });
  await user.type(await box(/^IMEI/), '490154203237518');
  await user.click(add());
  expect(await screen.findByText('Tento kus už na skladě je.')).toBeTruthy();
  expect((await box(/^IMEI/)).value).toBe('490154203237518');
});

it('offers a first count of pieces that nobody tells apart only where there is none yet', async () => {
  const { user, calls } = await open();
  const condition = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Jaké kusy' });
  expect([...condition.options].map(({ value }) => value)).toEqual(['nearly_new', 'used']);
  await user.selectOptions(condition, 'nearly_new');
  await user.type(await box(/^Cena/), '17990');
  await user.type(await box(/^Kusů ve skladu/), '3');
  await user.click(add());
  await waitFor(() =>
    expect(sent(calls)).toEqual([
      { stock: [{ condition: 'nearly_new', price: 17_990, quantity: 3 }], pieces: [] },
    ]),
  );
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { ClaimPanel } from './claim-panel.tsx';
import { repair } from './repair.example.ts';
import type { Repair } from './repairs.ts';
import { fromWire } from '#core/contract/casing.ts';

const piece = { position: 0, name: 'Apple iPhone 15', paid: 12_990, product_id: 7 };
const open = { can_settle: true, is_prepared: false, pieces: [piece], settled: null };
const onBench = { ...repair, claimed: { repair: null, order: { id: 3, number: '1000000003' } } };

/** The panel of a claim on the bench; the first change of it is answered as given. */
const show = (claim: object, answer: { status: number; body: object }) =>
  renderInOffice(
    // JSON of the API, as the client reads it.
    <ClaimPanel repair={fromWire(onBench) as Repair} />,
    {
      answer: ({ method, path }) => {
        if (path.includes('products')) return { status: 200, body: { count: 0, results: [] } };
        return method === 'GET' ? { status: 200, body: { claim } } : answer;
      },
    },
  );

const sent = (calls: readonly { path: string; body: unknown }[], part: string) =>
  calls.filter(({ path }) => path.endsWith(`claim/${part}/`)).map(({ body }) => body);

it('cuts the price of a piece, with the reason that its customer reads', async () => {
  const settled = { ...onBench, status: 'settled', version: 4 };
  const { calls, user } = await show(open, { status: 200, body: settled });
  await user.click(await screen.findByRole('button', { name: /^Sleva z\sceny$/u }));
  await user.type(screen.getByLabelText('Sleva'), '1 500');
  await user.type(screen.getByLabelText('Zdůvodnění'), 'Škrábanec z výroby');
  await user.click(
    screen.getAllByRole('button', { name: /^Sleva z\sceny$/u }).at(-1) ?? document.body,
  );
  await waitFor(() => expect(sent(calls, 'refund')).toHaveLength(1));
  expect(sent(calls, 'refund')[0]).toEqual({
    version: 3,
    outcome: 'reduced',
    position: 0,
    amount: 1500,
    reason: 'Škrábanec z výroby',
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says at the field what is wrong with a price cut, and keeps what was typed', async () => {
  const { calls, user } = await show(open, { status: 500, body: {} });
  await user.click(await screen.findByRole('button', { name: /^Sleva z\sceny$/u }));
  await user.type(screen.getByLabelText('Zdůvodnění'), 'Škrábanec');
  await user.click(
    screen.getAllByRole('button', { name: /^Sleva z\sceny$/u }).at(-1) ?? document.body,
  );
  expect(await screen.findByText(/Sleva musí být víc než nula/)).toBeTruthy();
  expect(screen.getByLabelText('Zdůvodnění')).toHaveProperty('value', 'Škrábanec');
  expect(sent(calls, 'refund')).toEqual([]);
});

it('gives what was bought once more, by the number of the new piece', async () => {
  const settled = { ...onBench, status: 'settled', version: 4 };
  const { calls, user } = await show(open, { status: 200, body: settled });
  await user.click(await screen.findByRole('button', { name: 'Vyměnit' }));
  expect(screen.getByText(/Apple iPhone 15/)).toBeTruthy();
  await user.type(screen.getByLabelText('IMEI nebo sériové číslo nového kusu'), '490154203237518');
  await user.type(screen.getByLabelText('Zdůvodnění'), 'Vada desky');
  await user.click(screen.getAllByRole('button', { name: 'Vyměnit' }).at(-1) ?? document.body);
  await waitFor(() => expect(sent(calls, 'settle')).toHaveLength(1));
  expect(sent(calls, 'settle')[0]).toMatchObject({ outcome: 'exchanged', product_id: 7 });
});

it('offers nothing while another person is asked', async () => {
  await show({ ...open, is_prepared: true }, { status: 500, body: {} });
  expect(await screen.findByText(/čeká na\sschválení druhé osoby/u)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Vrátit peníze' })).toBeNull();
});

it('says how it was settled, and why', async () => {
  const settled = { outcome: 'refunded', amount: 12_990, reason: 'Vada se vrátila', instead: null };
  await show({ ...open, can_settle: false, settled }, { status: 500, body: {} });
  expect(await screen.findByText(/zařízení zůstává u\snás/u)).toBeTruthy();
  expect(screen.getByText('Vada se vrátila')).toBeTruthy();
});

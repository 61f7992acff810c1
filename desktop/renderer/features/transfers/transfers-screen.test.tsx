import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { scanQueue } from '../../lib/scanner/scan-queue.ts';
import { TransfersScreen } from './transfers-screen.tsx';

const warehouse = { place_id: 1, name: 'Sklad', is_own: true };
const brno = { place_id: 2, name: 'Brno', is_own: true };
const line = {
  product_id: 7,
  code: 'KABEL',
  ean: '4006381333931',
  name: 'Kabel USB',
  sent: 3,
  received: 1,
  damaged: 0,
  serial_ends: [],
};
const onWay = {
  id: 4,
  from: { ...warehouse, is_own: false },
  to: brno,
  status: 'on_way',
  version: 2,
  opened_at: '2026-11-24T09:00:00.000Z',
  opened_by: 'Jana',
  sent_at: '2026-11-24T09:10:00.000Z',
  ended_at: null,
  ended_by: null,
  note: '',
  lines: [line],
  bin: null,
  is_damaged: false,
};
const row = {
  id: 4,
  from: onWay.from,
  to: brno,
  status: 'on_way',
  opened_at: onWay.opened_at,
  sent: 3,
  received: 1,
};

beforeEach(() => scanQueue.setState({ waiting: [], isHeldUp: false }));

interface Answers {
  readonly transfer?: object;
  readonly scan?: object;
  readonly close?: { readonly status: number; readonly body: object };
}

const show = (
  { transfer = onWay, scan = {}, close }: Answers = {},
  options: { readonly language?: 'cs' | 'ro' } = {},
) =>
  renderInOffice(<TransfersScreen />, {
    ...options,
    answer: ({ method, path }) => {
      if (path.includes('close')) return close ?? { status: 500 };
      if (path.includes('scans')) return { status: 200, body: scan };
      if (path.includes('transfers/4')) return { status: 200, body: transfer };
      if (method === 'POST') return { status: 201, body: transfer };
      const results = path.includes('state=ended') ? [] : [row];
      return { status: 200, body: { results, places: [warehouse, brno] } };
    },
  });

describe('a transfer that comes in', () => {
  it('is scanned, and says in large letters what came of it', async () => {
    const answer = { outcome: 'received', product_id: 7, orders: ['1123456789'] };
    const transfer = { ...onWay, lines: [{ ...line, received: 2 }] };
    const { user, calls } = await show({ scan: { answer, transfer } });
    await user.click(await screen.findByRole('button', { name: 'Otevřít' }));
    expect(await screen.findByText('1 z 3')).toBeTruthy();
    await user.type(screen.getByLabelText('Napsat kód'), '4006381333931{Enter}');
    expect(await screen.findByText('2 z 3')).toBeTruthy();
    expect(document.querySelector('[data-outcome=received]')).toBeTruthy();
    expect(screen.getByText('Čekaly na to objednávky: 1123456789')).toBeTruthy();
    expect(calls.find(({ path }) => path.includes('scans'))?.body).toMatchObject({
      text: '4006381333931',
    });
    // What is the sender's alone.
    expect(screen.queryByRole('button', { name: 'Zrušit převod' })).toBeNull();
  });

  it('names what did not come before it is closed by its card, and wants a word', async () => {
    const answer = { outcome: 'finish_now', product_id: null, orders: [] };
    const close = { status: 400, body: { note: ['Tato hodnota je požadována.'] } };
    const { user } = await show({ scan: { answer, transfer: onWay }, close });
    await user.click(await screen.findByRole('button', { name: 'Otevřít' }));
    await user.type(await screen.findByLabelText('Napsat kód'), 'CMD-FINISH{Enter}');
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Kabel USB · nedošlo 2');
    const buttons = screen.getAllByRole('button', { name: 'Uzavřít převod' });
    await user.click(buttons.at(-1) ?? document.body);
    await waitFor(() => expect(dialog.textContent).toContain('Tato hodnota je požadována.'));
  });
});

it('begins a transfer from an own place to another one, in Romanian', async () => {
  const packing = { ...onWay, from: warehouse, status: 'packing', lines: [] };
  const { user, calls } = await show({ transfer: packing }, { language: 'ro' });
  await user.selectOptions(await screen.findByLabelText('Destinație'), 'Brno');
  await user.click(screen.getByRole('button', { name: 'Începeți transferul' }));
  expect(await screen.findByRole('button', { name: 'Trimiteți la drum' })).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    from_place_id: 1,
    to_place_id: 2,
  });
});

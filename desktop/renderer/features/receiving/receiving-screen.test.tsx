import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { scanQueue } from '../../lib/scanner/scan-queue.ts';
import { ReceivingScreen } from './receiving-screen.tsx';

const line = {
  product_id: 7,
  code: 'KABEL',
  ean: '4006381333931',
  name: 'Kabel USB',
  expected: 3,
  counted: 0,
  damaged: 0,
  needs_serial: false,
  serial_ends: [],
};
const delivery = {
  id: 4,
  order_id: 2,
  supplier: 'Dodavatel',
  note_number: 'DL-1',
  place_id: 1,
  status: 'open',
  version: 1,
  opened_at: '2026-11-24T09:00:00.000Z',
  opened_by: 'Jana',
  closed_at: null,
  closed_by: null,
  note: '',
  lines: [line],
  held: null,
  is_damaged: false,
};
const row = {
  id: 4,
  order_id: 2,
  supplier: 'Dodavatel',
  note_number: 'DL-1',
  status: 'open',
  opened_at: '2026-11-24T09:00:00.000Z',
  closed_at: null,
  expected: 3,
  counted: 0,
};
const thing = {
  product_id: 7,
  code: 'KABEL',
  name: 'Kabel USB',
  grade: null,
  quantity: 3,
  bin: 'L-A-1',
  from: 'X-IN-1',
  needs_serial: false,
};

beforeEach(() => scanQueue.setState({ waiting: [], isHeldUp: false }));

interface Answers {
  readonly scan?: object;
  readonly close?: { readonly status: number; readonly body: object };
}

const show = ({ scan = {}, close }: Answers = {}) =>
  renderInOffice(<ReceivingScreen />, {
    answer: ({ method, path }) => {
      if (path.includes('close')) return close ?? { status: 500 };
      if (path.includes('put-away/scans')) return { status: 200, body: scan };
      if (path.includes('put-away')) {
        return { status: 200, body: { place_id: 1, waiting: [thing], carried: null } };
      }
      if (path.includes('scans')) return { status: 200, body: scan };
      if (path.includes('purchase-orders')) {
        if (method === 'GET') return { status: 200, body: { results: [], places: [] } };
        return { status: 400, body: { lines: { 1: { code: ['Tento řádek neznáme.'] } } } };
      }
      if (path.includes('deliveries/4')) return { status: 200, body: delivery };
      const isClosed = path.includes('state=closed');
      return { status: 200, body: { results: isClosed ? [] : [row], orders: [] } };
    },
  });

describe('a delivery', () => {
  it('is counted by codes and says what came of each', async () => {
    const counted = { ...delivery, lines: [{ ...line, counted: 3 }] };
    const answer = { outcome: 'line_full', product_id: 7 };
    const { user, calls } = await show({ scan: { answer, delivery: counted } });
    await user.click(await screen.findByRole('button', { name: 'Pokračovat' }));
    expect(await screen.findByText('0 z 3')).toBeTruthy();
    await user.type(screen.getByLabelText('Napsat kód'), '3*4006381333931{Enter}');
    expect(await screen.findByText('3 z 3')).toBeTruthy();
    expect(document.querySelector('[data-outcome=line_full]')).toBeTruthy();
    expect(calls.find(({ path }) => path.includes('scans'))?.body).toMatchObject({
      text: '3*4006381333931',
    });
  });

  it('names what is missing before it is closed, and wants a word', async () => {
    const close = { status: 400, body: { note: ['Tato hodnota je požadována.'] } };
    const { user } = await show({ close });
    await user.click(await screen.findByRole('button', { name: 'Pokračovat' }));
    await user.click(await screen.findByRole('button', { name: 'Uzavřít příjem' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('Kabel USB · chybí 3');
    const buttons = screen.getAllByRole('button', { name: 'Uzavřít příjem' });
    await user.click(buttons.at(-1) ?? document.body);
    await waitFor(() => expect(dialog.textContent).toContain('Tato hodnota je požadována.'));
  });
});

it('says where a thing goes, and which orders waited for it', async () => {
  const answer = { outcome: 'put', bin: 'L-A-1', orders: ['1123456789'] };
  const put_away = { place_id: 1, waiting: [], carried: null };
  const { user, calls } = await show({ scan: { answer, put_away } });
  await user.click(screen.getByRole('tab', { name: 'Zaskladnění' }));
  await user.click(await screen.findByRole('button', { name: 'Vzít všech 3' }));
  await waitFor(() =>
    expect(document.querySelector('[data-outcome=put]')?.textContent).toContain('1123456789'),
  );
  expect(calls.find(({ path }) => path.includes('scans'))?.body).toMatchObject({
    text: '3*KABEL',
  });
  expect(screen.getByText('Všechno je zaskladněné')).toBeTruthy();
});

it('takes a block of a spreadsheet into an order, and says which line is wrong', async () => {
  const { user, calls } = await show();
  await user.click(screen.getByRole('tab', { name: /^Objednávky u\sdodavatelů/ }));
  await user.click(await screen.findByRole('button', { name: 'Nová objednávka' }));
  await user.type(screen.getByLabelText('Dodavatel'), 'Velkoobchod');
  await user.click(screen.getByLabelText('Kód na řádku 1'));
  await user.paste('4006381333931\t3\t90\nNIC\t1\t5');
  await user.click(screen.getByRole('button', { name: 'Uložit' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Řádek 2');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
    supplier: 'Velkoobchod',
    lines: [
      { code: '4006381333931', expected: 3, price: 90 },
      { code: 'NIC', expected: 1, price: 5 },
    ],
  });
});

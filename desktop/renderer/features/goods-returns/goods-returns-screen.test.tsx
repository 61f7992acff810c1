import { screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { scanQueue } from '../../lib/scanner/scan-queue.ts';
import { GoodsReturnsScreen } from './goods-returns-screen.tsx';

const line = {
  product_id: 7,
  code: 'KABEL',
  ean: '4006381333931',
  name: 'Kabel USB',
  grade: null,
  expected: 2,
  counted: 0,
  second_grade: 0,
  damaged: 0,
  plain_out: 2,
  units_out: 0,
  serial_ends: [],
};
const open = {
  id: 1,
  order_id: 3,
  order_number: '1123456789',
  parcel_number: null,
  kind: 'withdrawal',
  condition: 'sellable',
  opened_at: '2026-11-24T09:00:00.000Z',
  lines: [line],
};
const expected = {
  order_number: '1123456789',
  parcel_number: null,
  kind: 'withdrawal',
  since: '2026-11-23T09:00:00.000Z',
  pieces: 2,
};

beforeEach(() => scanQueue.setState({ waiting: [], isHeldUp: false }));

const show = (of: object, scan: object = {}) =>
  renderInOffice(<GoodsReturnsScreen />, {
    answer: ({ path }) => ({ status: 200, body: path.includes('scans') ? scan : of }),
  });

it('begins with what is expected, and then asks for each piece', async () => {
  const answer = { outcome: 'opened', product_id: null };
  const { user, calls } = await show({ open: null, expected: [expected] }, { answer, open });
  await user.click(await screen.findByRole('button', { name: 'Přijmout 1123456789' }));
  expect(await screen.findByText('0 z 2')).toBeTruthy();
  expect(document.querySelector('[data-outcome=opened]')).toBeTruthy();
  expect(calls.find(({ path }) => path.includes('scans'))?.body).toMatchObject({
    text: '1123456789',
  });
});

it('says large that a device is another one, and what the next piece is', async () => {
  const answer = { outcome: 'wrong_device', product_id: null };
  const damaged = { ...open, condition: 'damaged' };
  const { user } = await show({ open: damaged, expected: [] }, { answer, open: damaged });
  expect(await screen.findByText('Další naskenovaný kus je poškozený')).toBeTruthy();
  await user.type(screen.getByLabelText('Napsat kód'), '356938035643809{Enter}');
  expect(await screen.findByText(/Jiný přístroj/)).toBeTruthy();
  expect(document.querySelector('.pick-outcome.is-wrong')).toBeTruthy();
});

it('says so where nothing comes back', async () => {
  await show({ open: null, expected: [] });
  expect(await screen.findByText('Nic se teď nevrací')).toBeTruthy();
});

import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { hearCode } from '../../lib/scanner/use-scanner.ts';
import { PackingScreen } from './packing-screen.tsx';

const desk = {
  id: 5,
  order_id: 12,
  order_number: '1260000001',
  status: 'open',
  crates: ['B-1'],
  lines: [
    {
      id: 1,
      name: 'Pouzdro',
      code: 'CASE',
      ean: null,
      grade: null,
      quantity: 2,
      packed: 2,
      serial_ends: [],
      picture: {
        address: '/media/ab',
        alt: 'Pouzdro zepředu',
        width: 320,
        height: 240,
        widths: [160, 320],
      },
    },
  ],
  is_all_packed: true,
  parcel_name: 'Bořivoj Zelenka',
  street: 'Dlouhá 5',
  invoice: 'not_created',
  boxes: [{ id: 3, code: 'S', measures: [230, 60, 160], is_proposed: true }],
  things_grams: 400,
};
const bodies: readonly (readonly [part: string, body: object])[] = [
  ['short-picks', { picks: [] }],
  ['parcels/latest', { parcels: [] }],
  ['papers', { papers: [] }],
  ['shipments/open', { shipments: [] }],
  ['shipment', { shipment: null }],
  ['stations', { count: 0, results: [] }],
];
const parcel = { id: 1, number: 'P-100001', weight_grams: 600, is_order_packed: true };

it('asks for a reason where the weight is off, and names the parcel that is closed', async () => {
  const { calls, user } = await renderInOffice(<PackingScreen />, {
    answer: ({ body, method, path }) => {
      if (method === 'GET') {
        const [, body] = bodies.find(([part]) => path.includes(part)) ?? ['', { desk }];
        return { status: 200, body };
      }
      const hasReason = JSON.stringify(body).includes('katalog');
      if (hasReason) return { status: 200, body: { parcel } };
      return { status: 409, body: { detail: 'Hmotnost nesouhlasí.', weight_off: true } };
    },
  });
  await screen.findByRole('heading', { name: /1260000001/ });
  await user.type(screen.getByLabelText(/Hmotnost balíku/), '600');
  await user.click(screen.getByRole('button', { name: 'Dokončit balík' }));
  await user.type(await screen.findByLabelText('Důvod'), 'katalog');
  await user.click(screen.getByRole('button', { name: 'Dokončit balík' }));
  await waitFor(() => expect(document.querySelector('[data-outcome=finished]')).toBeTruthy());
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
    weight_grams: 600,
    box_id: 3,
    reason: 'katalog',
  });
});

it('leads to the weight by the card, and closes the parcel by it once the weight stands there', async () => {
  const answer = { outcome: 'weigh_now', line_id: null, named: null };
  const { calls, user } = await renderInOffice(<PackingScreen />, {
    answer: ({ method, path }) => {
      if (path.includes('scans')) return { status: 200, body: { answer, desk } };
      if (method === 'POST') return { status: 200, body: { parcel } };
      const [, body] = bodies.find(([part]) => path.includes(part)) ?? ['', { desk }];
      return { status: 200, body };
    },
  });
  const weight = await screen.findByLabelText(/Hmotnost balíku/);
  scan('CMD-FINISH');
  await waitFor(() => expect(document.activeElement).toBe(weight));
  await user.type(weight, '600');
  expect(calls.some(({ path }) => path.endsWith('finish/'))).toBe(false);
  scan('CMD-FINISH');
  await waitFor(() => expect(document.querySelector('[data-outcome=finished]')).toBeTruthy());
  expect(calls.find(({ path }) => path.endsWith('finish/'))?.body).toMatchObject({
    weight_grams: 600,
  });
});

/** Keys of a scanner as a window hears them, a code in capitals and Enter. */
function scan(text: string): void {
  act(() => {
    for (const key of [...text, 'Enter']) {
      const code = key === '-' ? 'Minus' : key === 'Enter' ? key : `Key${key}`;
      const shiftKey = /^[A-Z]$/.test(key);
      window.dispatchEvent(new KeyboardEvent('keydown', { code, key, shiftKey, cancelable: true }));
    }
  });
}

it('shows what each thing looks like', async () => {
  await renderInOffice(<PackingScreen />, {
    answer: ({ path }) => {
      const [, body] = bodies.find(([part]) => path.includes(part)) ?? ['', { desk }];
      return { status: 200, body };
    },
  });
  const picture = await screen.findByAltText('Pouzdro zepředu');
  expect(picture.getAttribute('src')).toBe('/media/ab/160.jpeg');
});

it('takes the weight from the scale, and nothing that still moves on it', async () => {
  const { calls } = await renderInOffice(<PackingScreen />, {
    answer: ({ path }) => {
      const [, body] = bodies.find(([part]) => path.includes(part)) ?? ['', { desk }];
      return { status: 200, body };
    },
  });
  const weight = await screen.findByLabelText(/^Hmotnost/);
  // As the scale at the serial port is heard.
  const weigh = (text: string) => act(() => hearCode({ text, from: 0, to: 1 }));
  weigh('ST,GS,+0000.612kg');
  await waitFor(() => expect(weight).toHaveProperty('value', '612'));
  weigh('US,GS,+0000.700kg');
  weigh('ST,GS,+0000.614kg');
  await waitFor(() => expect(weight).toHaveProperty('value', '614'));
  expect(calls.some(({ path }) => path.includes('scans'))).toBe(false);
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { HandOverScreen } from './hand-over-screen.tsx';

const parcel = (number: string) => ({
  id: Number(number.slice(2)),
  number,
  order_number: `12600${number.slice(2)}`,
  label: '6000000001',
  is_announced: true,
  together: [],
});
const van = {
  carrier: 'gls',
  carrier_name: 'GLS',
  is_sandbox: false,
  place_id: 1,
  manifest_id: 7,
  missing: [parcel('P-2')],
  scanned: [parcel('P-1')],
  cancelled: [{ ...parcel('P-3'), is_scanned: true }],
};
const manifest = {
  id: 6,
  number: 'M-1001',
  carrier: 'packeta',
  carrier_name: 'Zásilkovna / Packeta',
  status: 'closing',
  parcels: 3,
  left_at: '2026-11-27T10:00:00.000Z',
  left_by: 'Petra',
  reference: null,
  problem: 'in_doubt',
  copies: 0,
};
const list = {
  carriers: [
    { carrier: 'gls', carrier_name: 'GLS', place_id: 1, place_name: 'W1', waiting: 1, scanned: 1 },
  ],
  manifests: [manifest],
};
const said = (outcome: string) => ({
  answer: {
    outcome,
    parcel: 'P-3',
    named: '1260003',
    carrier: 'gls',
    place_id: 1,
    place_name: 'W1',
  },
});

const open = () =>
  renderInOffice(<HandOverScreen />, {
    answer: ({ method, path }) => {
      if (method === 'POST') {
        if (path.includes('scans')) return { status: 200, body: said('order_cancelled') };
        return {
          status: 200,
          body: { manifest: { ...manifest, status: 'closed', problem: null } },
        };
      }
      if (path.includes('stations')) return { status: 200, body: { count: 0, results: [] } };
      if (path.includes('hand-over/open')) return { status: 200, body: van };
      return { status: 200, body: list };
    },
  });

it('shows what is missing and what must not leave, and says it in large letters', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: 'GLS' }));
  expect(await screen.findByText('Chybí 1 balík')).toBeTruthy();
  expect(screen.getByText('Zrušená objednávka: 1 balík nesmí odjet')).toBeTruthy();
  await user.type(screen.getByLabelText('Napsat kód'), 'P-3');
  await user.click(screen.getByRole('button', { name: 'Potvrdit' }));
  await waitFor(() =>
    expect(document.querySelector('[data-outcome=order_cancelled]')?.textContent).toContain(
      'STOP: objednávka 1260003 je zrušená',
    ),
  );
});

it('names what stays behind before the parcels leave, and closes without it', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'GLS' }));
  await user.click(await screen.findByText('Předat a vytisknout protokol'));
  expect(await screen.findByText(/Dnes neodjedou: P-2/)).toBeTruthy();
  await user.click(screen.getByText('Předat bez chybějících'));
  await waitFor(() => {
    const close = calls.findLast(({ method }) => method === 'POST');
    expect(close?.path).toContain('manifests/7/close');
    expect(close?.body).toMatchObject({ without_missing: true });
  });
});

it('keeps the number that the portal shows where the carrier did not answer', async () => {
  const { calls, user } = await open();
  await user.type(await screen.findByLabelText('Číslo předání z portálu'), 'D-55');
  await user.click(screen.getByRole('button', { name: 'Uložit číslo' }));
  await waitFor(() =>
    expect(calls.findLast(({ method }) => method === 'POST')?.body).toMatchObject({
      reference: 'D-55',
    }),
  );
});

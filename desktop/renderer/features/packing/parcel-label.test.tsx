import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { ParcelLabel } from './parcel-label.tsx';

const shipment = {
  id: 8,
  parcel_id: 1,
  parcel_number: 'P-100001',
  order_number: '1260000001',
  carrier: 'GLS',
  is_sandbox: true,
  status: 'announced',
  problem: null,
  number: '6000000001',
  label_format: 'pdf',
  others: [{ code: 'packeta', name: 'Zásilkovna / Packeta', is_sandbox: true }],
};
const problem = 'GLS nepřijal adresu. Ověřte ji u zákazníka, nebo zvolte jiného dopravce.';
const refused = { ...shipment, status: 'failed', problem, number: null, label_format: null };
const stations = { count: 0, results: [] };

it('shows the number and the label, and says that nobody comes for it', async () => {
  await renderInOffice(<ParcelLabel parcelId={1} />, {
    answer: ({ path }) => ({
      status: 200,
      body: path.includes('stations') ? stations : { shipment },
    }),
  });
  expect(await screen.findByText('6000000001')).toBeTruthy();
  expect(screen.getByText(/Zkušební dopravce/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Uložit štítek' })).toBeTruthy();
});

it('says what was refused and goes on with another carrier', async () => {
  const { calls, user } = await renderInOffice(<ParcelLabel parcelId={1} />, {
    answer: ({ method, path }) => {
      if (path.includes('stations')) return { status: 200, body: stations };
      return { status: 200, body: { shipment: method === 'GET' ? refused : shipment } };
    },
  });
  expect((await screen.findByRole('alert')).textContent).toContain('nepřijal adresu');
  await user.click(screen.getByRole('button', { name: /Zásilkovna \/ Packeta \(zkušební\)/ }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ carrier: 'packeta' }),
  );
});

it('keeps a number that was written by hand', async () => {
  const { calls, user } = await renderInOffice(<ParcelLabel parcelId={1} />, {
    answer: ({ path }) => ({
      status: 200,
      body: path.includes('stations') ? stations : { shipment: refused },
    }),
  });
  await user.type(await screen.findByLabelText(/Číslo z ručně/), 'DR123456789CZ');
  await user.click(screen.getByRole('button', { name: 'Uložit číslo' }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      number: 'DR123456789CZ',
      is_own: false,
    }),
  );
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { chooseStation } from '../../lib/station.ts';
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
const parcel = { id: 1, number: 'P-100001' };
const station = {
  id: 4,
  version: 1,
  code: 'W-1',
  name: 'Balení',
  place_id: 1,
  place: 'W1',
  scanner_keys: 'physical',
  scanner_suffix: null,
  scanner_prefix: null,
  label_printer: '10.0.0.5',
  document_printer: '10.0.0.6',
};
const paper = (kind: string, more: object = {}) => ({
  kind,
  subject_id: 8,
  state: 'ready',
  copies: 0,
  format: 'pdf',
  ...more,
});
const papers = [paper('label'), paper('delivery_note'), paper('invoice')];
const bodyOf = (path: string, shown: object) =>
  path.includes('stations') ? stations : path.includes('papers') ? { papers } : { shipment: shown };

it('shows the number and the label, and says that nobody comes for it', async () => {
  await renderInOffice(<ParcelLabel parcel={parcel} printsItself />, {
    answer: ({ path }) => ({ status: 200, body: bodyOf(path, shipment) }),
  });
  expect(await screen.findByText('6000000001')).toBeTruthy();
  expect(screen.getByText(/Zkušební dopravce/)).toBeTruthy();
  // The station has no printer, and an invoice is saved by nobody here.
  expect(await screen.findAllByText(/stanoviště na to nemá tiskárnu/)).toHaveLength(3);
  expect(screen.getAllByRole('button', { name: 'Uložit soubor' })).toHaveLength(2);
});

it('prints what is ready by itself, once, and what failed by a press', async () => {
  chooseStation('W-1');
  const states = { label: 'ready', delivery_note: 'failed', invoice: 'printed' };
  const { calls, user } = await renderInOffice(<ParcelLabel parcel={parcel} printsItself />, {
    answer: ({ body, method, path }) => {
      if (path.includes('stations')) {
        return { status: 200, body: { count: 1, results: [station] } };
      }
      if (method === 'POST') {
        const { kind } = body as { kind: keyof typeof states }; // the call of this screen
        states[kind] = 'printed';
        return { status: 200, body: { copies: 1 } };
      }
      const list = papers.map((one) => ({
        ...one,
        state: states[one.kind as keyof typeof states], // the three above
        copies: one.kind === 'invoice' ? 1 : 0,
      }));
      return { status: 200, body: path.includes('papers') ? { papers: list } : { shipment } };
    },
  });
  const prints = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  await waitFor(() => expect(prints()).toHaveLength(1));
  expect(prints()[0]).toEqual({ kind: 'label', subject_id: 8, copies: 0, station_id: 4 });
  expect(await screen.findByText(/tiskárna neodpověděla/)).toBeTruthy();
  const row = screen.getByText('Dodací list').closest('li');
  await user.click(within(row ?? document.body).getByRole('button', { name: 'Vytisknout' }));
  await waitFor(() => expect(prints()).toHaveLength(2));
  expect(prints()[1]).toMatchObject({ kind: 'delivery_note', copies: 0 });
  chooseStation(null);
});

it('says what was refused and goes on with another carrier', async () => {
  const { calls, user } = await renderInOffice(<ParcelLabel parcel={parcel} printsItself />, {
    answer: ({ method, path }) => ({
      status: 200,
      body: bodyOf(path, method === 'GET' ? refused : shipment),
    }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('nepřijal adresu');
  await user.click(screen.getByRole('button', { name: /Zásilkovna \/ Packeta \(zkušební\)/ }));
  await waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ carrier: 'packeta' }),
  );
});

it('keeps a number that was written by hand', async () => {
  const { calls, user } = await renderInOffice(<ParcelLabel parcel={parcel} printsItself />, {
    answer: ({ path }) => ({ status: 200, body: bodyOf(path, refused) }),
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

it.each(['cs', 'ro'] as const)(
  'shows photos of the parcel once they are wanted (%s)',
  async (language) => {
    const photo = { id: 3, width: 40, height: 30, at: '2026-11-24T09:00:00.000Z', by: 'Jana' };
    const { user } = await renderInOffice(<ParcelLabel parcel={parcel} printsItself />, {
      language,
      answer: ({ path }) => ({
        status: 200,
        body: path.includes('photos') ? { photos: [photo] } : bodyOf(path, shipment),
      }),
    });
    const names = {
      cs: ['Fotky balíku', 'Fotka 1'],
      ro: ['Fotografiile coletului', 'Fotografia 1'],
    };
    const [open = '', alt = ''] = names[language];
    await user.click(await screen.findByRole('button', { name: open }));
    expect((await screen.findByAltText(new RegExp(alt))).getAttribute('width')).toBe('40');
  },
);

import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { scanQueue } from '../../lib/scanner/scan-queue.ts';
import { PickingScreen } from './picking-screen.tsx';

const line = {
  id: 11,
  pick_id: 5,
  product_id: 3,
  name: 'Kryt iPhone 15',
  code: 'OB0000003',
  ean: '4006381333931',
  grade: null,
  serial_ends: [],
  bin: 'L-A-01-02',
  zone: 'A',
  rack: '01',
  quantity: 2,
  picked: 0,
  status: 'waiting',
  needs_serial: false,
};
const round = {
  id: 7,
  place_id: 1,
  lease_until: '2026-11-24T10:02:00.000Z',
  picks: [{ id: 5, order_number: '1123456789', slot: 1, crates: ['B-1'], status: 'open' }],
  lines: [line],
  step: { kind: 'take', pick_id: 5, line_id: 11, is_replacing: false },
};
const queue = {
  places: [{ id: 1, name: 'warehouse', waiting: 1 }],
  place_id: 1,
  waiting: [
    {
      pick_id: 5,
      order_number: '1123456789',
      pieces: 2,
      placed_at: '2026-11-24T09:00:00.000Z',
      promised_at: null,
      is_overdue: true,
      skips: 0,
      waits_for_supervisor: false,
    },
  ],
  rounds: [],
};

beforeEach(() => scanQueue.setState({ waiting: [], isHeldUp: false }));

/** Keys of a scanner as a window hears them, a code and Enter. */
function scan(text: string): void {
  const codes = [...text].map((key) =>
    /\d/.test(key) ? `Digit${key}` : key === '-' ? 'Minus' : `Key${key.toUpperCase()}`,
  );
  act(() => {
    for (const [place, code] of [...codes, 'Enter'].entries()) {
      const key = text[place] ?? 'Enter';
      const shiftKey = /[A-Z]/.test(key) && key.length === 1;
      window.dispatchEvent(new KeyboardEvent('keydown', { code, key, shiftKey, cancelable: true }));
    }
  });
}

async function pick(outcome: string, next: object | null = round) {
  return renderInOffice(<PickingScreen />, {
    answer: ({ method, path }) => {
      if (path.includes('queue')) return { status: 200, body: queue };
      if (method === 'GET') return { status: 200, body: { round } };
      if (!path.includes('scans')) return { status: 200, body: { lease_until: null } };
      const answer = { outcome, line_id: 11, slot: 1, named: null };
      return { status: 200, body: { answer, round: next } };
    },
  });
}

describe('a walk of a picker', () => {
  it('says where to go, for what and for how many, and sends a scan without a field', async () => {
    const { calls } = await pick('counted', { ...round, lines: [{ ...line, picked: 1 }] });
    expect(await screen.findByText('L-A-01-02')).toBeTruthy();
    expect(document.querySelector('.pick-count')?.textContent).toMatch(/^2\sks$/);
    scan('4006381333931');
    await waitFor(() =>
      expect(document.querySelector('.pick-count')?.textContent).toMatch(/^1\sks$/),
    );
    expect(screen.getByRole('status').textContent).toContain('Započítáno');
    const scans = calls.filter(({ path }) => path.includes('scans'));
    expect(scans).toMatchObject([{ body: { text: '4006381333931' } }]);
  });

  it('tells a wrong scan in words', async () => {
    await pick('not_of_this_order');
    await screen.findByText('L-A-01-02');
    scan('4006381333931');
    await waitFor(() =>
      expect(screen.getByRole('status').textContent).toContain('do objednávky nepatří'),
    );
  });

  it('asks for the piece to be shown that is proposed instead, by a press as by its card', async () => {
    const next = { ...round, step: { ...round.step, is_replacing: true } };
    const { calls, user } = await pick('replacement_wanted', next);
    await user.click(await screen.findByRole('button', { name: 'Nabídnout náhradu' }));
    expect(await screen.findByText(/kus téhož modelu v jiné barvě/)).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('který nabízíte místo něj');
    const pressed = screen.getByRole('button', { name: 'Nabídnout náhradu' });
    expect(pressed.getAttribute('aria-pressed')).toBe('true');
    expect(calls.find(({ path }) => path.includes('scans'))?.body).toMatchObject({
      text: 'CMD-REPLACE',
    });
  });

  it('goes back to the queue when it has ended', async () => {
    const { user } = await pick('round_done', null);
    await user.click(await screen.findByRole('button', { name: 'Vrátit sken' }));
    await waitFor(() => expect(screen.queryByText('L-A-01-02')).toBeNull());
  });
});

describe('the queue of picks', () => {
  it('names what is late and begins a walk by one press', async () => {
    const { calls, user } = await renderInOffice(<PickingScreen />, {
      answer: ({ method, path }) => {
        if (path.includes('queue')) return { status: 200, body: queue };
        return { status: 200, body: { round: method === 'GET' ? null : round } };
      },
    });
    const row = await screen.findByRole('row', { name: /1123456789/ });
    expect(row.textContent).toMatch(/Čeká přes 30\sminut/);
    await user.click(screen.getByRole('button', { name: 'Začít vychystávat' }));
    expect(await screen.findByText('L-A-01-02')).toBeTruthy();
    expect(calls.find(({ path }) => path.endsWith('rounds/'))?.body).toEqual({
      place_id: 1,
      crates: 1,
      pick_id: null,
      station_id: null,
    });
  });

  const begin = async (text: string) => {
    const { calls } = await renderInOffice(<PickingScreen />, {
      answer: ({ method, path }) => {
        if (path.includes('queue')) return { status: 200, body: queue };
        if (path.includes('scans')) {
          const answer = { outcome: 'crate_bound', line_id: null, slot: 1, named: null };
          return { status: 200, body: { answer, round } };
        }
        return { status: 200, body: { round: method === 'GET' ? null : round } };
      },
    });
    await screen.findByRole('row', { name: /1123456789/ });
    scan(text);
    await screen.findByText('L-A-01-02');
    return calls.filter(({ method }) => method === 'POST');
  };

  it('begins a walk by the scan of an empty crate, which is its first', async () => {
    const calls = await begin('B-1234');
    expect(calls[0]?.body).toMatchObject({ pick_id: null });
    await waitFor(() => expect(scanQueue.getState().waiting).toEqual([]));
    expect(screen.getByRole('status').textContent).toContain('Přepravka 1');
  });

  it('begins the walk of the order whose label is scanned', async () => {
    const calls = await begin('O-1123456789');
    expect(calls[0]?.body).toMatchObject({ pick_id: 5 });
  });
});

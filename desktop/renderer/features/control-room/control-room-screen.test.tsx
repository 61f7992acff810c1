import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { permissionsOf, type Role } from '#core/permissions/roles.ts';
import { publishChange } from '../../lib/live.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { session } from '../../lib/session.ts';
import { ControlRoomScreen } from './control-room-screen.tsx';

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const none = { overdue: 0, oldest_at: null };
const numbers = {
  picked_orders: 12,
  picked_pieces: 31,
  packed_parcels: 9,
  not_found: 2,
  median_seconds: 1500,
};

const room = () => ({
  places: [
    { id: 1, name: 'warehouse' },
    { id: 2, name: 'Brno' },
  ],
  place_id: 1,
  states: [
    { state: 'waiting', orders: 7, overdue: 2, oldest_at: ago(95) },
    ...['picking', 'to_pack', 'packing', 'packed', 'short', 'skipped'].map((state) => ({
      state,
      orders: 0,
      ...none,
    })),
  ],
  overdue: [{ order_id: 41, order_number: '1123456789', state: 'waiting', placed_at: ago(95) }],
  at_work: [
    {
      kind: 'picking',
      id: 3,
      person: 'Petr Malý',
      is_own: false,
      started_at: ago(5),
      lease_until: ago(1),
      is_lost: true,
      orders: [{ number: '1123456790', pieces: 3, done: 1 }],
    },
  ],
  cut_offs: [
    {
      delivery: 'Kurýr',
      carrier: 'GLS',
      at: '2026-11-24T13:00:00.000Z',
      is_missed: true,
      to_pick: 4,
      to_pack: 0,
      to_hand_over: 0,
    },
  ],
  today: { ...numbers, handed_over: 5 },
  people: [{ ...numbers, staff_id: 9, person: 'Petr Malý', is_own: false }],
});

const open = (language: 'cs' | 'ro' = 'cs') =>
  renderInOffice(<ControlRoomScreen />, {
    language,
    answer: ({ path }) =>
      path.includes('take-over')
        ? { status: 200, body: { round: null } }
        : { status: 200, body: room() },
  });

afterEach(() => vi.useRealTimers());

describe('the control room', () => {
  it('counts orders by state, flags the late ones and leads to them', async () => {
    await open();
    const waiting = await screen.findByRole('link', { name: /Čekají na vychystání\s?7/ });
    expect(waiting.getAttribute('href')).toBe('/picking');
    expect(waiting.textContent).toMatch(/2 přes 30.minut/);
    expect(waiting.textContent).toMatch(/nejstarší 1.h 35.min/);
    const late = screen.getByRole('table', { name: /Čekají přes/ });
    const link = within(late).getByRole('link', { name: '1123456789' });
    expect(link.getAttribute('href')).toBe('/orders/41');
    expect(screen.getByRole('row', { name: /Kurýr/ }).textContent).toContain('zmeškáno');
    expect(screen.getByRole('link', { name: 'Vychystat: 4' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Předané objednávky: 5' })).toBeTruthy();
  });

  it('speaks Romanian', async () => {
    await open('ro');
    expect(await screen.findByRole('link', { name: /Așteaptă pregătirea/ })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Dispecerat' })).toBeTruthy();
    expect(screen.getByRole('row', { name: /Petr Malý.*1.din.3.*Nu mai răspunde/ })).toBeTruthy();
  });

  it('takes a walk over with a reason', async () => {
    const { calls, user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Převzít: Petr Malý' }));
    await user.type(screen.getByRole('textbox', { name: /Důvod/ }), 'odešel domů');
    await user.click(screen.getByRole('button', { name: 'Převzít' }));
    await waitFor(() => {
      const sent = calls.find(({ path }) => path.endsWith('rounds/3/take-over/'));
      expect(sent?.body).toEqual({ reason: 'odešel domů' });
    });
  });

  it('asks about another place', async () => {
    const { calls, user } = await open();
    await user.selectOptions(await screen.findByRole('combobox', { name: 'Místo' }), 'Brno');
    await waitFor(() => expect(calls.at(-1)?.path).toContain('place_id=2'));
  });

  it('lets a picker take nothing over', async () => {
    const role: Role = 'picker';
    const { user } = session.getState();
    await open();
    act(() => {
      const own = session.getState().user ?? user;
      session.setState({ user: own && { ...own, role, permissions: [...permissionsOf(role)] } });
    });
    expect(await screen.findByRole('heading', { name: 'Váš dnešek' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Převzít/ })).toBeNull();
  });

  it('asks at most once in two seconds, however much happens', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { calls } = await open();
    await screen.findByRole('link', { name: /Čekají na vychystání/ });
    for (let event = 0; event < 20; event += 1) {
      act(() => publishChange({ topic: 'orders', ids: [event], by: null }));
    }
    expect(calls).toHaveLength(1);
    await act(() => vi.advanceTimersByTimeAsync(2_100));
    expect(calls).toHaveLength(2);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    expect(calls).toHaveLength(2);
  });
});

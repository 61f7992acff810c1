import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { EditOrder } from './edit-order.tsx';
import type { StaffOrder } from './staff-order.ts';

// Only what the part looks at.
const orderOf = (status = 'confirmed') =>
  ({ id: 3, number: '26000017', version: 2, status }) as unknown as StaffOrder;

const editable = {
  version: 2,
  refusal: null,
  lines: [
    {
      position: 0,
      parent_position: null,
      is_service: false,
      code: 'kryt',
      name: 'Kryt',
      quantity: 2,
      unit_price: 500,
    },
  ],
  deliveries: [{ code: 'courier', name: 'Kurýr', kind: 'courier' }],
  payments: [{ code: 'card', name: 'Kartou' }],
  stores: [],
  delivery: 'courier',
  payment: 'card',
  store: null,
  place: null,
  can_change_payment: false,
};
const seen = { before: 1_000, shipping: 0, total: 500, to_pay: 0, refund: 500 };

interface Shown {
  readonly language?: 'cs' | 'ro';
  readonly refusal?: string;
  readonly saved?: { readonly status: number; readonly body: unknown };
  readonly order?: StaffOrder;
}

const show = ({ language = 'cs', refusal, saved, order = orderOf() }: Shown = {}) =>
  renderInOffice(<EditOrder order={order} />, {
    language,
    answer: ({ method, path }) => {
      if (method === 'GET') return { status: 200, body: { ...editable, refusal: refusal ?? null } };
      if (path.includes('preview')) return { status: 200, body: seen };
      const done = { status: 'confirmed', credit_note: null, prepared: null };
      return saved ?? { status: 200, body: done };
    },
  });

async function open(shown: Shown = {}) {
  const office = await show(shown);
  await office.user.click(await screen.findByRole('button'));
  await screen.findByRole('dialog');
  return office;
}

describe('editing an order', () => {
  it('shows the difference before it is saved, and saves what was seen', async () => {
    const { user, calls, told } = await open();
    const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Uložit úpravu' });
    const pieces = await screen.findByRole('textbox', { name: 'Kusy: Kryt' });
    expect(save().disabled).toBe(true);
    await user.clear(pieces);
    await user.type(pieces, '1');
    await waitFor(() => expect(save().disabled).toBe(false));
    expect(screen.getByText('Vrátí se zákazníkovi')).toBeTruthy();
    await user.type(screen.getByRole('textbox', { name: 'Důvod úpravy' }), 'po telefonu');
    await user.click(save());
    await waitFor(() => expect(told()[0]).toContain('upravená'));
    const sent = calls.findLast(
      ({ body }) => body !== null && JSON.stringify(body).includes('seen'),
    );
    expect(sent).toMatchObject({
      path: expect.stringContaining('/3/edit/') as string, // asymmetric matchers are any
      body: {
        version: 2,
        lines: [{ position: 0, quantity: 1 }],
        added: [],
        reason: 'po telefonu',
        seen: { total: 500, to_pay: 0, refund: 500 },
      },
    });
  });

  it('says in words why it was refused, and keeps what was typed', async () => {
    const detail = 'Objednávku už má v rukou sklad. Upravit ji nejde.';
    const { user } = await open({ saved: { status: 409, body: { detail } } });
    const pieces = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Kusy: Kryt' });
    await user.clear(pieces);
    await user.type(pieces, '1');
    const save = screen.getByRole<HTMLButtonElement>('button', { name: 'Uložit úpravu' });
    await waitFor(() => expect(save.disabled).toBe(false));
    await user.click(save);
    expect((await screen.findByRole('alert')).textContent).toBe(detail);
    expect(pieces.value).toBe('1');
  });

  it('says why an order cannot be edited', async () => {
    await open({ refusal: 'Objednávku už má v rukou sklad.' });
    expect((await screen.findByRole('alert')).textContent).toContain('sklad');
    expect(screen.queryByRole('button', { name: 'Uložit úpravu' })).toBeNull();
  });

  it('is not offered of what was handed over', async () => {
    await show({ order: orderOf('handed_over') });
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('says all of it in Romanian', async () => {
    await open({ language: 'ro' });
    expect(await screen.findByRole('textbox', { name: 'Bucăți: Kryt' })).toBeTruthy();
    expect(screen.getByRole('dialog').textContent).not.toMatch(/\{\{/u);
  });
});

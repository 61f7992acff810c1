import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { OrderNote } from './order-note.tsx';
import type { StaffOrder } from './staff-order.ts';

// Only what the part looks at.
const order = { id: 3, note: 'Zvoňte dvakrát' } as unknown as StaffOrder;

it.each([
  ['cs', 'Poznámka k objednávce', 'Uložit poznámku'],
  ['ro', 'Observații la comandă', 'Salvați observațiile'],
] as const)(
  'shows in %s what the customer wrote, and writes it over what was seen',
  async (...given) => {
    const [language, label, save] = given;
    const { user, calls } = await renderInOffice(<OrderNote order={order} />, {
      language,
      answer: () => ({ status: 200, body: { note: 'Zvoňte jednou' } }),
    });
    const field = await screen.findByLabelText(label);
    expect(field).toHaveProperty('value', 'Zvoňte dvakrát');
    await user.clear(field);
    await user.type(field, 'Zvoňte jednou');
    await user.click(screen.getByRole('button', { name: save }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')).toMatchObject({
        // A matcher of vitest is typed any.
        path: expect.stringContaining('order/admin/orders/3/note/') as unknown,
        body: { note: 'Zvoňte jednou', seen: 'Zvoňte dvakrát' },
      }),
    );
  },
);

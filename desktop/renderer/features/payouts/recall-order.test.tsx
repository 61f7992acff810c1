import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { RecallOrder } from './recall-order.tsx';

const order = {
  id: 4,
  kind: 'buybacks' as const,
  reference: 'VYK20261001AB',
  releasedBy: 'Jana',
  releasedAt: '2026-10-01T10:00:00.000Z',
  supervisedBy: null,
  fileMadeAt: '2026-10-01T10:05:00.000Z',
  count: 2,
  total: 11_800,
  open: 2,
};

it('proposes with a reason to take an order back, and keeps the reason where that is refused', async () => {
  const refusal = { detail: 'Totéž už čeká na schválení druhé osoby.' };
  let answer: { status: number; body: object } = { status: 409, body: refusal };
  const { user, calls, told } = await renderInOffice(<RecallOrder order={order} />, {
    answer: () => answer,
  });
  await user.click(screen.getByRole('button', { name: 'Vzít zpět' }));
  expect(screen.getByRole('dialog').textContent).toContain('Soubor už vznikl');
  const reason = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Proč' });
  await user.type(reason, 'špatný účet');
  await user.click(screen.getByRole('button', { name: 'Navrhnout' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('už čeká'));
  expect(reason.value).toBe('špatný účet');
  answer = { status: 200, body: { prepared: { id: 9 } } };
  await user.click(screen.getByRole('button', { name: 'Navrhnout' }));
  await waitFor(() => expect(told().join()).toContain('až to uvolní někdo jiný'));
  expect(calls.at(-1)?.body).toEqual({ reason: 'špatný účet' });
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { allPhrases } from '../../i18n/all-phrases.ts';
import { renderInShop } from '../../lib/render-in-shop.example.tsx';
import { OrderStatusScreen } from './order-status-screen.tsx';

const state = {
  number: '1260000001',
  status: 'confirmed',
  status_text: 'Přijata',
  payment_text: 'zaplaceno',
  placed_at: '2026-05-01T10:00:00.000Z',
  delivery: { name: 'Kurýr', expected: null },
  history: [{ text: 'Objednáno', at: '2026-05-01T10:00:00.000Z' }],
  e_mail: 'j***@posta.example',
};
const asked = { number: '1260000001', e_mail: 'jana@posta.example' };

describe.each(['cs', 'ro'] as const)('the state of an order in %s', (language) => {
  const { order: t } = allPhrases[language];
  const box = (name: string) => screen.getByRole('textbox', { name });
  const press = (name: string) => screen.findByRole('button', { name });

  it('shows little, and opens the rest by a code that goes to the mail', async () => {
    const shop = renderInShop(
      <OrderStatusScreen />,
      ({ path }) =>
        path.endsWith('/code/')
          ? { status: 204 }
          : path.endsWith('/open/')
            ? { status: 200, body: { url: '/objednavka/1~2~x' } }
            : { status: 200, body: state },
      language,
    );
    await shop.user.type(box(t.number), asked.number);
    await shop.user.type(box(t.eMail), asked.e_mail);
    await shop.user.keyboard('{Enter}');
    expect(await screen.findByText(state.status_text)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: t.code })).toBeNull();
    expect(screen.getByText(/j\*\*\*@posta\.example/)).toBeTruthy();
    await shop.user.click(await press(t.codeSend));
    await shop.user.type(await screen.findByLabelText(t.code), '012 345');
    await shop.user.click(await press(t.codeOpen));
    await waitFor(() => expect(shop.calls.at(-1)?.body).toEqual({ ...asked, code: '012 345' }));
    expect(shop.calls).toHaveLength(3);
  });

  it('says that no code can be sent now', async () => {
    const shop = renderInShop(
      <OrderStatusScreen />,
      ({ path }) => (path.endsWith('/code/') ? { status: 429 } : { status: 200, body: state }),
      language,
    );
    await shop.user.type(box(t.number), asked.number);
    await shop.user.type(box(t.eMail), asked.e_mail);
    await shop.user.keyboard('{Enter}');
    await shop.user.click(await press(t.codeSend));
    expect(await screen.findByText(t.limitedText)).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: t.code })).toBeNull();
  });
});

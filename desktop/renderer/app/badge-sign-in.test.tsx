import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { session } from '../lib/session.ts';
import { SignInScreen } from './sign-in-screen.tsx';

let at = 5_000;

/** Keys of a scanner, each with the moment of its own press. */
function scan(text: string): void {
  at += 2_000;
  const press = (code: string, key: string, shiftKey: boolean) => {
    const event = new KeyboardEvent('keydown', { code, key, shiftKey, bubbles: true });
    Object.defineProperty(event, 'timeStamp', { value: (at += 8) });
    fireEvent(document.activeElement ?? document.body, event);
  };
  act(() => {
    for (const one of text) {
      const code = one === '-' ? 'Minus' : /\d/.test(one) ? `Digit${one}` : `Key${one}`;
      press(code, one, /[A-Z]/.test(one));
    }
    press('Enter', 'Enter', false);
  });
}

const petr = { id: 12, e_mail: 'petr@obmena.example', name: 'Petr Malý', role: 'packer' };

it.each([
  ['cs', 'Naskenujte svou jmenovku.', 'Tohle není jmenovka', 'Pokračovat'],
  ['ro', 'Scanați-vă ecusonul.', 'Acesta nu este un ecuson', 'Continuă'],
] as const)(
  'lets somebody in by badge and PIN in %s, and keeps the code nowhere',
  async (language, lead, wrong, go) => {
    const { user, calls } = await renderInOffice(<SignInScreen />, {
      language,
      answer: ({ path }) => {
        if (path.includes('pin/users')) {
          return { status: 200, body: { users: [], takes_badges: true } };
        }
        if (path.includes('auth/badge')) {
          return { status: 200, body: { user: { ...petr, permissions: ['warehouse.work'] } } };
        }
        return { status: 200, body: { results: [] } };
      },
    });
    expect(await screen.findByText(lead)).toBeTruthy();
    scan('4006381333931');
    expect((await screen.findByText(new RegExp(wrong))).getAttribute('role')).toBe('status');
    scan('U-ABCDEFGHJKM');
    await user.type(await screen.findByLabelText('PIN'), '2580');
    await user.click(screen.getByRole('button', { name: go }));
    await waitFor(() => expect(session.getState().user?.id).toBe(12));
    expect(calls.find(({ path }) => path.includes('auth/badge'))?.body).toEqual({
      code: 'U-ABCDEFGHJKM',
      pin: '2580',
    });
    expect(JSON.stringify(Object.entries(localStorage))).not.toContain('ABCDEFGHJKM');
  },
);

it('is offered at no window that takes no badges', async () => {
  await renderInOffice(<SignInScreen />, {
    answer: () => ({ status: 200, body: { users: [], takes_badges: false } }),
  });
  expect(screen.queryByText('Naskenujte svou jmenovku.')).toBeNull();
});

import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '#core/contract/client.ts';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { PasswordForm, SignInScreen } from './sign-in-screen.tsx';

const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const said = (name: string) =>
  document.getElementById(box(name).getAttribute('aria-describedby') ?? '')?.textContent;

type Send = Parameters<typeof PasswordForm>[0]['onSend'];

async function show(send: Send, eMail: string | null = null) {
  const onSend = vi.fn<Send>(send);
  const { user } = await renderInOffice(
    <PasswordForm eMail={eMail} onSend={onSend} onStep={vi.fn()} submit="Přihlásit" />,
  );
  const press = () => user.click(screen.getByRole('button', { name: 'Přihlásit' }));
  return { user, onSend, press };
}

describe('signing in by password', () => {
  it('asks nobody while a field is empty, says so and goes to the first of them', async () => {
    const { user, onSend, press } = await show(() => Promise.resolve('in'));
    await press();
    await waitFor(() => expect(said('E-mail')).toBe('Tato hodnota je požadována.'));
    expect(said('Heslo')).toBe('Tato hodnota je požadována.');
    expect(document.activeElement).toBe(box('E-mail'));
    await user.type(box('E-mail'), 'jana@obmena.example');
    await press();
    await waitFor(() => expect(document.activeElement).toBe(box('Heslo')));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('refuses what is no address', async () => {
    const { user, onSend, press } = await show(() => Promise.resolve('in'));
    await user.type(box('E-mail'), 'jana');
    await user.type(box('Heslo'), 'tajné');
    await press();
    await waitFor(() => expect(said('E-mail')).toBe('Neplatný e-mail'));
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends the address without the spaces around it and the password as it is', async () => {
    const { user, onSend, press } = await show(() => Promise.resolve('in'));
    await user.type(box('E-mail'), ' jana@obmena.example ');
    await user.type(box('Heslo'), ' s mezerou ');
    await press();
    await waitFor(() =>
      expect(onSend).toHaveBeenCalledExactlyOnceWith('jana@obmena.example', ' s mezerou '),
    );
  });

  it('says a refusal above the fields and keeps what was typed', async () => {
    const refusal = new ApiError(400, { non_field_errors: ['Špatný e-mail nebo heslo.'] }, null);
    const { user, press } = await show(() => Promise.reject(refusal));
    await user.type(box('E-mail'), 'jana@obmena.example');
    await user.type(box('Heslo'), 'tajné');
    await press();
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toBe('Špatný e-mail nebo heslo.'),
    );
    expect([box('E-mail').value, box('Heslo').value]).toEqual(['jana@obmena.example', 'tajné']);
  });

  it('refuses a customer, until the next attempt', async () => {
    const answers: Awaited<ReturnType<Send>>[] = ['denied', 'in'];
    const { user, press } = await show(() => Promise.resolve(answers.shift() ?? 'in'));
    await user.type(box('E-mail'), 'jana@obmena.example');
    await user.type(box('Heslo'), 'tajné');
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    await press();
    await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(''));
  });

  it('is for the one who comes back where it is known who that is', async () => {
    const { user, onSend, press } = await show(() => Promise.resolve('in'), 'jana@obmena.example');
    expect(box('E-mail').readOnly).toBe(true);
    expect(document.activeElement).toBe(box('Heslo'));
    await user.type(box('Heslo'), 'tajné');
    await press();
    await waitFor(() => expect(onSend).toHaveBeenCalledWith('jana@obmena.example', 'tajné'));
  });
});

describe('coming back by PIN', () => {
  const users = [
    { id: 3, name: 'Petr Malý' },
    { id: 4, name: 'Eva Krátká' },
  ];

  it.each([
    ['cs', 'PIN', 'Pokračovat', 'PIN nesouhlasí.'],
    ['ro', 'PIN', 'Continuă', 'PIN-ul nu este corect.'],
  ] as const)(
    'asks in %s for the PIN of the one who was chosen',
    async (language, pin, go, wrong) => {
      const { user, calls } = await renderInOffice(<SignInScreen />, {
        language,
        answer: ({ method }) =>
          method === 'GET'
            ? { status: 200, body: { users } }
            : { status: 400, body: { pin: [wrong] } },
      });
      await user.click(await screen.findByRole('button', { name: 'Eva Krátká' }));
      await user.type(box(pin), '2580');
      await user.click(screen.getByRole('button', { name: go }));
      await waitFor(() => expect(said(pin)).toBe(wrong));
      expect(calls.filter(({ method }) => method === 'POST')).toEqual([
        { method: 'POST', path: '/api/new/auth/pin/switch/', body: { user_id: 4, pin: '2580' } },
      ]);
    },
  );

  it('begins anew for another person', async () => {
    const { user } = await renderInOffice(<SignInScreen />, {
      answer: () => ({ status: 200, body: { users } }),
    });
    await user.click(await screen.findByRole('button', { name: 'Eva Krátká' }));
    await user.type(box('PIN'), '2580');
    await user.click(screen.getByRole('button', { name: 'Petr Malý' }));
    expect(box('PIN').value).toBe('');
  });
});

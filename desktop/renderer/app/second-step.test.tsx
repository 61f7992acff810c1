import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { permissionsOf } from '#core/permissions/roles.ts';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { session } from '../lib/session.ts';
import { SecondStep } from './second-step.tsx';

const person = {
  id: 8,
  e_mail: 'eva@obmena.example',
  name: 'Eva Krátká',
  role: 'admin',
  permissions: permissionsOf('admin'),
};
const pending = 'x'.repeat(43);
const box = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

describe('the second step', () => {
  it('lets in by a code, and says in place that one is wrong', async () => {
    const answers = [
      { status: 400, body: { code: ['Ověření nesouhlasí.'] } },
      { status: 200, body: { user: person } },
    ];
    const { user, calls } = await renderInOffice(
      <SecondStep step={{ pending, kind: 'prove', factors: ['totp'] }} onBack={vi.fn()} />,
      { answer: () => answers.shift() ?? { status: 500 } },
    );
    const press = () => user.click(screen.getByRole('button', { name: 'Ověřit' }));
    await user.type(box('Kód'), '123 456');
    await press();
    expect(await screen.findByText('Ověření nesouhlasí.')).toBeTruthy();
    expect(box('Kód').value).toBe('123 456');
    await press();
    await waitFor(() => expect(session.getState().user?.name).toBe('Eva Krátká'));
    expect(calls[0]).toEqual({
      method: 'POST',
      path: '/api/new/auth/second-step/',
      body: { pending, code: '123 456' },
    });
  });

  it.each([
    ['cs', /Přístupový klíč v tomto okně použít nelze/],
    ['ro', /Cheia de acces nu poate fi folosită în această fereastră/],
  ] as const)('says in %s that a passkey works elsewhere', async (language, text) => {
    await renderInOffice(
      <SecondStep step={{ pending, kind: 'prove', factors: ['passkey'] }} onBack={vi.fn()} />,
      { language },
    );
    expect(screen.getByText(text)).toBeTruthy();
  });

  it('goes back to the password', async () => {
    const onBack = vi.fn();
    const { user } = await renderInOffice(
      <SecondStep step={{ pending, kind: 'prove', factors: [] }} onBack={onBack} />,
    );
    await user.click(screen.getByRole('button', { name: /Zpět/ }));
    expect(onBack).toHaveBeenCalledOnce();
  });

  it('makes the first factor and shows the recovery codes before anybody is in', async () => {
    const replies: Record<string, unknown> = {
      '/api/new/auth/factors/app/begin/': {
        secret: 'ABCDEFGH',
        uri: 'otpauth://totp/x',
        qr: { size: 21, path: 'M0 0h1v1H0z' },
      },
      '/api/new/auth/factors/app/': { recovery_codes: ['AAAA-BBBB-CCCC'], user: person },
    };
    const { user } = await renderInOffice(
      <SecondStep step={{ pending, kind: 'enrol', factors: [] }} onBack={vi.fn()} />,
      { answer: ({ path }) => ({ status: 200, body: replies[path] }) },
    );
    expect(await screen.findByRole('img', { name: 'QR kód pro ověřovací aplikaci' })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    await user.type(box('Kód, který aplikace ukáže'), '123456');
    await user.click(screen.getByRole('button', { name: 'Potvrdit aplikaci' }));
    expect(await screen.findByText('AAAA-BBBB-CCCC')).toBeTruthy();
    expect(session.getState().user?.name).toBe('Jana Nová');
    await user.click(screen.getByRole('button', { name: 'Mám je uložené' }));
    await waitFor(() => expect(session.getState().user?.name).toBe('Eva Krátká'));
  });
});

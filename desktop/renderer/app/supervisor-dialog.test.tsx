import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { askSupervisor } from '../lib/supervisor.ts';
import { SupervisorDialog } from './supervisor-dialog.tsx';

const box = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);

async function ask(status = 201, body: unknown = { approval: 'one-time' }) {
  const answered = askSupervisor('cancel_handed_over', 'order:12');
  const office = await renderInOffice(<SupervisorDialog />, { answer: () => ({ status, body }) });
  const agree = () => office.user.click(screen.getByRole('button', { name: 'Souhlasím' }));
  return { ...office, answered, agree };
}

describe('the agreement of a second person', () => {
  it.each([
    ['8520', { pin: '8520' }],
    ['85207410', { pin: '85207410' }],
    ['852', { password: '852' }],
    ['852074101', { password: '852074101' }],
    ['Tajné 1', { password: 'Tajné 1' }],
  ])('is given by %s as a PIN or a password', async (typed, proof) => {
    const { user, calls, answered, agree } = await ask();
    await user.type(box(/mail/), 'vedouci@obmena.example');
    await user.type(box(/PIN/), typed);
    await agree();
    expect(await answered).toBe('one-time');
    expect(calls.map(({ body }) => body)).toEqual([
      {
        e_mail: 'vedouci@obmena.example',
        action: 'cancel_handed_over',
        subject: 'order:12',
        ...proof,
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is refused at the secret, whichever of the two it was taken for', async () => {
    const { user, agree } = await ask(400, { pin: ['PIN nesouhlasí.'] });
    await user.type(box(/mail/), 'vedouci@obmena.example');
    await user.type(box(/PIN/), '8520');
    await agree();
    await waitFor(() => expect(screen.getByText('PIN nesouhlasí.')).toBeTruthy());
    await waitFor(() => expect(document.activeElement).toBe(box(/PIN/)));
  });

  it('asks nobody without an address', async () => {
    const { user, calls, agree } = await ask();
    await user.type(box(/PIN/), '8520');
    await agree();
    await waitFor(() => expect(document.activeElement).toBe(box(/mail/)));
    expect(calls).toEqual([]);
  });

  it('is none where the dialog is closed', async () => {
    const { user, answered } = await ask();
    await user.keyboard('{Escape}');
    expect(await answered).toBeNull();
  });
});

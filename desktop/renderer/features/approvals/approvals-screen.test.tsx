import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { ApprovalsScreen } from './approvals-screen.tsx';

const act = {
  id: 7,
  version: 1,
  act: 'typed_transfer',
  title: '1260000001',
  amount: 20_000,
  reason: '',
  changes: [{ title: 'IP17-256', before: 20_000, after: 9_000 }],
  more_changes: 3,
  status: 'waiting',
  prepared_by: 'Petra Podpora',
  prepared_at: '2026-11-23T09:00:00.000Z',
  expires_at: '2026-11-30T09:00:00.000Z',
  decided_by: null,
  decided_at: null,
  note: '',
  is_own: false,
  may_decide: true,
};

async function show(row: object, decided = { status: 200, body: { ...act, status: 'released' } }) {
  const list = { results: [{ ...act, ...row }], to_decide: 1 };
  return renderInOffice(<ApprovalsScreen />, {
    answer: ({ method }) => (method === 'GET' ? { status: 200, body: list } : decided),
  });
}

const button = (name: string) => screen.getByRole('button', { name });

describe('what waits for a second person', () => {
  it('is released after a look at what it does', async () => {
    const { user, calls, told } = await show({});
    await user.click(await screen.findByRole('button', { name: 'Uvolnit' }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('označí jako zaplacená');
    expect(dialog.textContent).toMatch(/IP17-256.*20\s000\sKč.*9\s000\sKč.*a\s3\sdalší/s);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
    const [, confirm] = screen.getAllByRole('button', { name: 'Uvolnit', hidden: true });
    if (confirm) await user.click(confirm);
    await waitFor(() => expect(told()).toEqual(['Uvolněno.']));
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      version: 1,
      to: 'released',
      note: '',
    });
  });

  it('says in the dialog what the API refuses, and keeps the reason that was typed', async () => {
    const refused = { status: 409, body: { ...act, detail: 'Tohle už někdo vyřídil.' } };
    const { user } = await show({}, refused);
    await user.click(await screen.findByRole('button', { name: 'Odmítnout' }));
    const box = screen.getByRole<HTMLTextAreaElement>('textbox');
    await user.type(box, 'není na výpisu');
    const buttons = screen.getAllByRole('button', { name: 'Odmítnout', hidden: true });
    await user.click(buttons.at(-1) ?? box);
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain('Tohle už někdo vyřídil.'),
    );
    expect(box.value).toBe('není na výpisu');
  });

  it('offers its own preparer nothing but to take it back', async () => {
    const { user, calls } = await show({ is_own: true, may_decide: false });
    await user.click(await screen.findByRole('button', { name: 'Vzít zpět' }));
    expect(screen.queryByRole('button', { name: 'Uvolnit' })).toBeNull();
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        to: 'called_off',
      }),
    );
    expect(button('Vyřízené')).toBeTruthy();
  });
});

import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { StaffBadge } from './staff-badge.tsx';

it('issues a badge whose label is saved at once, and ends it', async () => {
  const saveFile = vi.fn((_: { readonly kind: string; readonly contents: Uint8Array }) =>
    Promise.resolve('saved'),
  );
  vi.stubGlobal('obmena', { saveFile });
  const state: { issuedAt: string | null } = { issuedAt: null };
  const { user, calls, told } = await renderInOffice(<StaffBadge id={12} />, {
    answer: ({ method, path }) => {
      if (method === 'GET') {
        const body = { issued_at: state.issuedAt, locked_until: null, has_pin: false };
        return { status: 200, body };
      }
      const isIssue = !path.includes('revoke');
      state.issuedAt = isIssue ? '2026-11-25T10:00:00.000Z' : null;
      if (!isIssue) return { status: 204 };
      return { status: 201, body: { name: 'Jmenovka', pdf: btoa('%PDF'), zpl: btoa('^XA') } };
    },
  });
  expect(await screen.findByText('Jmenovku nemá.')).toBeTruthy();
  expect(screen.getByText(/Bez PINu se jmenovkou nepřihlásí/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Vydat jmenovku' }));
  await user.click(await screen.findByRole('button', { name: 'Uložit PDF' }));
  const [saved] = saveFile.mock.calls[0] ?? [];
  expect(saved).toMatchObject({ kind: 'pdf', suggestedName: 'Jmenovka.pdf' });
  expect(new TextDecoder().decode(saved?.contents)).toBe('%PDF');
  await user.click(await screen.findByRole('button', { name: 'Zneplatnit' }));
  await waitFor(() => expect(told()).toContain('Jmenovka už neplatí.'));
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
    { id: 12 },
    { id: 12 },
  ]);
  expect(await screen.findByText('Jmenovku nemá.')).toBeTruthy();
});

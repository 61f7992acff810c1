import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { statusOf } from '#ui/api-error.ts';
import { client } from '../lib/client.ts';
import { renderInOffice } from '../lib/render-in-office.example.tsx';
import { ProveAgainDialog } from './prove-again-dialog.tsx';

const stale = { status: 403, body: { detail: 'Zadejte kód.', prove_by: 'auth-prove-again' } };

async function release(isRight = true) {
  const proved = { now: false };
  const office = await renderInOffice(<ProveAgainDialog />, {
    answer: ({ path }) => {
      if (!path.endsWith('/auth/prove-again/')) {
        return proved.now ? { status: 200, body: { name: 'a.xml', contents: '<a/>' } } : stale;
      }
      if (!isRight) return { status: 400, body: { code: ['Ověření nesouhlasí.'] } };
      proved.now = true;
      return { status: 204 };
    },
  });
  const file = () => client.post('payout-file', { params: { id: 3 } });
  return { ...office, file };
}

const typed = () => screen.findByLabelText<HTMLInputElement>('Kód');

describe('the second factor that was proved too long ago', () => {
  it('is asked for once, and every call that waited for it goes on', async () => {
    const { user, calls, file } = await release();
    const files = Promise.all([file(), file()]);
    await user.type(await typed(), '123 456{Enter}');
    expect((await files).map(({ name }) => name)).toEqual(['a.xml', 'a.xml']);
    const proofs = calls.filter(({ path }) => path.endsWith('/auth/prove-again/'));
    expect(proofs.map(({ body }) => body)).toEqual([{ code: '123 456' }]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says at its field that the code is wrong, and asks on', async () => {
    const { user, file } = await release(false);
    const failed = file().catch((error: unknown) => statusOf(error));
    await user.type(await typed(), '000000{Enter}');
    await waitFor(() => expect(screen.getByText('Ověření nesouhlasí.')).toBeTruthy());
    await user.click(screen.getByRole('button', { name: 'Zrušit' }));
    expect(await failed).toBe(403);
  });

  it('leaves the refusal where the dialog is closed', async () => {
    const { user, file, calls } = await release();
    const failed = file().catch((error: unknown) => statusOf(error));
    await typed();
    await user.keyboard('{Escape}');
    expect(await failed).toBe(403);
    expect(calls.filter(({ path }) => path.endsWith('prove-again/'))).toEqual([]);
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { notifications } from '../../lib/notify.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { EnquiriesScreen } from './enquiries-screen.tsx';

const enquiry = {
  id: 5,
  kind: 'contact',
  language: 'ro',
  created_at: '2026-11-20T08:00:00.000Z',
  content: { name: 'Ioana Pop', topic: 'other', message: 'Aveți telefonul?', phone: '…567' },
  e_mail: 'i…@posta.example',
  state: 'open',
  answer: null,
  handled_at: null,
  handled_by: null,
};

const open = (refusal?: object) =>
  renderInOffice(<EnquiriesScreen />, {
    answer: ({ method, path }) => {
      if (method === 'POST') return refusal ? { status: 400, body: refusal } : { status: 204 };
      const results = path.includes('state=open') ? [enquiry] : [];
      return { status: 200, body: { count: results.length, results } };
    },
  });

it('answers in the language of the form', async () => {
  const { calls, user } = await open();
  await user.click(await screen.findByRole('button', { name: 'Odpovědět' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('rumunsky');
  await user.type(within(dialog).getByLabelText('Odpověď'), 'Da, îl avem.');
  await user.click(within(dialog).getByRole('button', { name: 'Odeslat odpověď' }));
  await waitFor(() => {
    const sent = calls.findLast(({ method }) => method === 'POST');
    expect(sent?.path).toContain('enquiries/5/answer');
    expect(sent?.body).toEqual({ answer: 'Da, îl avem.' });
  });
});

it('keeps what was written where sending is refused', async () => {
  const { user, told } = await open({ non_field_errors: ['Na tento dotaz už někdo odpověděl.'] });
  await user.click(await screen.findByRole('button', { name: 'Odpovědět' }));
  const field = await screen.findByLabelText('Odpověď');
  await user.type(field, 'Da.');
  await user.click(screen.getByRole('button', { name: 'Odeslat odpověď' }));
  await waitFor(() => expect(told().join(' ')).toContain('už někdo odpověděl'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Odpověď').value).toBe('Da.');
});

it('puts one aside that was dealt with by phone, and takes that back', async () => {
  const { calls, user, told } = await open();
  await user.click(await screen.findByRole('button', { name: 'Vyřízeno jinak' }));
  await waitFor(() => expect(told()).toHaveLength(1));
  await notifications.getState().shown[0]?.action?.run();
  const paths = calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  expect(paths.map((path) => path.split('/').at(-2))).toEqual(['close', 'reopen']);
});

it('has what was written when it is opened again, until it is sent', async () => {
  const { user } = await open();
  const field = () => screen.findByLabelText<HTMLTextAreaElement>('Odpověď');
  const answer = () => screen.findByRole('button', { name: 'Odpovědět' });
  await user.click(await answer());
  await user.type(await field(), 'Da.');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await answer());
  expect((await field()).value).toBe('Da.');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Da.');
  await user.click(screen.getByRole('button', { name: 'Odeslat odpověď' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await answer());
  expect((await field()).value).toBe('');
});

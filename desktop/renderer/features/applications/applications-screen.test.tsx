import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifications } from '../../lib/notify.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { ApplicationsScreen } from './applications-screen.tsx';

const listed = {
  id: 5,
  job: 'technik',
  job_title: 'Technik',
  full_name: 'Ioana Pop',
  e_mail: 'i…@posta.example',
  phone: '…567',
  note: 'Od ledna.',
  language: 'ro',
  created_at: '2026-11-20T08:00:00.000Z',
  status: 'new',
  cv: { format: 'pdf', bytes: 204_800 },
};
const application = {
  ...listed,
  status_at: null,
  handled_by: null,
  deleted_on: '2027-05-20',
  reveals: ['e_mail', 'phone_number'],
  moves: ['read', 'invited', 'refused', 'hired'],
  drafts: [
    { status: 'invited', text: 'vă așteptăm.' },
    { status: 'refused', text: 'ne pare rău.' },
  ],
  answers: [],
};
const read = { ...application, status: 'read', moves: ['new', 'invited', 'refused', 'hired'] };

const open = (post: { status: number; body?: object } = { status: 200, body: read }) =>
  renderInOffice(<ApplicationsScreen />, {
    answer: ({ method, path }) => {
      if (method === 'POST') return post;
      if (path.endsWith('/cv/')) {
        return { status: 200, body: { name: 'cv-5.pdf', contents: btoa('%PDF-1.7') } };
      }
      if (path.includes('applications/5/')) return { status: 200, body: application };
      const results = path.includes('status=new') ? [listed] : [];
      return { status: 200, body: { count: results.length, results } };
    },
  });
const openOne = async (...given: Parameters<typeof open>) => {
  const office = await open(...given);
  await office.user.click(await screen.findByRole('button', { name: 'Ioana Pop' }));
  await screen.findByRole('region', { name: 'Ioana Pop' });
  return office;
};

it('shows who came last of one state, and says where there is nobody', async () => {
  const { user } = await open();
  expect((await screen.findByRole('row', { name: /Ioana/ })).textContent).toContain('Technik');
  await user.click(screen.getByLabelText('Přijatí'));
  expect(await screen.findByText('Nikdo nebyl přijat')).toBeTruthy();
});

it('saves a CV and draws no part of it', async () => {
  const saveFile = vi.fn((_: { readonly contents: Uint8Array }) => Promise.resolve('saved'));
  vi.stubGlobal('obmena', { saveFile });
  const { user, told } = await openOne();
  await user.click(screen.getByRole('button', { name: 'Uložit životopis (PDF, 200 kB)' }));
  await waitFor(() => expect(told()).toContain('Životopis je uložený.'));
  expect(saveFile.mock.calls[0]?.[0]).toMatchObject({ kind: 'cv', suggestedName: 'cv-5.pdf' });
  expect(new TextDecoder().decode(saveFile.mock.calls[0]?.[0].contents)).toBe('%PDF-1.7');
  expect(document.querySelector('iframe, embed, object, img')).toBeNull();
});

it('begins an answer with a text in the language of the applicant and sends what was made of it', async () => {
  const { calls, user } = await openOne();
  await user.click(screen.getByRole('button', { name: 'Odpovědět e-mailem' }));
  const dialog = await screen.findByRole('dialog');
  const text = within(dialog).getByLabelText<HTMLTextAreaElement>('Text odpovědi');
  expect([text.value, text.lang]).toEqual(['vă așteptăm.', 'ro']);
  await user.selectOptions(within(dialog).getByLabelText('Co chcete napsat'), 'Odmítnutí');
  expect(text.value).toBe('ne pare rău.');
  fireEvent.change(text, { target: { value: 'ne pare foarte rău.' } });
  await user.click(within(dialog).getByRole('button', { name: 'Odeslat odpověď' }));
  await waitFor(() => {
    const sent = calls.findLast(({ method }) => method === 'POST');
    expect(sent?.path).toContain('job-applications/5/answer/');
    expect(sent?.body).toEqual({ from: 'new', to: 'refused', text: 'ne pare foarte rău.' });
  });
});

it('keeps what was written where somebody was faster', async () => {
  const body = { non_field_errors: ['Stav uchazeče mezitím změnil někdo jiný.'] };
  const { user, told } = await openOne({ status: 400, body });
  await user.click(screen.getByRole('button', { name: 'Odpovědět e-mailem' }));
  fireEvent.change(await screen.findByLabelText('Text odpovědi'), { target: { value: 'Da.' } });
  await user.click(screen.getByRole('button', { name: 'Odeslat odpověď' }));
  await waitFor(() => expect(told().join(' ')).toContain('někdo jiný'));
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text odpovědi').value).toBe('Da.');
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Da.');
});

it('changes the state without a mail, and takes that back', async () => {
  const { calls, user, told } = await openOne();
  await user.click(screen.getByRole('button', { name: 'Změnit stav bez e-mailu' }));
  await user.click(screen.getByRole('menuitem', { name: 'přečtený' }));
  await waitFor(() => expect(told()).toContain('Stav je změněný: přečtený.'));
  await notifications.getState().shown.at(-1)?.action?.run();
  const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([
    { from: 'new', to: 'read' },
    { from: 'read', to: 'new' },
  ]);
});

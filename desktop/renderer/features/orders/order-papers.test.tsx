import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { OrderPapers } from './order-papers.tsx';

afterEach(() => void vi.unstubAllGlobals());

const papers = {
  state: 'in_progress',
  canIssue: true,
  hasProforma: true,
  documents: [{ id: 5, number: '2260000001', kind: 'invoice' }],
} as const;

async function show(language: 'cs' | 'ro' = 'cs', more: object = {}) {
  const saveFile = vi.fn((_: unknown) => Promise.resolve('saved'));
  vi.stubGlobal('obmena', { saveFile });
  const order = { id: 3, papers: { ...papers, documents: [...papers.documents], ...more } };
  const office = await renderInOffice(<OrderPapers order={order} />, {
    language,
    answer: ({ method, path }) => {
      if (method === 'GET') return { status: 200, body: { name: 'a.pdf', contents: btoa('%PDF') } };
      if (!path.includes('invoice')) return { status: 204 };
      const body = { state: 'created', can_issue: false, has_proforma: false, documents: [] };
      return { status: 200, body };
    },
  });
  return { ...office, saveFile };
}

it('says what became of the invoice, and issues what is missing', async () => {
  const { user, calls, told } = await show();
  expect(document.body.textContent).toContain('Faktura: vystavuje se');
  await user.click(await screen.findByRole('button', { name: 'Vystavit fakturu hned' }));
  await waitFor(() => expect(told().join()).toContain('Faktura je vystavená'));
  expect(calls.some(({ path }) => path.includes('orders/3/invoice/'))).toBe(true);
});

it('saves the request to pay, and mails it and the invoice again', async () => {
  const { user, calls, saveFile } = await show();
  await user.click(screen.getByRole('button', { name: /Uložit PDF: Výzva/u }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  await user.click(screen.getByRole('button', { name: /Poslat znovu: Výzva/u }));
  await user.click(screen.getByRole('button', { name: /Poslat znovu: Faktura/u }));
  await waitFor(() => expect(calls.map(({ path }) => path).join()).toContain('documents/5/mail/'));
  expect(calls.map(({ path }) => path).join()).toContain('proforma/mail/');
});

it('offers nothing to issue where nothing is missing, in Romanian', async () => {
  await show('ro', { state: 'not_created', canIssue: false, hasProforma: false });
  expect(document.body.textContent).toContain('Factură: neemisă');
  expect(screen.queryByRole('button', { name: 'Emiteți factura acum' })).toBeNull();
});

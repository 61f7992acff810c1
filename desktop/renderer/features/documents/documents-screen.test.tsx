import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { DocumentDialog } from './document-dialog.tsx';
import { DocumentsScreen } from './documents-screen.tsx';

afterEach(() => void vi.unstubAllGlobals());

const row = {
  id: 5,
  version: 1,
  number: '3260000002',
  kind: 'credit_note',
  issuedAt: '2026-11-20T08:00:00Z',
  orderNumber: '1260000012',
  buyer: 'Žofie Ř.',
  net: -1000,
  vat: -210,
  total: -1210,
  hasMargin: false,
};
const packed = { name: 'doklady.zip', contents: btoa('PK'), count: 3, left_out: [] };

interface Told {
  readonly language?: 'cs' | 'ro';
  readonly market?: 'cz' | 'ro';
  readonly outcome?: string;
  readonly export?: { readonly status: number; readonly body: unknown };
}

function prepare({ outcome = 'saved', export: answered, language, market }: Told = {}) {
  const asked: string[] = [];
  const saveFile = vi.fn((_: unknown) => Promise.resolve(outcome));
  vi.stubGlobal('obmena', { saveFile });
  const office = {
    language: language ?? 'cs',
    market: market ?? 'cz',
    answer: ({ method, path }: { readonly method: string; readonly path: string }) => {
      if (method === 'GET') asked.push(path);
      if (path.includes('/export/')) return answered ?? { status: 200, body: packed };
      if (/\/(?:pdf|isdoc|pohoda|ubl)\//u.test(path)) {
        return { status: 200, body: { name: 'doklad', contents: btoa('%PDF') } };
      }
      return { status: 200, body: { count: 0, results: [], columns: [], sort: '' } };
    },
  } as const;
  return { office, asked, saveFile };
}

async function openExport(told: Told = {}) {
  const { office, saveFile } = prepare(told);
  const drawn = await renderInOffice(<DocumentsScreen />, office);
  const button = told.language === 'ro' ? 'Pentru contabilitate' : 'Pro účetní';
  await drawn.user.click(await screen.findByRole('button', { name: button }));
  return { ...drawn, saveFile, dialog: await screen.findByRole('dialog') };
}

it('saves a document as PDF, ISDOC or for Pohoda', async () => {
  const { office, asked, saveFile } = prepare();
  const { user, told } = await renderInOffice(
    <DocumentDialog row={row} onClose={() => undefined} />,
    office,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Opravný doklad 3260000002' });
  expect(dialog.textContent).toContain('1260000012');
  await user.click(within(dialog).getByRole('button', { name: 'Uložit PDF' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledOnce());
  expect(saveFile.mock.calls[0]?.[0]).toMatchObject({ kind: 'pdf', suggestedName: 'doklad' });
  await waitFor(() => expect(told().join()).toContain('Doklad je uložený'));
  await user.click(within(dialog).getByRole('button', { name: 'Uložit ISDOC' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(2));
  await user.click(within(dialog).getByRole('button', { name: 'Uložit pro Pohodu' }));
  await waitFor(() => expect(saveFile).toHaveBeenCalledTimes(3));
  expect(saveFile.mock.calls[2]?.[0]).toMatchObject({ kind: 'xml' });
  expect(asked.filter((path) => path.includes('documents/5/'))).toHaveLength(3);
  expect(within(dialog).queryByRole('button', { name: /e-Factura/u })).toBeNull();
});

it('mails a document to its customer, and says where that is refused', async () => {
  const { office } = prepare();
  const words = 'Tento doklad jste za poslední den poslali už třikrát.';
  const answers = [{ status: 204 }, { status: 409, body: { detail: words } }];
  const answer = () => answers.shift() ?? { status: 500 };
  const { user, calls, told } = await renderInOffice(
    <DocumentDialog row={row} onClose={() => undefined} />,
    { ...office, answer },
  );
  const button = await screen.findByRole('button', { name: 'Poslat zákazníkovi' });
  await user.click(button);
  await waitFor(() => expect(told().join()).toContain('na cestě'));
  await user.click(button);
  await waitFor(() => expect(told().join()).toContain(words));
  expect(calls.map(({ path }) => path)).toEqual([
    expect.stringContaining('documents/5/mail/'),
    expect.stringContaining('documents/5/mail/'),
  ]);
});

it('offers the month that has ended and saves what comes as one file', async () => {
  const { user, calls, told, saveFile, dialog } = await openExport();
  const value = (label: string) => within(dialog).getByLabelText<HTMLInputElement>(label).value;
  const dayOf = (label: string) => value(label).split('.').toReversed().join('-');
  expect(value('Od')).toMatch(/^01\./u);
  expect(dayOf('Od').slice(0, 7)).toBe(dayOf('Do').slice(0, 7));
  const days = {
    from: dayOf('Od'),
    to: dayOf('Do'),
    contents: ['isdoc', 'pohoda', 'books'],
  };
  await user.click(within(dialog).getByRole('button', { name: 'Uložit ZIP' }));
  await waitFor(() => expect(told().join()).toContain('Uloženy 3 doklady'));
  expect(saveFile.mock.calls[0]?.[0]).toMatchObject({ kind: 'zip', suggestedName: 'doklady.zip' });
  expect(calls.findLast(({ path }) => path.includes('/export/'))?.body).toEqual(days);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('says at the field what is wrong with the days, and keeps them', async () => {
  const words = 'Najednou lze uložit nejvýš 92 dní.';
  const told = { export: { status: 400, body: { to: [words] } } };
  const { user, saveFile, dialog } = await openExport(told);
  const before = within(dialog).getByLabelText<HTMLInputElement>('Do').value;
  await user.click(within(dialog).getByRole('button', { name: 'Uložit ZIP' }));
  await within(dialog).findByText(words);
  expect(within(dialog).getByLabelText<HTMLInputElement>('Do').value).toBe(before);
  expect(saveFile).not.toHaveBeenCalled();
});

it('says that there is no document in these days', async () => {
  const words = 'V těchto dnech jsme nevystavili žádný doklad.';
  const { user, told, dialog } = await openExport({
    export: { status: 409, body: { detail: words } },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Uložit ZIP' }));
  await waitFor(() => expect(told().join()).toContain(words));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('stays open where the file could not be written', async () => {
  const { user, told, dialog } = await openExport({ outcome: 'failed' });
  await user.click(within(dialog).getByRole('button', { name: 'Uložit ZIP' }));
  await waitFor(() => expect(told().join()).toContain('nepodařilo uložit'));
  expect(screen.getByRole('dialog')).toBeTruthy();
});

it('packs only what is ticked, and nothing without a tick', async () => {
  const { user, calls, dialog } = await openExport();
  const box = (name: RegExp) => within(dialog).getByRole('checkbox', { name });
  await user.click(box(/ISDOC/u));
  await user.click(box(/Kniha DPH/u));
  await user.click(within(dialog).getByRole('button', { name: 'Uložit ZIP' }));
  await waitFor(() =>
    expect(calls.findLast(({ path }) => path.includes('/export/'))?.body).toMatchObject({
      contents: ['pohoda'],
    }),
  );
});

it('asks for a tick', async () => {
  const { user, dialog } = await openExport({ language: 'ro', market: 'ro' });
  for (const box of within(dialog).getAllByRole('checkbox')) await user.click(box);
  expect(dialog.textContent).toContain('Alegeți cel puțin o opțiune');
  expect(
    within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Salvați ZIP' }).disabled,
  ).toBe(true);
});

it('names what the file is without, and stays for it to be read', async () => {
  const leftOut = [{ number: '2260000009', reason: 'Sazba, kterou Pohoda nezná.' }];
  const { user, dialog } = await openExport({
    export: { status: 200, body: { ...packed, left_out: leftOut } },
  });
  await user.click(within(dialog).getByRole('button', { name: 'Uložit ZIP' }));
  await within(dialog).findByText(/V ZIPu chybí 1 doklad/u);
  expect(dialog.textContent).toContain('2260000009 Sazba, kterou Pohoda nezná.');
});

it('leads to the company where its data are not enough', async () => {
  const body = { detail: 'Doplňte v údajích firmy rumunské PSČ.', needs: 'company' };
  const { user, told, dialog } = await openExport({ export: { status: 409, body } });
  await user.click(within(dialog).getByRole('button', { name: 'Uložit ZIP' }));
  const link = await within(dialog).findByRole('link', { name: 'Doplnit údaje firmy' });
  expect(link.getAttribute('href')).toBe('/company');
  expect(told().join()).toContain('rumunské PSČ');
});

it('speaks Romanian, and promises no ISDOC in Romania', async () => {
  const { dialog } = await openExport({ language: 'ro', market: 'ro' });
  expect(dialog.textContent).toContain('registrul marjei');
  expect(dialog.textContent).toContain('UBL CIUS-RO');
  expect(document.body.textContent).not.toMatch(/\{\{|undefined|ISDOC/u);
});

import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { UploadStatement } from './upload-statement.tsx';

const read = {
  id: 1,
  file_name: 'vypis.gpc',
  entries: 2,
  added: 2,
  taken: 2,
  waiting: 0,
  open: 0,
  opening: 0,
  closing: 100,
  difference: 0,
};
const text = 'kdy;kolik\n26.11.2026;5';
const file = () => new File([text], 'vypis.gpc');

beforeEach(() => {
  // jsdom cannot read files.
  const arrayBuffer = () => Promise.resolve(new TextEncoder().encode(text).buffer);
  Object.defineProperty(File.prototype, 'arrayBuffer', { configurable: true, value: arrayBuffer });
});
afterEach(() => vi.unstubAllGlobals());

const drop = (files: readonly File[]) => {
  const place = document.querySelector('.drop-place');
  if (!place) throw new Error('there is no place to drop a file');
  fireEvent.drop(place, { dataTransfer: { files } });
};

it('reads a file that is dropped, and says what became of its movements', async () => {
  const { calls } = await renderInOffice(<UploadStatement />, {
    answer: () => ({ status: 200, body: read }),
  });
  drop([]);
  expect(calls).toEqual([]);
  drop([file()]);
  const said = await screen.findByText(/Výpis vypis.gpc je načtený/);
  expect(said.textContent).toMatch(/Přiřazené samy: 2/);
  expect(screen.getByText('Pohyby souhlasí se zůstatkem.')).toBeTruthy();
  expect(calls.map(({ method }) => method)).toEqual(['POST']);
});

it('says why a dropped file is refused, and takes the next one', async () => {
  const refusal = { file: ['Výpis je z jiného účtu.'] };
  let answers = [
    { status: 400, body: refusal },
    { status: 200, body: read },
  ];
  await renderInOffice(<UploadStatement />, {
    answer: () => {
      const [next, ...rest] = answers;
      answers = rest;
      return next ?? null;
    },
  });
  drop([file()]);
  expect((await screen.findByRole('alert')).textContent).toBe('Výpis je z jiného účtu.');
  drop([file()]);
  await screen.findByText(/je načtený/);
  expect(screen.queryByText('Výpis je z jiného účtu.')).toBeNull();
});

it.each([
  ['failed', 'Fișierul nu a putut fi deschis. Descărcați-l din nou de la bancă.'],
  ['too-large', 'Fișierul este prea mare. Descărcați extrasul pe o perioadă mai scurtă.'],
])('says in Romanian what to do with a chosen file: %s', async (opened, said) => {
  vi.stubGlobal('obmena', { openFile: () => Promise.resolve(opened) });
  const office = { language: 'ro', market: 'ro' } as const;
  const { user, calls } = await renderInOffice(<UploadStatement />, office);
  await user.click(await screen.findByRole('button', { name: 'Alegeți extrasul' }));
  expect((await screen.findByRole('alert')).textContent).toBe(said);
  expect(calls).toEqual([]);
});

it('says in Romanian that the API refused a file', async () => {
  await renderInOffice(<UploadStatement />, {
    language: 'ro',
    market: 'ro',
    answer: () => ({ status: 400, body: { file: ['Extrasul este al altui cont.'] } }),
  });
  drop([file()]);
  expect((await screen.findByRole('alert')).textContent).toBe('Extrasul este al altui cont.');
  expect(await screen.findByRole('button', { name: 'Citiți așa' })).toBeTruthy();
});

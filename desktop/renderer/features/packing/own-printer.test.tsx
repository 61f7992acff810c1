import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PrintOutcome } from '#desktop/shared/bridge.ts';
import { chooseOwnPrinter } from '../../lib/own-printers.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { ParcelPapers } from './parcel-papers.tsx';

type Asked = Parameters<typeof window.obmena.printPaper>[0];

let outcome: PrintOutcome;
const printed: Asked[] = [];
beforeEach(() => {
  outcome = 'printed';
  printed.length = 0;
  const printPaper = (paper: Asked) =>
    Promise.resolve(void printed.push(paper)).then(() => outcome);
  vi.stubGlobal('obmena', { printPaper });
  chooseOwnPrinter('labels', 'Zebra');
  chooseOwnPrinter('documents', 'Brother');
});
afterEach(() => {
  chooseOwnPrinter('labels', null);
  chooseOwnPrinter('documents', null);
  vi.unstubAllGlobals();
});

const kinds = ['label', 'delivery_note', 'invoice'] as const;

/** The papers of a parcel at a window without a station; the server knows what it was told. */
function open(language: 'cs' | 'ro' = 'cs') {
  const states = new Map<string, string>(kinds.map((kind) => [kind, 'ready']));
  return renderInOffice(<ParcelPapers parcelId={1} printsItself />, {
    language,
    answer: ({ body, method, path }) => {
      if (method === 'GET') {
        if (path.includes('stations')) return { status: 200, body: { count: 0, results: [] } };
        const papers = kinds.map((kind) => ({
          kind,
          subject_id: 8,
          state: states.get(kind),
          copies: 0,
          format: 'pdf',
        }));
        return { status: 200, body: { papers } };
      }
      // The two calls of this part.
      const { is_printed: isPrinted, kind } = body as { is_printed: boolean; kind: string };
      if (path.includes('take')) {
        states.set(kind, 'sending');
        return { status: 200, body: { copies: 0, contents: btoa(`%PDF-${kind}`) } };
      }
      states.set(kind, isPrinted ? 'printed' : 'failed');
      return { status: 200, body: { copies: isPrinted ? 1 : 0 } };
    },
  });
}
const tellings = (calls: readonly { readonly path: string; readonly body?: unknown }[]) =>
  calls.filter(({ path }) => path.includes('told')).map(({ body }) => body);

it('prints label and note by themselves at printers of the machine, and no invoice', async () => {
  const { calls } = await open();
  await waitFor(() => expect(tellings(calls)).toHaveLength(2));
  expect(printed.map(({ printer }) => printer)).toEqual(['Zebra', 'Brother']);
  expect(new TextDecoder().decode(printed[0]?.contents)).toBe('%PDF-label');
  expect(tellings(calls)).toEqual([
    { kind: 'label', subject_id: 8, is_printed: true },
    { kind: 'delivery_note', subject_id: 8, is_printed: true },
  ]);
  const invoice = (await screen.findByText('Faktura')).closest('li');
  expect(within(invoice ?? document.body).queryByRole('button')).toBeNull();
});

it.each([
  ['cs', 'missing', /už nezná/, 'Vytisknout'],
  ['cs', 'failed', /úlohu nepřevzala/, 'Vytisknout'],
  ['ro', 'missing', /nu mai cunoaște/, 'Tipărește'],
  ['ro', 'failed', /nu a preluat/, 'Tipărește'],
] as const)('says in %s that a printer is %s, and prints by a press', async (...given) => {
  const [language, trouble, words, press] = given;
  outcome = trouble;
  const { calls, told, user } = await open(language);
  await waitFor(() => expect(tellings(calls)).toHaveLength(2));
  expect(tellings(calls)[0]).toMatchObject({ kind: 'label', is_printed: false });
  expect(told().join('\n').replaceAll('\u00a0', ' ')).toMatch(words);
  outcome = 'printed';
  const [first] = await screen.findAllByRole('button', { name: press });
  if (first) await user.click(first);
  await waitFor(() =>
    expect(tellings(calls)[2]).toMatchObject({ kind: 'label', is_printed: true }),
  );
});

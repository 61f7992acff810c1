import { screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LabelButton } from '../../ui/label-buttons.tsx';
import { chooseOwnPrinter, ownPrinters } from '../../lib/own-printers.ts';
import { renderInOffice } from '../../lib/render-in-office.example.tsx';
import { PrintersPart } from './printers-part.tsx';

const zebra = { name: 'Zebra_GK', displayName: 'Zebra GK420' };
type Asked = Parameters<typeof window.obmena.printPaper>[0];
const printPaper = vi.fn((_paper: Asked) => Promise.resolve('printed'));
const machine = (...printers: readonly object[]) =>
  vi.stubGlobal('obmena', { printers: () => Promise.resolve(printers), printPaper });
afterEach(() => {
  chooseOwnPrinter('labels', null);
  chooseOwnPrinter('documents', null);
  vi.unstubAllGlobals();
});

it.each([
  ['cs', 'Štítky', 'Doklady'],
  ['ro', 'Etichete', 'Documente'],
] as const)('keeps in %s which printers of the machine this window prints at', async (...given) => {
  const [language, labels, documents] = given;
  machine(zebra);
  const { user } = await renderInOffice(<PrintersPart />, { language });
  await screen.findAllByRole('option', { name: 'Zebra GK420' });
  await user.selectOptions(screen.getByLabelText(labels), 'Zebra_GK');
  expect(ownPrinters()).toEqual({ labels: 'Zebra_GK', documents: null });
  expect(JSON.parse(localStorage.getItem('obmena.printers') ?? '')).toEqual(ownPrinters());
  expect(screen.getByLabelText(documents)).toHaveProperty('value', '');
});

it('says that a chosen printer is gone, and that the machine has none', async () => {
  machine();
  chooseOwnPrinter('labels', 'Zebra_GK');
  await renderInOffice(<PrintersPart />);
  expect(await screen.findByText(/nemá žádnou tiskárnu/)).toBeTruthy();
  expect(screen.getByText(/už tuto tiskárnu nezná/)).toBeTruthy();
  expect(screen.getByLabelText('Štítky')).toHaveProperty('value', 'Zebra_GK');
});

it('prints labels at the printer of the machine', async () => {
  machine(zebra);
  chooseOwnPrinter('labels', 'Zebra_GK');
  const { told, user } = await renderInOffice(
    <LabelButton label="Karty příkazů" kind="commands" ids={[]} />,
    {
      answer: ({ path }) => ({
        status: 200,
        body: path.includes('stations')
          ? { count: 0, results: [] }
          : { name: 'karta.pdf', contents: btoa('%PDF-card') },
      }),
    },
  );
  await user.click(screen.getByRole('button', { name: 'Karty příkazů' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: /Vytisknout na Zebra_GK/ }));
  await vi.waitFor(() => expect(told().join()).toContain('odešly na tiskárnu'));
  const [asked] = printPaper.mock.calls.map(([paper]) => paper);
  expect(asked?.printer).toBe('Zebra_GK');
  expect(new TextDecoder().decode(asked?.contents)).toBe('%PDF-card');
});

import { expect, it } from 'vitest';
import { callArguments } from '../../shared/channels.ts';
import { createSystemPrinters, type PrintPage } from './system-printers.ts';

const contents = Buffer.from('%PDF-1.7 label');
const paper = { printer: 'Zebra_GK420', contents };
const taken = () => Promise.resolve(true);

/** Printing with a page of a double that keeps what it showed. */
function start(print: PrintPage['print'] = taken) {
  const shown: string[] = [];
  const events: string[] = [];
  let open = 0;
  const printers = createSystemPrinters({
    waitMs: 40,
    list: () => Promise.resolve([{ name: 'Zebra_GK420', displayName: 'Zebra GK420' }]),
    openPage: () => {
      open += 1;
      expect(open).toBe(1);
      return {
        show: (pdf) => Promise.resolve(void shown.push(new TextDecoder().decode(pdf))),
        print,
        close: () => void (open -= 1),
      };
    },
    log: { event: (name) => void events.push(name) },
  });
  return { printers, shown, events };
}

it('prints one after the other', async () => {
  const { printers, shown } = start();
  expect(await Promise.all([printers.print(paper), printers.print(paper)])).toEqual([
    'printed',
    'printed',
  ]);
  expect(shown).toEqual(['%PDF-1.7 label', '%PDF-1.7 label']);
});

it('says that the system does not know the printer', async () => {
  const { printers, shown } = start();
  expect(await printers.print({ ...paper, printer: 'gone' })).toBe('missing');
  expect(shown).toEqual([]);
});

it.each([
  ['refuses', () => Promise.resolve(false)],
  ['never answers', () => new Promise<boolean>(() => undefined)],
] as const)('says that a printer %s, and prints the next paper', async (_name, print) => {
  let isFirst = true;
  const { printers } = start(() => {
    const answer = isFirst ? print() : taken();
    isFirst = false;
    return answer;
  });
  expect(await printers.print(paper)).toBe('failed');
  expect(await printers.print(paper)).toBe('printed');
});

it('fails in words and writes why into the log where the page breaks', async () => {
  const { printers, events } = start(() => Promise.reject(new Error('crashed')));
  expect(await printers.print(paper)).toBe('failed');
  expect(events).toEqual(['print-failed']);
});

it('takes nothing over its channel that is no PDF', () => {
  const isTaken = (given: unknown) => callArguments.printPaper.safeParse([given]).success;
  const bytes = new Uint8Array(contents);
  expect(isTaken({ printer: 'Zebra_GK420', contents: bytes })).toBe(true);
  expect(isTaken({ printer: '', contents: bytes })).toBe(false);
  expect(isTaken({ printer: 'Zebra_GK420', contents: new Uint8Array([60, 104, 116]) })).toBe(false);
  expect(isTaken({ printer: 'Zebra_GK420', contents: bytes, path: '/etc/passwd' })).toBe(false);
});

import { expect, it } from 'vitest';
import { closeScan, decodeKey, nothingTyped, plainScanner } from './decode-scan.ts';
import { serialSettings, serialStrokes } from './serial-strokes.ts';

/** Decodes chunks as they come, each with its moment, and closes what is left by a pause. */
function decode(chunks: readonly (readonly [text: string, at: number])[], prefix = '') {
  const settings = serialSettings({ ...plainScanner, prefix });
  const scans: string[] = [];
  let state = nothingTyped;
  let last = 0;
  for (const [text, at] of chunks) {
    for (const stroke of serialStrokes(text, at)) {
      const decoded = decodeKey(state, stroke, settings);
      ({ state } = decoded);
      if (decoded.scan !== null) scans.push(decoded.scan);
    }
    last = at;
  }
  const { scan } = closeScan(state, last + 50, settings);
  return scan === null ? scans : [...scans, scan];
}

it.each([
  ['closed by CR LF', [['4006381333931\r\n', 0]], ['4006381333931']],
  ['closed by a tab, in STX and ETX', [['\u0002B-0042\u0003\t', 0]], ['B-0042']],
  ['without anything that closes it', [['L-A-01-02', 0]], ['L-A-01-02']],
  [
    'cut in two by the cable',
    [
      ['40063813', 0],
      ['33931\r', 30],
    ],
    ['4006381333931'],
  ],
  ['two in one piece', [['B-0001\rB-0002\r', 0]], ['B-0001', 'B-0002']],
  [
    'GS1 with its separator',
    [[']C1010400638133393121ABC\u001d10X1\r', 0]],
    [']C1010400638133393121ABC\u001d10X1'],
  ],
] as const)('hears a code %s', (_name, chunks, scans) => {
  expect(decode(chunks)).toEqual(scans);
});

it('takes the prefix of the station away', () => {
  expect(decode([['//B-0042\r', 0]], '//')).toEqual(['B-0042']);
});

import { expect, it } from 'vitest';
import { readSignature } from './signature.ts';

const drawn = [[10, 20, 200, 90, 300, 40]];

it.each([
  ['a drawn one', { strokes: drawn, onPaper: '' }, true],
  ['one on paper', { strokes: [], onPaper: 'složka 12' }, true],
  ['a dot', { strokes: [[10, 20, 12, 21]], onPaper: '' }, false],
  ['nothing', { strokes: [], onPaper: '' }, false],
  ['both', { strokes: drawn, onPaper: 'složka 12' }, false],
  ['half of a point', { strokes: [[10, 20, 300]], onPaper: '' }, false],
])('reads %s', (_, sent, isTaken) => {
  expect(readSignature(sent).ok).toBe(isTaken);
});

it('says that a signature is missing, and that one is not readable', () => {
  expect(readSignature({ strokes: [], onPaper: '' })).toMatchObject({ error: 'signature_missing' });
  expect(readSignature({ strokes: [[1, 1, 2, 2]], onPaper: '' })).toMatchObject({
    error: 'signature_missing',
  });
  expect(readSignature({ strokes: drawn, onPaper: 'x' })).toMatchObject({ error: 'invalid_value' });
});

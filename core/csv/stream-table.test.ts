import { describe, expect, it } from 'vitest';
import { readCsvTable } from './read-table.ts';
import { streamTable } from './stream-table.ts';

const text =
  'sep=;\r\nKód;Název\r\n\r\nX1;"dva\r\nřádky; a ""uvozovky"""\r\n;\r\nX2;\'=1+1\nX3;poslední';

function inPieces(whole: string, size: number): string[] {
  const pieces = [whole.slice(0, 30)];
  for (let at = 30; at < whole.length; at += size) pieces.push(whole.slice(at, at + size));
  return pieces;
}

describe('a CSV text in pieces', () => {
  it.each([1, 2, 3, 7, 1_000])('reads as the whole one in pieces of %d', (size) => {
    const whole = readCsvTable(text);
    if (!whole.ok) throw new Error(whole.error.code);
    const [header, ...rows] = [...streamTable(inPieces(text, size))];
    expect(header).toMatchObject({ cells: whole.value.header });
    expect(rows).toEqual(whole.value.rows);
  });

  it('says of a quote that nobody closes, be the rest short or long', () => {
    expect([...streamTable(['a;b\n"c;d'])]).toContain('unclosed_quote');
    expect([...streamTable(['a;b\n"c;d', 'x'.repeat(1_000_001), 'y'])]).toContain('unclosed_quote');
  });

  it('has no rows where there is no text', () => {
    expect([...streamTable([])]).toEqual([]);
    expect([...streamTable([''])]).toEqual([]);
  });
});

import { expect, it } from 'vitest';
import { onlyDiffering } from './compare-rows.ts';

const row = (code: string, values: readonly string[], differs: boolean) => ({
  code,
  label: code,
  values,
  differs,
});

it('leaves the rows that tell products apart, and no group without one', () => {
  const screen = {
    group: 'Displej',
    rows: [row('size', ['6,1', '6,7'], true), row('hz', ['60', '60'], false)],
  };
  const body = { group: 'Tělo', rows: [row('weight', ['171 g', '171 g'], false)] };
  expect(onlyDiffering([screen, body])).toEqual([
    { group: 'Displej', rows: [row('size', ['6,1', '6,7'], true)] },
  ]);
  expect(onlyDiffering([body])).toEqual([]);
});

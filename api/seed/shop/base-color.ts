import { attributeValues } from '../data/attributes.ts';
import type { ShopValue } from './shop-family.ts';

const valueOf = ({ code, nameCs, nameRo, rest }: (typeof attributeValues.color)[number]) => ({
  code,
  nameCs,
  nameRo,
  hex: rest[0] ?? '#83868a',
});

/** The colours that lists can be filtered by. */
const baseColors: ReadonlyMap<string, ShopValue> = new Map(
  attributeValues.color.map((row) => [row.code, valueOf(row)]),
);

/** A base colour by its code. Throws on one that the table lacks. */
export function baseColor(code: string): ShopValue {
  const color = baseColors.get(code);
  if (color === undefined) throw new Error(`no such base colour in the seed: ${code}`);
  return color;
}

/** Words of the makers' names of colours that say which base colour it is. */
const words: readonly (readonly [RegExp, string])[] = [
  [/titan/, 'gray'],
  [/black|graphite|midnight|obsidian|onyx|charcoal/, 'black'],
  [/white|starlight|porcelain|cream|whitestone/, 'white'],
  [/silver/, 'silver'],
  [/rose|pink|peony|peach/, 'pink'],
  [/gold|beige|sandstone/, 'gold'],
  [/yellow|lime/, 'yellow'],
  [/orange|lava/, 'orange'],
  [/red/, 'red'],
  [/green|sage|mint|olive|aloe|hazel|emerald/, 'green'],
  [/blue|teal|navy|aqua|bay|indigo|ultramarine/, 'blue'],
  [/purple|violet|lavender/, 'purple'],
  [/brown|bronze/, 'brown'],
  [/gray|grey/, 'gray'],
];

const channels = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number]; // three places

const distance = (first: string, second: string): number => {
  const [a, b] = [channels(first), channels(second)];
  return a.reduce((sum, value, at) => sum + (value - (b[at] ?? 0)) ** 2, 0);
};

/** The base colour of a maker's colour: by a word of its name, else the nearest one. */
export function baseColorOf(slug: string, hex: string): ShopValue {
  const named = words.find(([form]) => form.test(slug));
  if (named !== undefined) return baseColor(named[1]);
  const opaque = [...baseColors.values()].filter(({ code }) => code !== 'clear');
  const nearest = opaque.toSorted(
    (a, b) => distance(a.hex ?? '', hex) - distance(b.hex ?? '', hex),
  )[0];
  return nearest ?? baseColor('gray');
}

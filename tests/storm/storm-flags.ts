import { parseArgs } from 'node:util';

/** What a storm is made of besides its customers; all of it where nothing is left out. */
const stormParts = [
  'cuts',
  'kills',
  'crashes',
  'disk',
  'clock',
  'swaps',
  'withdrawals',
  'refunds',
  'attackers',
] as const;
export type StormPart = (typeof stormParts)[number];

export interface StormWish {
  /** Orders and money, or the warehouse's floor. */
  readonly of: 'shop' | 'warehouse';
  readonly has: (part: StormPart) => boolean;
  readonly seconds: number;
  readonly customers: number;
  readonly pickers: number;
  readonly packers: number;
}

/** What goes wrong on the floor; the others are of money and of visitors. */
const floorParts: readonly StormPart[] = ['cuts', 'kills', 'crashes'];

/** Reads `warehouse --without cuts,disk --seconds 60 --customers 200 --pickers 20`; throws on what it does not know. */
export function readWish(args: readonly string[]): StormWish {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      without: { type: 'string', default: '' },
      seconds: { type: 'string', default: '60' },
      customers: { type: 'string' },
      pickers: { type: 'string', default: '20' },
      packers: { type: 'string', default: '10' },
    },
  });
  const [of = 'shop', ...more] = positionals;
  if ((of !== 'shop' && of !== 'warehouse') || more.length > 0) {
    throw new Error(`no such storm: ${positionals.join(' ')}; there are shop and warehouse`);
  }
  const left = values.without.split(',').filter((name) => name !== '');
  const unknown = left.filter((name) => !stormParts.some((part) => part === name));
  if (unknown.length > 0) {
    throw new Error(`no such part: ${unknown.join(', ')}; there are ${stormParts.join(', ')}`);
  }
  return {
    of,
    has: (part) => !left.includes(part) && (of === 'shop' || floorParts.includes(part)),
    seconds: Number(values.seconds),
    customers: Number(values.customers ?? (of === 'shop' ? 200 : 40)),
    pickers: Number(values.pickers),
    packers: Number(values.packers),
  };
}

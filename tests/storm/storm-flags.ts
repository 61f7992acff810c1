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
  readonly has: (part: StormPart) => boolean;
  readonly seconds: number;
  readonly customers: number;
}

/** Reads `--without cuts,disk --seconds 60 --customers 200`; throws on what it does not know. */
export function readWish(args: readonly string[]): StormWish {
  const { values } = parseArgs({
    args: [...args],
    options: {
      without: { type: 'string', default: '' },
      seconds: { type: 'string', default: '60' },
      customers: { type: 'string', default: '200' },
    },
  });
  const left = values.without.split(',').filter((name) => name !== '');
  const unknown = left.filter((name) => !stormParts.some((part) => part === name));
  if (unknown.length > 0) {
    throw new Error(`no such part: ${unknown.join(', ')}; there are ${stormParts.join(', ')}`);
  }
  return {
    has: (part) => !left.includes(part),
    seconds: Number(values.seconds),
    customers: Number(values.customers),
  };
}

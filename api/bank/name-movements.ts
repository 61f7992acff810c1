import { createHash } from 'node:crypto';
import type { BankEntry, BankStatement } from '#core/bank/bank-statement.ts';

export interface NamedEntry extends BankEntry {
  readonly movement: string;
  /** What it is called where another movement has its name already. */
  readonly otherwise: string;
}

/** As long as a typed movement may be. */
const mostName = 60;

/**
 * What each movement is called: the bank's reference where it is one movement's only, else a digest of what
 * it says with its place among equal ones, so that a second equal payment of a day is not lost. The numbers
 * of GPC are of papers and not of movements.
 */
export function nameMovements({ format, entries }: BankStatement): readonly NamedEntry[] {
  const uses = countBy(entries, ({ reference }) => reference);
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const digest = digestOf(entry);
    const place = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, place);
    const otherwise = `${digest}-${String(place)}`;
    const { reference } = entry;
    const isName =
      format !== 'gpc' &&
      reference !== '' &&
      reference.length <= mostName &&
      uses.get(reference) === 1;
    return { ...entry, movement: isName ? reference : otherwise, otherwise };
  });
}

function countBy<T>(all: readonly T[], keyOf: (one: T) => string): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(keyOf(one), (counts.get(keyOf(one)) ?? 0) + 1);
  return counts;
}

const digestOf = (entry: BankEntry): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        entry.bookedOn,
        entry.amount,
        entry.currency,
        entry.isReversal,
        entry.variableSymbol,
        entry.counterAccount,
        entry.counterName,
        entry.message,
        entry.reference,
      ]),
    )
    .digest('hex')
    .slice(0, 40);

import type { BookCheck, Difference } from './book-checks.ts';

/** A difference that was found before and stands. */
export interface KnownDifference extends Pick<
  Difference,
  'check' | 'subject' | 'expected' | 'found'
> {
  readonly id: number;
}

export interface Settled {
  /** Not known before. */
  readonly opened: readonly Difference[];
  /** Known ones whose sums are others by now. */
  readonly changed: readonly {
    readonly id: number;
    readonly expected: number;
    readonly found: number;
  }[];
  /** Ids of those that are gone. */
  readonly closed: readonly number[];
}

/**
 * What a check of the books changes of what is known: a difference that is found again stays the one that it was, since
 * when it stands included; one that is not found any more is closed. Of checks that were cut off because they found too
 * much (`cut`) nothing is closed, as nobody looked at the rest.
 */
export function settleDifferences(
  known: readonly KnownDifference[],
  found: readonly Difference[],
  cut: ReadonlySet<BookCheck>,
): Settled {
  const before = new Map(known.map((one) => [keyOf(one), one]));
  const now = new Set(found.map(keyOf));
  return {
    opened: found.filter((one) => !before.has(keyOf(one))),
    changed: found.flatMap((one) => {
      const was = before.get(keyOf(one));
      const isSame = !was || (was.expected === one.expected && was.found === one.found);
      return isSame ? [] : [{ id: was.id, expected: one.expected, found: one.found }];
    }),
    closed: known.filter((one) => !now.has(keyOf(one)) && !cut.has(one.check)).map(({ id }) => id),
  };
}

const keyOf = ({ check, subject }: Pick<Difference, 'check' | 'subject'>): string =>
  `${check} ${subject}`;

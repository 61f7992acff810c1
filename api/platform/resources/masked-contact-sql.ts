import { wholePhone } from '#core/orders/order-words.ts';
import type { SqlPart } from './server-grid.ts';

/** Expressions of SQL for a contact that searches see masked. */
export interface MaskedContact {
  /** Null where there is none. */
  readonly mail: string | null;
  readonly phones: readonly string[];
}

/** The digits of a phone number, as the indexes of words keep them. */
export const digitsSql = (phone: string): string =>
  `regexp_replace(coalesce(${phone}, ''), '[^0-9]', '', 'g')`;

/**
 * Whether a word (`orderWords`) is a whole mail, what stands before or behind its @, or a whole phone number: what is
 * masked is found by nothing less, or searches would spell it out to whoever may not reveal it.
 */
export function wholeContactSql({ mail, phones }: MaskedContact, word: string): SqlPart {
  const phone = wholePhone(word);
  const parts: SqlPart[] =
    phone === null
      ? []
      : phones.map((each) => ({ sql: `${digitsSql(each)} like ?`, bindings: [`%${phone}`] }));
  if (mail !== null) {
    const folded = `grid_fold(${mail})`;
    const halves = [1, 2].map((half) => `split_part(${folded}, '@', ${String(half)})`);
    parts.push({
      sql: `? in (${[folded, ...halves].join(', ')})`,
      bindings: [word],
    });
  }
  return {
    sql: parts.map(({ sql }) => sql).join(' or ') || 'false',
    bindings: parts.flatMap(({ bindings }) => bindings),
  };
}

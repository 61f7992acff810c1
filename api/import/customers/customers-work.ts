import type { Knex } from 'knex';
import {
  readCustomer,
  type ImportedCustomer,
  type ReadCustomer,
} from '#core/contract/customer-row.ts';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type {
  Applied,
  AppliedRow,
  Applying,
  CheckedRow,
  Checking,
  StoredRow,
} from '../import-rows.ts';
import { storeCustomers } from './store-customers.ts';

const rulesOf = ({ market, now }: Dependencies) => ({
  market: market.code,
  today: dayInTimeZone(now(), market.timeZone),
});

/** Of some addresses those that have an account; it is its owner's, and no file changes it. */
async function knownOf(db: Knex, read: readonly ReadCustomer[]): Promise<ReadonlySet<string>> {
  const mails = read.flatMap(({ customer }) => customer?.eMail ?? []);
  const rows = await db('users').whereIn('e_mail', mails).select('e_mail');
  return new Set(rows.map((row) => row.e_mail));
}

export async function checkCustomers(
  knex: Knex,
  stored: readonly StoredRow[],
  { deps, work, seen }: Checking,
): Promise<CheckedRow[]> {
  const read = stored.map(({ cells }) => readCustomer(cells, work.mapping, rulesOf(deps)));
  const known = await knownOf(knex, read);
  return stored.map(({ place }, at): CheckedRow => {
    const { customer = null, problems = [] } = read[at] ?? {};
    const fate = { place, changes: [], familyKey: null, variantId: null };
    if (customer === null) return { ...fate, outcome: 'refused', problems };
    const { eMail } = customer;
    if (seen.has(eMail)) {
      const doubled = { field: 'eMail' as const, reason: 'e_mail_doubled' };
      return { ...fate, outcome: 'refused', problems: [doubled] };
    }
    seen.add(eMail);
    const kept = { field: 'eMail' as const, reason: 'account_kept' };
    if (known.has(eMail)) return { ...fate, outcome: 'same', problems: [kept] };
    return { ...fate, outcome: 'new', problems: [] };
  });
}

export async function applyCustomers(
  trx: Knex.Transaction,
  deps: Dependencies,
  stored: readonly StoredRow[],
  { importId, mapping, at }: Applying,
): Promise<Applied> {
  const read = stored.map(({ cells }) => readCustomer(cells, mapping, rulesOf(deps)));
  const byMail = new Map<string, ImportedCustomer>();
  for (const { customer } of read) if (customer) byMail.set(customer.eMail, customer);
  const { language } = deps.market;
  const made = await storeCustomers(trx, [...byMail.values()], { importId, language, at });
  const results = stored.map(({ place }, row): AppliedRow => {
    const { customer = null, problems = [] } = read[row] ?? {};
    const of = { place, familyId: null, variantId: null };
    if (customer === null) return { ...of, outcome: 'refused', problems };
    if (made.delete(customer.eMail)) return { ...of, outcome: 'new', problems: [] };
    return { ...of, outcome: 'same', problems: [{ field: 'eMail', reason: 'account_kept' }] };
  });
  const written = results.flatMap(({ place, outcome }) => (outcome === 'new' ? [place] : []));
  // What has become an account stands there; a second copy of it is of no use.
  await trx('import_rows')
    .where({ import_id: importId })
    .whereIn('place', written)
    .update({ cells: '[]' });
  return { families: [], results };
}

import type { Knex } from 'knex';
import { cellsByField } from '#core/import/cells-by-field.ts';
import type { Mapping } from '#core/import/guess-mapping.ts';
import {
  oldAddressKey,
  readNewAddress,
  readOldAddress,
  refuseHops,
} from '#core/import/old-address.ts';
import type { ImportProblem } from '#core/import/read-row.ts';
import { SeenKeys } from '#core/import/seen-keys.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import type {
  Applied,
  AppliedRow,
  Applying,
  CheckedRow,
  Checking,
  StoredRow,
} from '../import-rows.ts';
import { findHops } from './find-hops.ts';

interface Redirect {
  readonly place: number;
  readonly from: string;
  readonly to: string;
  readonly problems: readonly ImportProblem[];
}

const hostOf = ({ environment }: Pick<Dependencies, 'environment'>): string =>
  new URL(environment.publicUrl).host;

function readRow({ place, cells }: StoredRow, mapping: Mapping, host: string): Redirect {
  const { oldAddress = '', newAddress = '' } = cellsByField(cells, mapping);
  const [from, to] = [readOldAddress(oldAddress), readNewAddress(newAddress, host)];
  const problems: ImportProblem[] = [];
  if (oldAddress === '') problems.push({ field: 'oldAddress', reason: 'required' });
  else if (!from.ok) problems.push({ field: 'oldAddress', reason: from.error });
  if (newAddress === '') problems.push({ field: 'newAddress', reason: 'required' });
  else if (!to.ok) problems.push({ field: 'newAddress', reason: to.error });
  return { place, from: from.ok ? from.value : '', to: to.ok ? to.value : '', problems };
}

interface Fate {
  readonly outcome: 'new' | 'changed' | 'same' | 'refused';
  readonly problems: readonly ImportProblem[];
  readonly before: string | null;
}

const refused = (field: ImportProblem['field'], reason: string, before: string | null): Fate => ({
  outcome: 'refused',
  problems: [{ field, reason }],
  before,
});

/** What each row comes to beside the stored redirects and the rows above, which `seen` remembers. */
async function fatesOf(
  db: Knex,
  rows: readonly Redirect[],
  seen: SeenKeys,
): Promise<readonly Fate[]> {
  const good = rows.filter(({ problems }) => problems.length === 0);
  const { targetOf, isOld, isTarget } = await findHops(db, good);
  return rows.map((row): Fate => {
    const { from, to, problems } = row;
    if (problems.length > 0) return { outcome: 'refused', problems, before: null };
    const before = targetOf.get(from) ?? null;
    if (seen.has(`old ${from}`)) return refused('oldAddress', 'redirect_doubled', before);
    const hop = refuseHops(
      row,
      (address) => isOld(address) || seen.has(`old ${address}`),
      (address) => isTarget(address) || seen.has(`new ${address}`),
    );
    if (hop !== null) return refused('newAddress', hop, before);
    seen.add(`old ${from}`);
    seen.add(`new ${oldAddressKey(to.replace(/#.*$/s, '')) ?? ''}`);
    const outcome = before === to ? 'same' : 'changed';
    return { outcome: before === null ? 'new' : outcome, problems: [], before };
  });
}

export async function checkRedirects(
  knex: Knex,
  stored: readonly StoredRow[],
  { work, seen, deps }: Checking,
): Promise<CheckedRow[]> {
  const rows = stored.map((row) => readRow(row, work.mapping, hostOf(deps)));
  const fates = await fatesOf(knex, rows, seen);
  return rows.flatMap(({ place, to }, at): CheckedRow[] => {
    const fate = fates[at];
    if (!fate) return [];
    const { outcome, problems, before } = fate;
    const isWritten = outcome === 'new' || outcome === 'changed';
    const changes = isWritten ? [{ field: 'newAddress' as const, before, after: to }] : [];
    return [{ place, outcome, changes, problems, familyKey: null, variantId: null }];
  });
}

export async function applyRedirects(
  trx: Knex.Transaction,
  deps: Dependencies,
  stored: readonly StoredRow[],
  { mapping }: Applying,
): Promise<Applied> {
  // Of two imports at once the second sees what the first has written.
  await trx.raw('lock table old_addresses in share row exclusive mode');
  const rows = stored.map((row) => readRow(row, mapping, hostOf(deps)));
  const fates = await fatesOf(trx, rows, new SeenKeys());
  const written = rows.filter((_, at) => ['new', 'changed'].includes(fates[at]?.outcome ?? ''));
  if (written.length > 0) {
    await trx('old_addresses')
      .insert(written.map(({ from, to }) => ({ path: from, target: to })))
      .onConflict('path')
      .merge({ target: trx.raw('excluded.target'), version: trx.raw('old_addresses.version + 1') });
  }
  const results = rows.map(({ place }, at): AppliedRow => {
    const { outcome = 'refused', problems = [] } = fates[at] ?? {};
    return { place, outcome, problems, familyId: null, variantId: null };
  });
  return { families: [], results };
}

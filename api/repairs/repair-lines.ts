import type { Knex } from 'knex';
import type { Language } from '#core/market/market.ts';
import { isDoneAt } from '#core/service/operation-stores.ts';
import type { CalendarDate } from '#core/shared/calendar.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import type { Rows } from '../platform/database/rows.ts';
import { findOperations } from '../service/operation-rows.ts';
import type { RepairedDevice } from './find-device.ts';

interface Names {
  readonly cs: string;
  readonly ro: string;
}

export type RepairLine = Omit<Rows['repair_lines'], 'name'> & { readonly name: Names };

/** A line before it is stored; its position is its place among the others. */
export type NewLine = Pick<
  RepairLine,
  'kind' | 'operation_id' | 'product_id' | 'name' | 'price' | 'warranty_months'
>;

export const linesOf = (db: Knex, repairId: number): Promise<RepairLine[]> =>
  db('repair_lines').where({ repair_id: repairId }).orderBy('position').select<RepairLine[]>('*');

interface WantedOperations {
  readonly slugs: readonly string[];
  /** Slug of the store that is to do them; left out where staff arrange what another store does. */
  readonly store?: string;
}

/**
 * What is done to a device by the list of the service's prices; a slug that is not offered for it is refused, and a store
 * that does not do it.
 */
export async function linesOfOperations(
  db: Knex,
  device: RepairedDevice | null,
  { slugs, store }: WantedOperations,
  day: CalendarDate,
): Promise<NewLine[]> {
  if (slugs.length === 0) return [];
  const { productModel: model, productColor: color } = device?.steps ?? {};
  if (!model) throw new FieldRefusal({ operations: ['unknown_choice'] });
  const asked = { model, color: color ?? null };
  const [czech, romanian] = await Promise.all(
    (['cs', 'ro'] as const).map((language) => findOperations(db, asked, { day, language })),
  );
  return [...new Set(slugs)].map((slug) => {
    const found = czech?.find((each) => each.slug === slug);
    if (!found) throw new FieldRefusal({ operations: ['unknown_choice'] });
    if (store !== undefined && !isDoneAt([found], store)) {
      throw new FieldRefusal({ store: ['operation_elsewhere'] });
    }
    const ro = romanian?.find((each) => each.slug === slug)?.name ?? found.name;
    return {
      kind: 'work',
      operation_id: found.id,
      product_id: null,
      name: { cs: found.name, ro },
      price: found.price,
      warranty_months: found.warrantyMonths,
    };
  });
}

/** Puts these lines in the place of those that a repair has. */
export async function replaceLines(
  trx: Knex,
  repairId: number,
  lines: readonly NewLine[],
): Promise<void> {
  const before = await linesOf(trx, repairId);
  // A part that was built in is not taken from the stock again, however its line is written anew.
  const used = before.flatMap(({ piece, product_id: id }) => (piece === 'used' ? [id] : []));
  await trx('repair_lines').where({ repair_id: repairId }).delete();
  if (lines.length === 0) return;
  await trx('repair_lines').insert(
    lines.map(({ name, ...line }, position) => {
      const at = line.product_id === null ? -1 : used.indexOf(line.product_id);
      if (at >= 0) used.splice(at, 1);
      const piece = at < 0 ? null : ('used' as const);
      return { repair_id: repairId, position, name: JSON.stringify(name), piece, ...line };
    }),
  );
}

/** As its customer or somebody at the desk reads it. */
export const lineView = (line: RepairLine, language: Language) => ({
  id: line.id,
  kind: line.kind,
  name: line.name[language],
  price: line.price,
  warrantyMonths: line.warranty_months,
  decision: line.decision,
});

/** What is agreed, whole units; null before anything is. */
export function agreedTotal(lines: readonly RepairLine[]): number | null {
  const agreed = lines.filter(({ decision }) => decision === 'approved');
  return agreed.length === 0 ? null : agreed.reduce((sum, { price }) => sum + (price ?? 0), 0);
}

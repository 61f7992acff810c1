import type { Knex } from 'knex';
import {
  refuseStatement,
  type AttributeKind,
  type AttributeStatement,
  type KnownAttribute,
} from '#core/catalog/attribute-statement.ts';
import { FieldRefusal, type FieldErrors } from '../platform/http/refusal.ts';
import type { Rows } from '../platform/database/rows.ts';

type SaidRow = Pick<
  Rows['product_attributes'],
  'attribute_id' | 'value_id' | 'text_cs' | 'text_ro'
> & {
  readonly number: number | null;
};

/** What is said of a variant, in the order of its page. */
export async function loadStatements(knex: Knex, masterProductId: number) {
  const rows: SaidRow[] = await knex('product_attributes as p')
    .join('attributes as a', 'a.id', 'p.attribute_id')
    .join('attribute_groups as g', 'g.id', 'a.group_id')
    .where('p.master_product_id', masterProductId)
    .orderBy(['g.position', 'a.position', 'a.id', 'p.place'])
    .select('p.attribute_id', 'p.value_id', 'p.text_cs', 'p.text_ro')
    .select(knex.raw('p.number::double precision as number'));
  const ids = [...new Set(rows.map(({ attribute_id }) => attribute_id))];
  return ids.map((attributeId) =>
    statementOf(rows.filter(({ attribute_id }) => attribute_id === attributeId)),
  );
}

function statementOf(rows: readonly SaidRow[]) {
  const [first] = rows;
  if (!first) throw new Error('a statement is made of rows');
  const valueIds = rows.flatMap(({ value_id }) => value_id ?? []);
  const { number, text_cs: textCs, text_ro: textRo } = first;
  return {
    attributeId: first.attribute_id,
    ...(valueIds.length > 0 && { valueIds }),
    ...(number !== null && { number }),
    ...(textCs !== null && { textCs }),
    ...(textRo !== null && { textRo }),
  };
}

/** Refuses, by their places in the list, statements that cannot stand. */
export async function checkStatements(
  knex: Knex,
  statements: readonly AttributeStatement[],
): Promise<void> {
  const known = await knownAttributes(
    knex,
    statements.map(({ attributeId }) => attributeId),
  );
  const seen = new Set<number>();
  const refused: [string, FieldErrors][] = [];
  for (const [index, statement] of statements.entries()) {
    const { attributeId } = statement;
    const reason = refuseStatement(statement, known.get(attributeId), seen.has(attributeId));
    if (reason) refused.push([String(index), { attributeId: [reason] }]);
    seen.add(attributeId);
  }
  if (refused.length > 0) throw new FieldRefusal({ attributes: Object.fromEntries(refused) });
}

async function knownAttributes(
  knex: Knex,
  ids: readonly number[],
): Promise<ReadonlyMap<number, KnownAttribute>> {
  const rows: { id: number; kind: AttributeKind; values: number[] }[] = await knex('attributes')
    .whereIn('attributes.id', [...ids])
    .leftJoin('attribute_values as v', 'v.attribute_id', 'attributes.id')
    .groupBy('attributes.id')
    .select('attributes.id', 'kind')
    .select(knex.raw('array_remove(array_agg(v.id), null) as values'));
  return new Map(rows.map(({ id, kind, values }) => [id, { kind, valueIds: new Set(values) }]));
}

/** Replaces everything that is said of a variant. */
export async function replaceStatements(
  trx: Knex,
  masterProductId: number,
  statements: readonly AttributeStatement[],
): Promise<void> {
  await trx('product_attributes').where({ master_product_id: masterProductId }).delete();
  const rows = statements.flatMap(({ attributeId, valueIds, number, textCs, textRo }) =>
    (valueIds ?? [null]).map((valueId, place) => ({
      master_product_id: masterProductId,
      attribute_id: attributeId,
      place,
      value_id: valueId,
      number: number ?? null,
      text_cs: textCs ?? null,
      text_ro: textRo ?? null,
    })),
  );
  if (rows.length > 0) await trx('product_attributes').insert(rows);
}

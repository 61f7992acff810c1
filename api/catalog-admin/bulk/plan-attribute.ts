import type { Knex } from 'knex';
import type { AttributeStatement } from '#core/catalog/attribute-statement.ts';
import type { Language } from '#core/market/market.ts';
import { familiesChanged, familiesOf } from '../../read-models/families-changed.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { checkStatements } from '../product-attribute-rows.ts';
import type { Plan } from './planned.ts';

export interface AttributeChange {
  readonly kind: 'attribute';
  readonly attributeId: number;
  /** Null: it is no longer said. */
  readonly says: Omit<AttributeStatement, 'attributeId'> | null;
}

interface SaidRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly said: string | null;
}

/** What is said of variants under the attribute, as a page says it; the variants stay locked. */
async function readSaid(
  trx: Knex,
  ids: readonly number[],
  attributeId: number,
  language: Language,
): Promise<readonly SaidRow[]> {
  const { rows } = await trx.raw<{ rows: SaidRow[] }>(
    `select v.id, v.code, v.name_${language} as name, (
       select string_agg(coalesce(c.name_${language}, p.number::float8::text, p.text_${language}),
         ', ' order by p.place)
       from product_attributes p left join attribute_values c on c.id = p.value_id
       where p.master_product_id = v.id and p.attribute_id = :attributeId) as said
     from master_products v where v.id = any(:ids::integer[]) order by v.id for update of v`,
    { ids: [...ids], attributeId },
  );
  return rows;
}

/** What the page will say, in the same form. */
async function sayAfter(
  trx: Knex,
  { says }: AttributeChange,
  language: Language,
): Promise<string | null> {
  if (says === null) return null;
  if (says.number !== undefined) return String(says.number);
  const text = language === 'cs' ? says.textCs : says.textRo;
  if (text !== undefined) return text;
  const values: { id: number; name: string }[] = await trx('attribute_values')
    .whereIn('id', [...(says.valueIds ?? [])])
    .select('id', { name: `name_${language}` });
  const nameOf = new Map(values.map(({ id, name }) => [id, name]));
  return (says.valueIds ?? []).map((id) => nameOf.get(id) ?? '').join(', ');
}

/** Works out which variants another statement would be made of; 400 where it cannot stand. */
export async function planAttribute(
  trx: Knex.Transaction,
  change: AttributeChange,
  ids: readonly number[],
  language: Language,
): Promise<Plan> {
  await checkAttribute(trx, change);
  const said = await readSaid(trx, ids, change.attributeId, language);
  const after = await sayAfter(trx, change, language);
  const changed = said.filter((row) => row.said !== after);
  return {
    rows: changed.map((row) => ({
      id: row.id,
      code: row.code,
      name: row.name,
      cells: [{ column: 'attribute', before: row.said, after }],
    })),
    same: said.length - changed.length,
    refused: [],
    doubles: 0,
    forTwo: 0,
  };
}

async function checkAttribute(trx: Knex, { attributeId, says }: AttributeChange): Promise<void> {
  const there: { id: number } | undefined = await trx('attributes')
    .where({ id: attributeId })
    .first('id');
  if (!there) throw new FieldRefusal({ change: { attribute: { attributeId: ['unknown_row'] } } });
  if (says === null) return;
  try {
    await checkStatements(trx, [{ attributeId, ...says }]);
  } catch (error) {
    if (!(error instanceof FieldRefusal)) throw error;
    throw new FieldRefusal({ change: { attribute: { says: ['attribute_mismatch'] } } });
  }
}

/** Says the attribute anew of the variants that are planned; as many statements for all as for one. */
export async function writeAttribute(
  trx: Knex.Transaction,
  deps: Dependencies,
  { attributeId, says }: AttributeChange,
  { rows, now }: { readonly rows: Plan['rows']; readonly now: Date },
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  const bound = { ids, attributeId };
  await trx.raw(
    `delete from product_attributes
     where attribute_id = :attributeId and master_product_id = any(:ids::integer[])`,
    bound,
  );
  if (says !== null) {
    const said = (says.valueIds ?? [null]).map((value_id, place) => ({ value_id, place }));
    await trx.raw(
      `insert into product_attributes
         (master_product_id, attribute_id, place, value_id, number, text_cs, text_ro)
       select id, :attributeId::int, s.place, s.value_id, :number::numeric, :textCs::text, :textRo::text
       from unnest(:ids::integer[]) as id
       cross join jsonb_to_recordset(:said::jsonb) as s (place integer, value_id integer)
       order by id, s.place`,
      {
        ...bound,
        said: JSON.stringify(said),
        number: says.number ?? null,
        textCs: says.textCs ?? null,
        textRo: says.textRo ?? null,
      },
    );
  }
  await trx.raw(
    `update master_products set version = version + 1, updated_at = :now
     where id = any(:ids::integer[])`,
    { ids, now },
  );
  const families = await familiesOf(trx, (of) => void of.whereRaw('id = any(?)', [ids]));
  await familiesChanged(trx, deps, families);
}

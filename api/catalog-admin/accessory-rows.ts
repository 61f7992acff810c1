import type { Knex } from 'knex';
import type { DeviceKind } from '#core/buyback/device-kind.ts';
import type { Language } from '#core/market/market.ts';
import { FieldRefusal, Refusal } from '../platform/http/refusal.ts';
import type { Rows } from '../platform/database/rows.ts';

type Family = Pick<Rows['meta_masters'], 'id' | 'version'> & { readonly kind: DeviceKind };
type Pair = Pick<Rows['accessory_fits'], 'accessory_id' | 'device_id' | 'place'>;

/** From which side of a pair a family is seen. */
const sidesOf = ({ kind }: Pick<Family, 'kind'>) =>
  kind === 'accessory'
    ? ({ own: 'accessory_id', other: 'device_id', of: 'device' } as const)
    : ({ own: 'device_id', other: 'accessory_id', of: 'accessory' } as const);

/** What fits a family, as staff see it; 404 where there is no such family. */
export async function loadFitting(knex: Knex, id: number, language: Language) {
  const family: Family | undefined = await knex('meta_masters')
    .where({ id })
    .first('id', 'version', 'kind');
  if (!family) throw new Refusal(404, 'not_found');
  const { own, other, of } = sidesOf(family);
  const name = `m.name_${language}`;
  const families: { id: number; name: string; seoName: string }[] = await knex(
    'accessory_fits as f',
  )
    .join('meta_masters as m', 'm.id', `f.${other}`)
    .where(`f.${own}`, id)
    .orderByRaw(of === 'accessory' ? 'f.place nulls last, ??, m.id' : '??, m.id', [name])
    .select('m.id', { name, seoName: 'm.seo_name' });
  return { metaMasterId: id, version: family.version, of, families };
}

/** Refuses what cannot fit: what is not there, is listed twice, or is of the same side. */
async function checkFitting(trx: Knex, family: Family, ids: readonly number[]): Promise<void> {
  const rows: Pick<Family, 'id' | 'kind'>[] = await trx('meta_masters')
    .whereIn('id', [...ids])
    .select('id', 'kind');
  const { of } = sidesOf(family);
  const kinds = new Map(rows.map(({ id, kind }) => [id, kind]));
  const reasonOf = (id: number, index: number): string | null => {
    const kind = kinds.get(id);
    if (kind === undefined || ids.indexOf(id) !== index) return 'invalid_value';
    if ((kind === 'accessory') === (of === 'accessory')) return null;
    return of === 'accessory' ? 'not_an_accessory' : 'not_a_device';
  };
  const refused = ids.flatMap((id, index) => {
    const reason = reasonOf(id, index);
    return reason === null ? [] : [[String(index), [reason]] as const];
  });
  if (refused.length > 0) throw new FieldRefusal({ families: Object.fromEntries(refused) });
}

/**
 * Writes what fits a family, touching only pairs that change, so that the history tells them alone.
 * Answers the families whose pages and search follow.
 */
export async function writeFitting(
  trx: Knex.Transaction,
  family: Family,
  ids: readonly number[],
): Promise<number[]> {
  await checkFitting(trx, family, ids);
  const { own, other, of } = sidesOf(family);
  const before: Pair[] = await trx('accessory_fits')
    .where({ [own]: family.id })
    .forUpdate()
    .select('accessory_id', 'device_id', 'place');
  const gone = before.map((pair) => pair[other]).filter((id) => !ids.includes(id));
  await trx('accessory_fits')
    .where({ [own]: family.id })
    .whereIn(other, gone)
    .delete();
  const placeOf = (at: number) => (of === 'accessory' ? at + 1 : null);
  const known = new Map(before.map((pair) => [pair[other], pair.place]));
  const added = ids.flatMap((id, at) =>
    known.has(id) ? [] : [{ [own]: family.id, [other]: id, place: placeOf(at) }],
  );
  if (added.length > 0) await trx('accessory_fits').insert(added);
  if (of === 'accessory') {
    const moved = ids.filter((id, at) => known.has(id) && known.get(id) !== at + 1);
    await placePairs(trx, family.id, moved, ids);
  }
  return [...gone, ...ids.filter((id) => !known.has(id))];
}

async function placePairs(
  trx: Knex,
  deviceId: number,
  moved: readonly number[],
  order: readonly number[],
): Promise<void> {
  if (moved.length === 0) return;
  await trx.raw(
    `update accessory_fits f set place = n.place
     from unnest(:ids::integer[], :places::integer[]) as n (id, place)
     where f.device_id = :deviceId and f.accessory_id = n.id`,
    { deviceId, ids: [...moved], places: moved.map((id) => order.indexOf(id) + 1) },
  );
}

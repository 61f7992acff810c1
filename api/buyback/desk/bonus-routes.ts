import type { Knex } from 'knex';
import { addDays, type CalendarDate } from '#core/shared/calendar.ts';
import type { Dependencies } from '../../dependencies.ts';
import { bind, type BoundRoute } from '../../http/bind.ts';
import { FieldRefusal, Refusal } from '../../http/refusal.ts';
import { purgeKeys } from '../../http/reply-cache.ts';
import { endOfDay } from '../end-of-day.ts';
import { bonusesKey, bonusSlugs } from './edit-bonuses.ts';

interface BonusRow {
  readonly id: number;
  readonly version: number;
  readonly valid_from: Date;
}

/** The first moment of a day and the first one after another, as the table keeps them. */
function periodOf(timeZone: string, from: string, to: string | null) {
  const startOf = (day: CalendarDate) =>
    new Date(endOfDay(addDays(day, -1), timeZone).getTime() + 1);
  return {
    valid_from: startOf(from),
    valid_to: to === null ? null : startOf(addDays(to, 1)),
  };
}

/** Administration of bonuses besides the cells of their list. */
export function bonusRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, market } = deps;

  const choices = bind('bonus-choices', async (_, { language }) => {
    const name = language === 'cs' ? 'name_cs' : 'name_ro';
    return {
      manufacturers: await knex('manufacturers')
        .orderBy('name')
        .select<{ value: string; label: string }[]>({ value: 'slug', label: 'name' }),
      deviceTypes: await knex('device_types')
        .orderBy('position')
        .select<{ value: string; label: string }[]>({ value: 'slug', label: name }),
    };
  });

  const add = bind('bonus-add', ({ body }) =>
    knex.transaction(async (trx) => {
      const slugs = await bonusSlugs(trx);
      const idOf = (field: keyof typeof slugs): number | null => {
        const slug = body[field];
        const id = slug === null ? null : slugs[field].get(slug);
        if (id === undefined) throw new FieldRefusal({ [field]: ['unknown_choice'] });
        return id;
      };
      const [row] = await trx('buyback_bonuses')
        .insert({
          ...{ percent: body.percent, manufacturer_id: idOf('manufacturer') },
          device_type_id: idOf('deviceType'),
          ...periodOf(market.timeZone, body.validFrom, body.validTo),
        })
        .returning<{ id: number; version: number }[]>(['id', 'version']);
      if (!row) throw new Error('a bonus got no row');
      await purgeKeys(trx, [bonusesKey]);
      return row;
    }),
  );

  const validity = bind('bonus-validity', ({ params: { id }, body }) =>
    knex.transaction(async (trx) => {
      const { version } = await lockBonus(trx, id, body.version);
      await trx('buyback_bonuses')
        .where({ id })
        .update({
          ...periodOf(market.timeZone, body.validFrom, body.validTo),
          version: version + 1,
        });
      await purgeKeys(trx, [bonusesKey]);
      return { id, version: version + 1 };
    }),
  );

  const end = bind('bonus-end', ({ params: { id }, body }, { now }) =>
    knex.transaction(async (trx) => {
      const row = await lockBonus(trx, id, body.version);
      const bonus = trx('buyback_bonuses').where({ id });
      // What was never promised to anybody leaves no trace but in the history.
      await (row.valid_from >= now
        ? bonus.delete()
        : bonus.update({ valid_to: now, version: row.version + 1 }));
      await purgeKeys(trx, [bonusesKey]);
      return undefined;
    }),
  );

  return [choices, add, validity, end];
}

/** 404 where there is none, 409 where somebody was faster. */
async function lockBonus(trx: Knex, id: number, version: number): Promise<BonusRow> {
  const row: BonusRow | undefined = await trx('buyback_bonuses')
    .where({ id })
    .forUpdate()
    .first('id', 'version', 'valid_from');
  if (!row) throw new Refusal(404, 'not_found');
  if (row.version !== version) throw new Refusal(409, 'conflict');
  return row;
}

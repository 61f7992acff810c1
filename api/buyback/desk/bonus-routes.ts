import type { Knex } from 'knex';
import { dayInTimeZone } from '#core/shared/calendar-day.ts';
import { addDays, type CalendarDate } from '#core/shared/calendar.ts';
import { lockedVersion } from '../../platform/resources/locked-version.ts';
import type { Dependencies } from '../../platform/dependencies.ts';
import { bind, type BoundRoute } from '../../platform/http/bind.ts';
import { FieldRefusal } from '../../platform/http/refusal.ts';
import { purgeKeys } from '../../platform/reply-cache.ts';
import { endOfDay } from '../end-of-day.ts';
import { bonusesKey, bonusSlugs } from './edit-bonuses.ts';
import type { Rows } from '../../platform/database/rows.ts';

type BonusRow = Pick<Rows['buyback_bonuses'], 'id' | 'version' | 'valid_from' | 'valid_to'>;

/** The first moment of a day and the first one after another, as the table keeps them. */
function periodOf(timeZone: string, from: string, to: string | null) {
  const startOf = (day: CalendarDate) =>
    new Date(endOfDay(addDays(day, -1), timeZone).getTime() + 1);
  return {
    valid_from: startOf(from),
    valid_to: to === null ? null : startOf(addDays(to, 1)),
  };
}

/** The same period as the days that staff wrote. */
const daysOf = (timeZone: string, { valid_from, valid_to }: BonusRow) => ({
  validFrom: dayInTimeZone(valid_from, timeZone),
  validTo: valid_to && dayInTimeZone(new Date(valid_to.getTime() - 1), timeZone),
});

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
          percent: body.percent,
          manufacturer_id: idOf('manufacturer'),
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
      const { version, ...changes } = body;
      const row = await lockBonus(trx, id, version, market.timeZone, changes);
      const period = periodOf(market.timeZone, changes.validFrom, changes.validTo);
      const next = { ...period, version: row.version + 1 };
      await trx('buyback_bonuses').where({ id }).update(next);
      await purgeKeys(trx, [bonusesKey]);
      return { id, version: next.version };
    }),
  );

  const end = bind('bonus-end', ({ params: { id }, body }, { now }) =>
    knex.transaction(async (trx) => {
      const row = await lockBonus(trx, id, body.version, market.timeZone);
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

/** Locks a bonus for a change of the version that its writer saw; only edits merge. */
function lockBonus(
  trx: Knex,
  id: number,
  version: number,
  timeZone: string,
  changes?: Readonly<Record<string, unknown>>,
): Promise<BonusRow> {
  const rows = () =>
    trx('buyback_bonuses')
      .where({ id })
      .select<BonusRow[]>('id', 'version', 'valid_from', 'valid_to');
  const current = async () =>
    (await rows()).map((row) => ({ id, version: row.version, ...daysOf(timeZone, row) }))[0];
  const edit = changes && { trx, table: 'buyback_bonuses', changes };
  return lockedVersion(rows().forUpdate(), version, current, edit);
}

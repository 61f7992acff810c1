import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { staffOf } from '../platform/http/signed-in.ts';
import { lockRoutes } from './lock-routes.ts';
import { pinRoutes } from './pin-routes.ts';
import { supervisorRoutes } from './supervisor-routes.ts';
import type { Rows } from '../platform/database/rows.ts';

type SettingsRow = Pick<Rows['staff_settings'], 'idle_minutes' | 'scheme' | 'favourites'> & {
  readonly has_pin: boolean;
};

/** Sessions of the staff on shared devices: lock, PIN, second pair of eyes, preferences. */
export const staffSessionRoutes = (deps: Dependencies): BoundRoute[] => [
  ...lockRoutes(deps),
  ...pinRoutes(deps),
  ...supervisorRoutes(deps),
  ...preferenceRoutes(deps),
];

const unset: SettingsRow = { idle_minutes: 15, scheme: 'system', has_pin: false, favourites: [] };

function preferenceRoutes({ knex }: Dependencies): BoundRoute[] {
  const read = bind('staff-preferences', async (_, context) => {
    const row: SettingsRow | undefined = await knex('staff_settings')
      .where('user_id', staffOf(context).id)
      .first('idle_minutes', 'scheme', 'favourites', knex.raw('pin_hash is not null as has_pin'));
    const { idle_minutes: idleMinutes, scheme, has_pin: hasPin, favourites } = row ?? unset;
    return { idleMinutes, scheme, hasPin, favourites: [...favourites] };
  });

  const save = bind('staff-preferences-save', async ({ body }, context) => {
    const { id } = staffOf(context);
    const { idleMinutes, scheme, favourites } = body;
    const chosen = favourites === undefined ? {} : { favourites: [...new Set(favourites)] };
    const settings = { idle_minutes: idleMinutes, scheme, ...chosen };
    await knex('staff_settings')
      .insert({ user_id: id, ...settings })
      .onConflict('user_id')
      .merge(settings);
    return undefined;
  });

  return [read, save];
}

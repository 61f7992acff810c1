import { bonusesGrid } from '#core/buyback/bonuses-grid.ts';
import type { ServerGrid } from '../../platform/resources/server-grid.ts';
import { editBonuses } from './edit-bonuses.ts';

const from = `buyback_bonuses g left join manufacturers m on m.id = g.manufacturer_id
  left join device_types t on t.id = g.device_type_id`;
const state = `case when g.valid_from > now() then 'planned'
  when g.valid_to <= now() then 'ended' else 'running' end`;

export const bonusesServerGrid: ServerGrid = {
  definition: bonusesGrid,
  from,
  columns: () => ({
    percent: { sql: 'g.percent', type: 'integer' },
    manufacturer: { sql: 'm.slug', type: 'text' },
    deviceType: { sql: 't.slug', type: 'text' },
    state: { sql: state, type: 'text' },
    validFrom: { sql: 'g.valid_from', type: 'timestamptz' },
    validTo: { sql: 'g.valid_to', type: 'timestamptz' },
  }),
  words: `grid_fold(coalesce(m.name, '') || ' ' || coalesce(t.name_cs || ' ' || t.name_ro, ''))`,
  freshness: 'bonuses',
  rows: () => `
    select g.id, g.version, g.percent, m.slug as manufacturer, t.slug as device_type,
      ${state} as state, g.valid_from, g.valid_to
    from ${from} where g.id = any($1::integer[])`,
  edit: editBonuses,
};

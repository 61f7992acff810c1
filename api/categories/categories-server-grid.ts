import { categoriesGrid } from '#core/categories/categories-grid.ts';
import type { ServerColumn, ServerGrid } from '../platform/resources/server-grid.ts';

// A few thousand rows: they are folded as they are compared.
const text = (sql: string): ServerColumn => ({ sql: `grid_fold(${sql})`, type: 'text' });
const flag = (sql: string): ServerColumn => ({ sql, type: 'boolean' });

export const categoriesServerGrid: ServerGrid = {
  definition: categoriesGrid,
  from: 'type_categories g left join type_categories p on p.id = g.parent_id',
  columns: (language) => ({
    nameCs: text('g.name_cs'),
    nameRo: text('g.name_ro'),
    seoName: text('g.seo_name'),
    urlPath: text('g.url_path'),
    parent: text(`coalesce(p.name_${language}, '')`),
    position: { sql: 'g.position', type: 'integer' },
    forDisplay: flag('g.for_display'),
    forBuyout: flag('g.for_buyout'),
    forService: flag('g.for_service'),
    filterable: flag('g.filterable'),
    boost: { sql: 'g.meilisearch_boost', type: 'numeric' },
    updatedAt: { sql: 'g.updated_at', type: 'timestamptz' },
  }),
  words: "grid_fold(g.name_cs || ' ' || g.name_ro || ' ' || g.url_path)",
  freshness: 'categories',
  rows: (language) => `
    select t.id, t.version, t.name_cs, t.name_ro, t.seo_name,
      t.url_path, p.name_${language} as parent, t.position,
      t.for_display, t.for_buyout, t.for_service,
      t.filterable, t.meilisearch_boost::float8 as boost, t.updated_at
    from type_categories t left join type_categories p on p.id = t.parent_id
    where t.id = any($1::integer[])`,
};

import type { Knex } from 'knex';
import { priceChoiceCells, priceDraftCells } from '#core/buyback/price-draft-cells.ts';
import { priceDraftChoicesGrid } from '#core/buyback/price-draft-choices-grid.ts';
import { priceDraftGrid } from '#core/buyback/price-draft-grid.ts';
import type { ServerColumn, ServerGrid } from '../../platform/resources/server-grid.ts';
import type { KeptField } from '../../platform/resources/kept-table.ts';
import { cellWriter } from '../../platform/resources/row-writer.ts';
import { priceCells, priceColumnOf, priceColumns } from './draft-columns.ts';

// A few thousand rows a draft: they are folded as they are compared.
const text = (sql: string): ServerColumn => ({ sql: `grid_fold(${sql})`, type: 'text' });
const whole = (sql: string): ServerColumn => ({ sql, type: 'integer' });
/** An empty cell stands before all others, however low they are. */
const amount = (sql: string, type: 'integer' | 'numeric' = 'integer'): ServerColumn => ({
  sql: `coalesce(${sql}, -10000000)`,
  type,
  blank: `${sql} is null`,
});

/** Rows of drafts that are closed; the open ones stay open until the transaction ends. */
const closedRows =
  (table: string) =>
  async (trx: Knex.Transaction, ids: readonly number[]): Promise<ReadonlyMap<number, string>> => {
    const { rows } = await trx.raw<{ rows: { id: number; state: string }[] }>(
      `select r.id, d.state from ?? r join price_drafts d on d.id = r.draft_id
       where r.id = any(?) for share of d`,
      [table, [...ids]],
    );
    const closed = rows.filter(({ state }) => state !== 'open');
    return new Map(closed.map(({ id }) => [id, 'draft_closed']));
  };

const priceName = `m.name || coalesce(' ' || m.storage_gb || ' GB', '')`;

export const priceDraftServerGrid: ServerGrid = {
  definition: priceDraftGrid,
  from: `price_draft_rows g join device_models m on m.id = g.model_id
    join manufacturers f on f.id = m.manufacturer_id join device_types t on t.id = m.type_id`,
  columns: (language) => ({
    draft: whole('g.draft_id'),
    deviceType: text(`t.name_${language}`),
    manufacturer: text('f.name'),
    model: text(priceName),
    slug: text('m.slug'),
    ...Object.fromEntries(priceCells.map((cell) => [cell, amount(`g.${priceColumnOf[cell]}`)])),
    change: { sql: 'g.change', type: 'text' },
    difference: amount('g.difference'),
    differencePercent: amount('g.difference_percent', 'numeric'),
  }),
  words: `grid_fold(f.name || ' ' || ${priceName} || ' ' || m.slug)`,
  freshness: 'price-draft',
  rows: (language) => `
    select r.id, r.version, r.draft_id as draft, t.name_${language} as device_type,
      f.name as manufacturer, ${priceName} as model, m.slug,
      ${priceColumns.map((column) => `r.${column}`).join(', ')},
      r.change, r.difference, r.difference_percent::float8 as difference_percent
    from price_draft_rows r join device_models m on m.id = r.model_id
    join manufacturers f on f.id = m.manufacturer_id join device_types t on t.id = m.type_id
    where r.id = any($1::integer[])`,
  edit: cellWriter({
    table: 'price_draft_rows',
    fields: Object.fromEntries(
      priceCells.map((cell): [string, KeptField] => [
        cell,
        { column: priceColumnOf[cell], type: 'integer', schema: priceDraftCells[cell] },
      ]),
    ),
    closed: closedRows('price_draft_rows'),
  }),
};

const isChanged = (row: string): string =>
  `(${row}.quality is distinct from ${row}.base_quality
    or ${row}.correction_percent <> ${row}.base_correction_percent)`;

export const priceDraftChoicesServerGrid: ServerGrid = {
  definition: priceDraftChoicesGrid,
  from: 'price_draft_choices g join device_types t on t.id = g.type_id',
  columns: (language) => ({
    draft: whole('g.draft_id'),
    place: whole('g.place'),
    deviceType: text(`t.name_${language}`),
    question: text(`g.question_${language}`),
    choice: text(`g.label_${language}`),
    quality: { sql: "coalesce(g.quality, '')", type: 'text' },
    correctionPercent: { sql: 'g.correction_percent', type: 'numeric' },
    publishedPercent: { sql: 'g.base_correction_percent', type: 'numeric' },
    isChanged: { sql: isChanged('g'), type: 'boolean' },
  }),
  words: `grid_fold(g.question_cs || ' ' || g.question_ro || ' ' || g.label_cs || ' ' || g.label_ro)`,
  freshness: 'price-draft-choices',
  rows: (language) => `
    select r.id, r.version, r.draft_id as draft, r.place, t.name_${language} as device_type,
      r.question_${language} as question, r.label_${language} as choice, r.quality,
      r.correction_percent::float8 as correction_percent,
      r.base_correction_percent::float8 as published_percent, ${isChanged('r')} as is_changed
    from price_draft_choices r join device_types t on t.id = r.type_id
    where r.id = any($1::integer[])`,
  edit: cellWriter({
    table: 'price_draft_choices',
    fields: {
      quality: { column: 'quality', type: 'text', schema: priceChoiceCells.quality },
      correctionPercent: {
        column: 'correction_percent',
        type: 'decimal',
        schema: priceChoiceCells.correctionPercent,
      },
    },
    closed: closedRows('price_draft_choices'),
  }),
};

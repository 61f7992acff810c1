import type { Knex } from 'knex';

/** Values of attributes and bonuses of used products become lists of the back office, whose counts are kept fresh. */
export async function up(knex: Knex): Promise<void> {
  for (const [table, list] of lists) {
    for (const [event, rows] of events) {
      await knex.raw(
        `create trigger ?? after ${event} on ?? referencing ${rows} table as touched
         for each statement execute function note_grid_change('${list}')`,
        [`${table}_noted_${event}`, table],
      );
    }
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [table] of lists) {
    for (const [event] of events) {
      await knex.raw('drop trigger ?? on ??', [`${table}_noted_${event}`, table]);
    }
  }
}

const lists = [
  ['attribute_values', 'attribute-values'],
  ['used_product_bonuses', 'used-bonuses'],
] as const;

const events = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const;

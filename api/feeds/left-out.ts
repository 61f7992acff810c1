import type { Knex } from 'knex';
import type { FeedCode } from '#core/feeds/feed-codes.ts';
import type { FeedRefusal } from '#core/feeds/feed-offer.ts';
import type { ReadOffer } from './read-offers.ts';

interface Noted {
  readonly place: number;
  readonly variant_id: number;
  readonly item: string;
  readonly reason: FeedRefusal;
}

/** What one build of a feed leaves out. Staff see the last build's until the new one is whole. */
export class LeftOut {
  readonly build: number;
  readonly counts: Partial<Record<FeedRefusal, number>> = {};
  readonly #knex: Knex;
  readonly #code: FeedCode;
  #waiting: Noted[] = [];
  #place = 0;

  private constructor(knex: Knex, code: FeedCode, build: number) {
    this.#knex = knex;
    this.#code = code;
    this.build = build;
  }

  /** Takes the next number; rows that a build left behind which was broken off are of an older one. */
  static async begin(knex: Knex, code: FeedCode): Promise<LeftOut> {
    const { rows } = await knex.raw<{ rows: { last: number }[] }>(
      `select greatest((select build from feed_builds where code = :code),
         (select max(build) from feed_left_out where code = :code), 0) as last`,
      { code },
    );
    return new LeftOut(knex, code, (rows[0]?.last ?? 0) + 1);
  }

  note({ variant, item }: Pick<ReadOffer, 'variant' | 'item'>, reason: FeedRefusal): void {
    this.#place += 1;
    this.#waiting.push({ place: this.#place, variant_id: variant, item, reason });
    this.counts[reason] = (this.counts[reason] ?? 0) + 1;
  }

  /** Writes what was noted since the last time; a variant that was deleted meanwhile is not written. */
  async store(): Promise<void> {
    const rows = this.#waiting;
    this.#waiting = [];
    if (rows.length === 0) return;
    await this.#knex.raw(
      `insert into feed_left_out (code, build, place, variant_id, item, reason)
       select :code, :build, r.place, r.variant_id, r.item, r.reason
       from jsonb_to_recordset(:rows::jsonb)
         as r (place integer, variant_id integer, item text, reason text)
       join master_products v on v.id = r.variant_id`,
      { code: this.#code, build: this.build, rows: JSON.stringify(rows) },
    );
  }

  /** What older builds have left out means nothing any more. */
  async replaceOlder(trx: Knex): Promise<void> {
    await trx('feed_left_out').where({ code: this.#code }).where('build', '<', this.build).delete();
  }
}

import type { Knex } from 'knex';
import { allCodes } from '../code-match.ts';
import type { Meilisearch } from 'meilisearch';
import type { DocumentWords } from '#core/search/document-words.ts';
import type { JobDefinition } from '../../platform/jobs/job-queue.ts';
import { allCards, cardsOfFamilies, traitNames, type CardSource } from '../card-sources.ts';
import { cardReader } from '../document-row.ts';
import { meiliDocument, meiliSettings, type MeiliDocument } from './meili-document.ts';
import { meiliIndexName, openMeili } from './meili-engine.ts';

const nextIndexName = `${meiliIndexName}_next`;
const familiesAtOnce = 2_000;
const feedTimeoutMs = 30_000;

/**
 * Tells Meilisearch what changed: families from the outbox that refresh-search.ts writes with each
 * change, or everything, into an index beside the one that is searched. Without a server nothing is
 * to be told.
 */
export const feedMeili: JobDefinition = {
  name: 'feed-meilisearch',
  schedule: '* * * * *',
  async run(_, { knex, environment: { meili } }) {
    if (!meili) {
      await knex('search_changes').whereNot('meta_master_id', 0).delete();
      return;
    }
    const client = openMeili(meili, feedTimeoutMs);
    await knex.transaction(async (trx) => {
      const changes = await trx('search_changes')
        .select<{ meta_master_id: number }[]>('meta_master_id')
        .orderBy('meta_master_id')
        .limit(familiesAtOnce)
        .forUpdate();
      const ids = changes.map(({ meta_master_id }) => meta_master_id);
      if (ids.includes(0)) {
        await feedAll(trx, client);
        await trx('search_changes').delete();
      } else if (ids.length > 0) {
        await feedFamilies(trx, client, ids);
        await trx('search_changes').whereIn('meta_master_id', ids).delete();
      }
    });
  },
};

async function feedFamilies(trx: Knex, client: Meilisearch, ids: readonly number[]) {
  const index = client.index<MeiliDocument>(meiliIndexName);
  const documents = await describe(trx, await cardsOfFamilies(trx, ids), await readContext(trx));
  // Its tasks run in the order in which they are asked for.
  await index.deleteDocuments({ filter: `family IN [${ids.join(', ')}]` });
  if (documents.length > 0) await index.addDocuments(documents);
}

async function feedAll(trx: Knex.Transaction, client: Meilisearch): Promise<void> {
  await client.createIndex(meiliIndexName, { primaryKey: 'id' });
  await client.deleteIndex(nextIndexName);
  await client.createIndex(nextIndexName, { primaryKey: 'id' });
  const index = client.index<MeiliDocument>(nextIndexName);
  await index.updateSettings(meiliSettings());
  const context = await readContext(trx);
  for await (const cards of allCards(trx)) {
    await index.addDocuments(await describe(trx, cards, context));
  }
  await client.swapIndexes([{ indexes: [meiliIndexName, nextIndexName], rename: false }]);
  await client.deleteIndex(nextIndexName);
}

interface Context {
  readonly read: (card: CardSource) => DocumentWords;
  readonly boosts: ReadonlyMap<number, number>;
}

async function readContext(trx: Knex): Promise<Context> {
  const rows: { id: number; boost: number }[] = await trx('type_categories').select(
    'id',
    trx.raw('meilisearch_boost::float as boost'),
  );
  return {
    read: cardReader(await traitNames(trx)),
    boosts: new Map(rows.map(({ id, boost }) => [id, boost])),
  };
}

async function describe(
  trx: Knex,
  cards: readonly CardSource[],
  { read, boosts }: Context,
): Promise<MeiliDocument[]> {
  const { rows } = await trx.raw<{ rows: { id: number; codes: string[] }[] }>(
    `select c.id, ${allCodes} as codes
     from listing_cards c
     join master_products v
       on v.meta_master_id = c.meta_master_id and v.group_name = c.group_name
     where c.id = any(:ids::integer[]) group by c.id`,
    { ids: cards.map(({ id }) => id) },
  );
  const codes = new Map(rows.map((row) => [row.id, row.codes]));
  return cards.map((card) => {
    const boost = card.category_ids
      .split(',')
      .reduce((product, id) => product * (boosts.get(Number(id)) ?? 1), 1);
    return meiliDocument(card, read(card), codes.get(card.id) ?? [], boost);
  });
}

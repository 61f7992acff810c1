import type { Knex } from 'knex';
import type { DocumentWords } from '#core/search/document-words.ts';
import { copyRows } from '../database/copy-rows.ts';
import { allCards, cardsOfFamilies, traitNames, type CardSource } from './card-sources.ts';
import { cardReader, documentColumns, documentRow, standingOfCard } from './document-row.ts';

/** Cards of the tiers 0, 1 and 2; the rest is the last tier. */
const tierSizes = [4_000, 20_000, 100_000];

const everyWord = ({ maker, head, tail, other }: DocumentWords) => [
  ...[...maker, ...head, ...tail, ...other],
];

/**
 * Brings search up to date with the cards of some families; refresh-cards.ts calls it in the
 * transaction of each change, after the cards are written.
 */
export async function refreshSearchDocuments(
  trx: Knex.Transaction,
  metaMasterIds: readonly number[],
): Promise<void> {
  const ids = [...metaMasterIds];
  const cards = await cardsOfFamilies(trx, ids);
  await trx('search_documents').whereIn('meta_master_id', ids).delete();
  if (cards.length > 0) await writeCards(trx, cards);
  await trx.raw(
    `with told as (
       insert into search_changes (meta_master_id) select unnest(:ids::integer[]) order by 1
       on conflict (meta_master_id) do update set changed_at = excluded.changed_at
     )
     insert into search_revisions (meta_master_id) select unnest(:ids::integer[]) order by 1
     on conflict (meta_master_id) do update set changed_in = excluded.changed_in`,
    { ids },
  );
}

async function writeCards(trx: Knex.Transaction, cards: readonly CardSource[]): Promise<void> {
  const read = cardReader(await traitNames(trx));
  const described = cards.map((card) => ({ card, words: read(card) }));
  const idOf = await wordIds(trx, new Set(described.flatMap(({ words }) => everyWord(words))));
  const tiers = await tiersOf(trx, cards);
  const rows = described.map(({ card, words }, index) =>
    documentRow(card, words, tiers[index] ?? 0, idOf),
  );
  await copyRows(trx, 'search_documents', documentColumns, rows);
}

async function wordIds(
  trx: Knex.Transaction,
  words: ReadonlySet<string>,
): Promise<(word: string) => number> {
  // In one order, so that two changes never wait for each other in a ring.
  const { rows } = await trx.raw<{ rows: { id: number; word: string }[] }>(
    `with added as (
       insert into search_words (word, documents)
       select word, 1 from unnest(:words::text[]) as word
       where not exists (select 1 from search_words w where w.word = word.word)
       order by word collate "C"
       on conflict (word) do update set documents = search_words.documents
       returning id, word
     )
     select id, word from added union all
     select id, word from search_words where word = any(:words::text[])`,
    { words: [...words] },
  );
  const ids = new Map(rows.map(({ id, word }) => [word, id]));
  return (word) => knownId(ids, word);
}

function knownId(ids: ReadonlyMap<string, number>, word: string): number {
  const id = ids.get(word);
  if (id === undefined) throw new Error('a word of the index has no number');
  return id;
}

/** The tier of the card that stands next below: what comes later joins the tier that it belongs to. */
async function tiersOf(trx: Knex, cards: readonly CardSource[]): Promise<readonly number[]> {
  const { rows } = await trx.raw<{ rows: { tier: number }[] }>(
    `select coalesce(
       (select tier from search_documents d where d.standing <= given.standing
        order by d.standing desc limit 1),
       (select max(tier) from search_documents), 0) as tier
     from unnest(:standings::integer[]) with ordinality as given (standing, place) order by place`,
    { standings: cards.map(standingOfCard) },
  );
  return rows.map(({ tier }) => tier);
}

const withoutIndex = `
  drop index search_documents_by_words, search_documents_by_standing,
    search_documents_by_meta_master;
  alter table search_documents drop constraint search_documents_pkey,
    drop constraint search_documents_card_fkey`;

const withIndex = `
  alter table search_documents
    add constraint search_documents_pkey primary key (card_id, tier),
    add constraint search_documents_card_fkey
      foreign key (card_id) references listing_cards (id) on delete cascade;
  create index search_documents_by_words on search_documents using gin (words)
    with (fastupdate = off);
  create index search_documents_by_standing on search_documents (standing);
  create index search_documents_by_meta_master on search_documents (meta_master_id)`;

/** Makes all that search reads anew, in bulk: words, documents, tiers. Searches wait meanwhile. */
export async function refreshAllSearchDocuments(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    'truncate search_documents, search_words, search_changes, search_revisions restart identity',
  );
  await trx.raw(withoutIndex);
  const read = cardReader(await traitNames(trx));
  const numbers = new Map<string, { readonly id: number; documents: number }>();
  let written = 0;
  for await (const cards of allCards(trx)) {
    const rows = cards.map((card, index) => {
      const words = read(card);
      const count = (word: string) => {
        const known = numbers.get(word) ?? { id: numbers.size + 1, documents: 0 };
        if (known.documents === 0) numbers.set(word, known);
        known.documents += 1;
        return known.id;
      };
      return documentRow(card, words, tierAt(written + index), count);
    });
    await copyRows(trx, 'search_documents', documentColumns, rows);
    written += cards.length;
  }
  const words = [...numbers].map(([word, { id, documents }]) => [id, word, documents]);
  await copyRows(trx, 'search_words', ['id', 'word', 'documents'], words);
  await trx.raw(
    `select setval(pg_get_serial_sequence('search_words', 'id'), greatest(1, max(id)))
     from search_words`,
  );
  await trx.raw(withIndex);
  await trx('search_changes').insert({ meta_master_id: 0 });
  await trx('search_revisions').insert({ meta_master_id: 0 });
  await trx.raw('analyze search_documents, search_words');
}

/** Tier of the card at a place, counted from 0. */
function tierAt(place: number): number {
  const tier = tierSizes.findIndex((size) => place < size);
  return tier < 0 ? tierSizes.length : tier;
}

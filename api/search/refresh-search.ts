import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { DocumentWords } from '#core/search/document-words.ts';
import { copyRows, type CopyValue } from '../platform/database/copy-rows.ts';
import { allCards, cardsOfFamilies, traitNames, type CardSource } from './card-sources.ts';
import { cardReader, documentColumns, documentWriter, standingOfCard } from './document-row.ts';

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
  const rowOf = documentWriter();
  const rows = described.map(({ card, words }, index) =>
    rowOf(card, words, tiers[index] ?? 0, idOf),
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

const cardsAtATurn = 100;
const cardsBetweenReports = 50_000;

/** Tables that `writeAllSearchDocuments` fills. */
export const searchTables = ['search_documents', 'search_words'];

/**
 * Makes all that search reads anew, in bulk: words, documents, tiers. Searches wait meanwhile; the
 * caller takes the indexes of `searchTables` away and brings them back.
 */
export async function writeAllSearchDocuments(
  trx: Knex.Transaction,
  report: (line: string) => void,
): Promise<void> {
  await trx.raw(
    'truncate search_documents, search_words, search_changes, search_revisions restart identity',
  );
  const read = cardReader(await traitNames(trx));
  const rowOf = documentWriter();
  const numbers = new Map<string, { readonly id: number; documents: number }>();
  const count = (word: string) => {
    const known = numbers.get(word) ?? { id: numbers.size + 1, documents: 0 };
    if (known.documents === 0) numbers.set(word, known);
    known.documents += 1;
    return known.id;
  };
  let place = 0;
  const rowsOf = async (cards: readonly CardSource[]) => {
    const rows: CopyValue[][] = [];
    for (const card of cards) {
      rows.push(rowOf(card, read(card), tierAt(place), count));
      place += 1;
      // The connection has its turn: it writes the rows before these.
      if (place % cardsAtATurn === 0) await nextTurn();
      if (place % cardsBetweenReports === 0) report(`  search of ${String(place)} cards …`);
    }
    return rows;
  };
  const write = (rows: CopyValue[][]) => copyRows(trx, 'search_documents', documentColumns, rows);
  let made: CopyValue[][] = [];
  for await (const cards of allCards(trx)) {
    [made] = await Promise.all([rowsOf(cards), write(made)]);
  }
  await write(made);
  const words = [...numbers].map(([word, { id, documents }]) => [id, word, documents]);
  await copyRows(trx, 'search_words', ['id', 'word', 'documents'], words);
  await trx.raw(
    `select setval(pg_get_serial_sequence('search_words', 'id'), greatest(1, max(id)))
     from search_words`,
  );
  await trx('search_changes').insert({ meta_master_id: 0 });
  await trx('search_revisions').insert({ meta_master_id: 0 });
}

/** Tier of the card at a place, counted from 0. */
function tierAt(place: number): number {
  const tier = tierSizes.findIndex((size) => place < size);
  return tier < 0 ? tierSizes.length : tier;
}

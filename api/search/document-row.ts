import { deviceKinds } from '#core/buyback/device-kind.ts';
import { productConditions } from '#core/catalog/product-condition.ts';
import {
  documentWords,
  traitWords,
  wordReader,
  type DocumentWords,
  type TraitWords,
} from '#core/search/document-words.ts';
import { packDocument } from '#core/search/packed-document.ts';
import type { CopyValue } from '../platform/database/copy-rows.ts';
import type { CardSource, TraitNames } from './card-sources.ts';
import { standingOf } from './standing.ts';

/** Columns of a row of `documentRow`. */
export const documentColumns = [
  ...['card_id', 'meta_master_id', 'tier', 'standing', 'price', 'words', 'packed'],
];

const dayMs = 86_400_000;

/** Place of a card among all of them. */
export const standingOfCard = ({ kind, popularity }: CardSource): number =>
  standingOf(kind === 'accessory', popularity);

const numbersIn = (list: string): number[] => (list === '' ? [] : list.split(',').map(Number));

/** Cards that share their categories and values are many; what those say is read once. */
const mostRemembered = 20_000;

/** Reads the words of many cards. */
export function cardReader(names: TraitNames): (card: CardSource) => DocumentWords {
  const read = wordReader();
  const traitsOf = new Map<string, TraitWords>();
  const traits = ({ category_ids, value_ids }: CardSource) => {
    const key = `${category_ids}|${value_ids}`;
    const known = traitsOf.get(key);
    if (known) return known;
    const texts = [
      ...numbersIn(category_ids).map((id) => names.categories.get(id)),
      ...numbersIn(value_ids).map((id) => names.values.get(id)),
    ].filter((text) => text !== undefined);
    const words = traitWords(texts, read);
    if (traitsOf.size < mostRemembered) traitsOf.set(key, words);
    return words;
  };
  return (card) =>
    documentWords(
      {
        kind: card.kind,
        condition: card.condition,
        manufacturer: card.manufacturer,
        traits: traits(card),
        name: { cs: card.name_cs, ro: card.name_ro },
        groupName: card.group_name,
        releasedIn: new Date(card.released_on * dayMs).getUTCFullYear(),
        fits: deviceKinds.filter((kind) => card.fits?.includes(kind)),
      },
      read,
    );
}

/** Lists of numbers with their lexemes, as many cards have the same. */
function numberReader(mark: string) {
  const remembered = new Map<string, { readonly numbers: number[]; readonly lexemes: string }>();
  return (list: string) => {
    const known = remembered.get(list);
    if (known) return known;
    const numbers = numbersIn(list);
    const read = { numbers, lexemes: numbers.map((each) => `${mark}${String(each)}`).join(' ') };
    if (remembered.size < mostRemembered) remembered.set(list, read);
    return read;
  };
}

/** Makes rows of `search_documents` of many cards and their words. */
export function documentWriter(): (
  card: CardSource,
  words: DocumentWords,
  tier: number,
  idOf: (word: string) => number,
) => CopyValue[] {
  const facts = numberReader('#');
  const categories = numberReader('#c');
  return (card, words, tier, idOf) =>
    documentRow(card, words, tier, idOf, facts(card.facts), categories(card.category_ids));
}

type NumberList = ReturnType<ReturnType<typeof numberReader>>;

function documentRow(
  card: CardSource,
  words: DocumentWords,
  tier: number,
  idOf: (word: string) => number,
  facts: NumberList,
  categories: NumberList,
): CopyValue[] {
  const { maker, head, tail, other } = words;
  const packed = packDocument({
    cardId: card.id,
    familyId: card.meta_master_id,
    price: card.price,
    popularity: card.popularity,
    releasedOn: card.released_on,
    availability: card.availability_rank,
    condition: productConditions.indexOf(card.condition),
    isAccessory: card.kind === 'accessory',
    nameSize: words.nameSize,
    maker: maker.map(idOf),
    head: head.map(idOf),
    tail: tail.map(idOf),
    other: other.map(idOf),
    facts: facts.numbers,
    categories: categories.numbers,
  });
  // Letters, digits and the marks ~, # and - only: nothing that a tsvector's text would have to quote.
  const named = [maker, head, tail, other].map((list) => list.join(' ')).join(' ');
  const lexemes = `${named} ${facts.lexemes} ${categories.lexemes}`;
  const bytes = Buffer.from(packed.buffer).toString('hex');
  const { id, meta_master_id, price } = card;
  return [id, meta_master_id, tier, standingOfCard(card), price, lexemes, `\\x${bytes}`];
}

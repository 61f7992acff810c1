import { deviceKinds } from '#core/buyback/device-kind.ts';
import {
  documentWords,
  traitWords,
  wordReader,
  type DocumentWords,
  type TraitWords,
} from '#core/search/document-words.ts';
import { packDocument } from '#core/search/packed-document.ts';
import type { CopyValue } from '../database/copy-rows.ts';
import type { CardSource, TraitNames } from './card-sources.ts';
import { standingOf } from './standing.ts';

/** Columns of a row of `documentRow`. */
export const documentColumns = [
  ...['card_id', 'meta_master_id', 'tier', 'standing', 'price', 'words', 'packed'],
];

const dayMs = 86_400_000;
const conditions = ['new', 'nearly_new', 'used'];

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
        ...{ kind: card.kind, condition: card.condition, manufacturer: card.manufacturer },
        traits: traits(card),
        name: { cs: card.name_cs, ro: card.name_ro },
        groupName: card.group_name,
        releasedIn: new Date(card.released_on * dayMs).getUTCFullYear(),
        fits: deviceKinds.filter((kind) => card.fits?.includes(kind)),
      },
      read,
    );
}

/** A card with its words as a row of `search_documents`. */
export function documentRow(
  card: CardSource,
  words: DocumentWords,
  tier: number,
  idOf: (word: string) => number,
): CopyValue[] {
  const facts = numbersIn(card.facts);
  const categories = numbersIn(card.category_ids);
  const packed = packDocument({
    ...{ cardId: card.id, familyId: card.meta_master_id, price: card.price },
    ...{ popularity: card.popularity, releasedOn: card.released_on },
    availability: card.availability_rank,
    condition: conditions.indexOf(card.condition),
    isAccessory: card.kind === 'accessory',
    nameSize: words.nameSize,
    maker: words.maker.map(idOf),
    head: words.head.map(idOf),
    tail: words.tail.map(idOf),
    other: words.other.map(idOf),
    ...{ facts, categories },
  });
  // Letters, digits and the marks ~, # and - only: nothing that a tsvector's text would have to quote.
  const lexemes = [
    ...[...words.maker, ...words.head, ...words.tail, ...words.other],
    ...facts.map((fact) => `#${String(fact)}`),
    ...categories.map((category) => `#c${String(category)}`),
  ];
  const bytes = Buffer.from(packed.buffer).toString('hex');
  return [
    ...[card.id, card.meta_master_id, tier, standingOfCard(card), card.price],
    ...[lexemes.join(' '), `\\x${bytes}`],
  ];
}

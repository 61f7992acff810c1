import type { PhraseBook } from '../phrase-book.ts';

export const limitedOffers: PhraseBook['limitedOffers'] = {
  title: 'Oferte limitate în timp',
  description: 'Produse mai ieftine pentru un timp: până când, câte bucăți și prețul obișnuit.',
  lead: 'Valabile până la momentul indicat. Apoi revine prețul obișnuit.',
  empty: 'Acum nu există oferte limitate în timp',
  emptyText: 'Produsele reduse permanent și cele folosite le găsiți în ofertă.',
  toCatalogue: 'Vedeți oferta',
  running: 'Valabile acum',
  upcoming: 'Încep în curând',
  until: 'Valabilă până la {{day}}, ora {{time}}',
  starts: 'Începe la {{day}}, ora {{time}}',
  left: 'Mai durează {{left}}',
  ended: 'Oferta s-a încheiat, este valabil prețul obișnuit.',
  soldOut: 'Toate bucățile la acest preț s-au vândut.',
  usualPrice: 'Preț obișnuit {{price}}',
  pieces_one: 'la acest preț {{count}} bucată',
  pieces_few: 'la acest preț {{count}} bucăți',
  pieces_other: 'la acest preț {{count}} de bucăți',
  loadFailed: 'Ofertele nu au putut fi încărcate.',
};

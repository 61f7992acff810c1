/** Stores, show rooms and their opening hours. */
export const stores = {
  title: 'Prodejny',
  description: 'Adresy, otevírací doba a služby našich prodejen. Rezervace připravíme do 30 minut.',
  lead: 'Telefon si u nás můžete prohlédnout, vyzvednout i prodat. Rezervaci připravíme do 30 minut.',
  showRoomsLink: 'Kde si zařízení vyzkoušíte: showroomy',
  showRoomsTitle: 'Showroomy',
  showRoomsDescription: 'Prodejny, ve kterých si telefony, tablety a hodinky vyzkoušíte naživo.',
  showRoomsLead: 'V showroomech máme vystavená zařízení zapnutá a připravená k vyzkoušení.',
  allStores: 'Všechny prodejny',
  openUntil: 'Otevřeno do {{time}}',
  opensToday: 'Zavřeno, otevírá dnes v {{time}}',
  opensTomorrow: 'Zavřeno, otevírá zítra v {{time}}',
  opensOn: 'Zavřeno, otevírá {{day}} v {{time}}',
  closedForLong: 'Zavřeno',
  photos: 'Fotografie prodejny',
  hours: 'Otevírací doba',
  exceptions: 'Svátky a změny',
  closed: 'zavřeno',
  range: '{{opens}}–{{closes}}',
  monday: 'Pondělí',
  tuesday: 'Úterý',
  wednesday: 'Středa',
  thursday: 'Čtvrtek',
  friday: 'Pátek',
  saturday: 'Sobota',
  sunday: 'Neděle',
  where: 'Kde nás najdete',
  map: 'Zobrazit na mapě',
  mapOf: '{{name}} (otevře se v novém okně)',
  phone: 'Telefon',
  email: 'E-mail',
  services: 'Služby',
  showRoom: 'Showroom',
  pickup: 'Rezervace a vyzvednutí',
  buyout: 'Výkup',
  service: 'Servis',
  empty: 'Právě tu žádná prodejna není.',
  storeDescription: '{{name}}, {{street}}, {{city}}: otevírací doba, telefon, mapa a služby.',
  unknownTitle: 'Tuto prodejnu neznáme',
  unknownText: 'Možná se přestěhovala. Podívejte se na seznam všech prodejen.',
  loadFailed: 'Prodejny se nepodařilo načíst.',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly stores: Translated<typeof stores>;
  }
}

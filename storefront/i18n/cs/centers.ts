/** Buy-back centres and their opening hours. */
export const centers = {
  title: 'Výkupní místa',
  description: 'Kam přinést telefon, tablet nebo hodinky k výkupu. Adresy a otevírací doba.',
  heading: 'Výkupní místa',
  lead: 'Zařízení můžete přinést osobně. Vezměte s sebou občanský průkaz a kód výkupu.',
  openUntil: 'Otevřeno do {{time}}',
  opensToday: 'Zavřeno, otevírá dnes v {{time}}',
  closedNow: 'Dnes už zavřeno',
  closedToday: 'Dnes zavřeno',
  hours: 'Otevírací doba',
  closed: 'zavřeno',
  today: 'dnes',
  range: '{{opens}}–{{closes}}',
  monday: 'Pondělí',
  tuesday: 'Úterý',
  wednesday: 'Středa',
  thursday: 'Čtvrtek',
  friday: 'Pátek',
  saturday: 'Sobota',
  sunday: 'Neděle',
  phone: 'Telefon',
  email: 'E-mail',
  buyout: 'Výkup',
  service: 'Servis',
  empty: 'Právě nemáme žádné výkupní místo. Zařízení nám můžete poslat zdarma.',
  sell: 'Zjistit výkupní cenu',
  loadFailed: 'Výkupní místa se nepodařilo načíst.',
} as const;

declare module '../phrase-book.ts' {
  interface PhraseBook {
    readonly centers: Translated<typeof centers>;
  }
}

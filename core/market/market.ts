/** Markets that one deployment can serve. A market is always an argument, never a global. */
export const marketCodes = ['cz', 'ro'] as const;
export type MarketCode = (typeof marketCodes)[number];

/** Languages of every user-visible text. */
export const languages = ['cs', 'ro'] as const;
export type Language = (typeof languages)[number];

export type Currency = 'CZK' | 'RON';

/** What a market fixes (DECISIONS "Markets and languages"). Amounts are whole units of `currency`. */
export interface Market {
  readonly code: MarketCode;
  readonly language: Language;
  readonly currency: Currency;
  readonly currencyLabel: 'Kč' | 'Lei';
  /** Decimals shown to people. */
  readonly decimals: 0;
  /** IANA name; rules about days use this zone. */
  readonly timeZone: string;
  /** ISO 3166-1 alpha-2, the default of address forms. */
  readonly defaultCountry: 'CZ' | 'RO';
  readonly phonePrefix: '+420' | '+40';
  /** Who settles disputes of consumers out of court, to be named by the seller (directive 2013/11/EU art. 13). */
  readonly disputesUrl: string;
  readonly phoneTypeSlug: 'telefony' | 'telefoane';
  readonly slugs: {
    readonly stores: string;
    readonly contact: string;
    readonly login: string;
    readonly buyback: string;
    readonly service: string;
  };
}

export const markets: Record<MarketCode, Market> = {
  cz: {
    code: 'cz',
    language: 'cs',
    currency: 'CZK',
    currencyLabel: 'Kč',
    decimals: 0,
    timeZone: 'Europe/Prague',
    defaultCountry: 'CZ',
    phonePrefix: '+420',
    disputesUrl: 'https://coi.gov.cz/informace-o-adr/',
    phoneTypeSlug: 'telefony',
    slugs: {
      stores: 'prodejny',
      contact: 'kontakt',
      login: 'prihlaseni',
      buyback: 'vykup',
      service: 'servis',
    },
  },
  ro: {
    code: 'ro',
    language: 'ro',
    currency: 'RON',
    currencyLabel: 'Lei',
    decimals: 0,
    timeZone: 'Europe/Bucharest',
    defaultCountry: 'RO',
    phonePrefix: '+40',
    disputesUrl: 'https://anpc.ro/ce-este-sal/',
    phoneTypeSlug: 'telefoane',
    slugs: {
      stores: 'magazine',
      contact: 'contact',
      login: 'autentificare',
      buyback: 'buyback',
      service: 'service',
    },
  },
};

export const isLanguage = (value: unknown): value is Language => value === 'cs' || value === 'ro';

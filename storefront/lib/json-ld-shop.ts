import type { Currency } from '#core/market/market.ts';
import type { JsonLd } from './json-ld.ts';

interface OrganizationFacts {
  readonly name: string;
  readonly description?: string | undefined;
  readonly logo?: string | undefined;
  readonly phone?: string | undefined;
  readonly email?: string | undefined;
}

/** The company that runs the shop. */
export const organization = ({ name, description, logo, phone, email }: OrganizationFacts) =>
  ({
    '@type': 'Organization',
    '@id': '/#organization',
    name,
    url: '/',
    description,
    logo,
    telephone: phone,
    email,
  }) satisfies JsonLd;

/** The shop's site; `searchPath` leads to the results of `q`. */
export const webSite = (name: string, searchPath: string): JsonLd => ({
  '@type': 'WebSite',
  name,
  url: '/',
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${searchPath}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export interface StoreFacts {
  readonly name: string;
  readonly path: string;
  readonly street: string;
  readonly city: string;
  readonly postcode: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly phone: string;
  readonly email: string;
  /** Monday first; none on a closed day. */
  readonly openingHours: readonly (readonly {
    readonly opens: string;
    readonly closes: string;
  }[])[];
  /** Whole address of a photograph. */
  readonly image?: string | undefined;
}

/** A store that a visitor can walk into. */
export const electronicsStore = (facts: StoreFacts): JsonLd => ({
  '@type': 'ElectronicsStore',
  name: facts.name,
  url: facts.path,
  telephone: facts.phone,
  email: facts.email,
  address: {
    '@type': 'PostalAddress',
    streetAddress: facts.street,
    addressLocality: facts.city,
    postalCode: facts.postcode,
    addressCountry: facts.country,
  },
  image: facts.image,
  openingHoursSpecification: facts.openingHours.flatMap((spans, index) => {
    const dayOfWeek = `https://schema.org/${weekdays[index] ?? ''}`;
    return spans.map((span) => ({ '@type': 'OpeningHoursSpecification', dayOfWeek, ...span }));
  }),
});

/** Questions with answers in plain text. */
export const faqPage = (
  questions: readonly { readonly question: string; readonly answer: string }[],
): JsonLd => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

interface ArticleFacts {
  readonly headline: string;
  readonly description: string;
  readonly path: string;
  readonly image?: string | undefined;
  /** ISO 8601. */
  readonly publishedAt: string;
  readonly modifiedAt?: string | undefined;
  /** Name of the shop, which answers for the text. */
  readonly publisher: string;
}

export const article = (facts: ArticleFacts): JsonLd => ({
  '@type': 'Article',
  headline: facts.headline,
  description: facts.description,
  url: facts.path,
  image: facts.image,
  datePublished: facts.publishedAt,
  dateModified: facts.modifiedAt ?? facts.publishedAt,
  author: organization({ name: facts.publisher }),
  publisher: organization({ name: facts.publisher }),
});

interface JobFacts {
  readonly title: string;
  readonly description: string;
  readonly path: string;
  /** `YYYY-MM-DD`. */
  readonly postedOn: string;
  readonly validThrough?: string | undefined;
  readonly employmentType: 'FULL_TIME' | 'PART_TIME' | 'CONTRACTOR' | 'TEMPORARY' | 'INTERN';
  readonly city: string;
  readonly country: string;
  readonly employer: string;
  /** Monthly, whole units. */
  readonly salary?: { readonly from: number; readonly to: number; readonly currency: Currency };
}

export const jobPosting = (facts: JobFacts): JsonLd => ({
  '@type': 'JobPosting',
  title: facts.title,
  description: facts.description,
  url: facts.path,
  datePosted: facts.postedOn,
  validThrough: facts.validThrough,
  employmentType: facts.employmentType,
  hiringOrganization: organization({ name: facts.employer }),
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressLocality: facts.city,
      addressCountry: facts.country,
    },
  },
  baseSalary: facts.salary && {
    '@type': 'MonetaryAmount',
    currency: facts.salary.currency,
    value: {
      '@type': 'QuantitativeValue',
      minValue: facts.salary.from,
      maxValue: facts.salary.to,
      unitText: 'MONTH',
    },
  },
});

import type { DocumentParty, DocumentSeller } from '#core/documents/invoice-document.ts';
import type { Language } from '#core/market/market.ts';
import type { Xml } from '../xml.ts';

/** The number behind a street: `12`, `12/3a`; none where the address has a form of its own. */
const houseNumber = /^(.*\S)\s+(\d+(?:\/\d+)?\p{L}?)$/u;

/** A party of the deal; an unknown IČO stays empty, because the element must be there. */
export function partyElement(
  party: DocumentParty,
  language: Language,
  more: readonly Xml[] = [],
): Xml {
  const [, street = party.street, number = ''] = houseNumber.exec(party.street) ?? [];
  const country = new Intl.DisplayNames(language, { type: 'region' });
  return [
    'Party',
    [
      ['PartyIdentification', [['ID', party.companyId ?? '']]],
      ['PartyName', [['Name', party.name]]],
      [
        'PostalAddress',
        [
          ['StreetName', street],
          ['BuildingNumber', number],
          ['CityName', party.city],
          ['PostalZone', party.postcode],
          [
            'Country',
            [
              ['IdentificationCode', party.country],
              ['Name', country.of(party.country) ?? party.country],
            ],
          ],
        ],
      ],
      ...(party.vatId === null ? [] : [taxScheme(party.vatId)]),
      ...more,
    ],
  ];
}

const taxScheme = (vatId: string): Xml => [
  'PartyTaxScheme',
  [
    ['CompanyID', vatId],
    ['TaxScheme', 'VAT'],
  ],
];

/** What a seller says of itself besides. */
export const sellerFacts = ({ register, phone, eMail }: DocumentSeller): Xml[] => [
  ['RegisterIdentification', [['Preformatted', register]]],
  [
    'Contact',
    [
      ['Telephone', phone],
      ['ElectronicMail', eMail],
    ],
  ],
];

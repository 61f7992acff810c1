import type { EParty } from '#core/documents/e-invoice.ts';
import type { DocumentSeller } from '#core/documents/invoice-document.ts';
import { clip, type Xml } from '../xml.ts';

/** Lengths as CIUS-RO allows them (BR-RO-L020 to L200). */
const most = { name: 200, street: 150, city: 50, postcode: 20, contact: 100, form: 1000 } as const;

/** A party of the deal; what is said besides its name and number stands in `legal`. */
export function partyElement(
  party: EParty,
  legal: readonly Xml[] = [],
  more: readonly Xml[] = [],
): Xml {
  const { name, street, city, postcode, county, country, legalId, vatId } = party;
  return [
    'cac:Party',
    [
      [
        'cac:PostalAddress',
        [
          ['cbc:StreetName', clip(street, most.street)],
          ['cbc:CityName', clip(city, most.city)],
          ...(postcode === '' ? [] : [['cbc:PostalZone', clip(postcode, most.postcode)] as const]),
          ...(county === null ? [] : [['cbc:CountrySubentity', county] as const]),
          ['cac:Country', [['cbc:IdentificationCode', country]]],
        ],
      ],
      ...(vatId === null
        ? []
        : [['cac:PartyTaxScheme', [['cbc:CompanyID', vatId], vatScheme]] as const]),
      [
        'cac:PartyLegalEntity',
        [
          ['cbc:RegistrationName', clip(name, most.name)],
          ...(legalId === '' ? [] : [['cbc:CompanyID', legalId] as const]),
          ...legal,
        ],
      ],
      ...more,
    ],
  ];
}

/** The one tax that documents of the shop have. */
export const vatScheme: Xml = ['cac:TaxScheme', [['cbc:ID', 'VAT']]];

/** Where the seller is registered, as its law wants it said (BT-33). */
export const registerElement = ({ register }: DocumentSeller): Xml => [
  'cbc:CompanyLegalForm',
  clip(register, most.form),
];

/** How the seller is reached (BG-6). */
export const contactElement = ({ phone, eMail }: DocumentSeller): Xml => [
  'cac:Contact',
  [
    ['cbc:Telephone', clip(phone, most.contact)],
    ['cbc:ElectronicMail', clip(eMail, most.contact)],
  ],
];

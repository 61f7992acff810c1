import type { XmlElement } from '#tests/support/parse-xml.ts';

/**
 * What isdoc-invoice-6.0.2.xsd says of the elements that are used here: the children of each in
 * their order, `?` one that may be left out, `+` one that repeats; a text is what its content is.
 */
const amounts = (names: string) => names.split(' ');
const party = [
  ...['PartyIdentification', 'PartyName', 'PostalAddress', 'PartyTaxScheme?'],
  ...['RegisterIdentification?', 'Contact?'],
];
const shapes: Readonly<Record<string, readonly string[]>> = {
  Invoice: [
    ...['DocumentType', 'ID', 'UUID', 'IssuingSystem?', 'IssueDate', 'TaxPointDate?'],
    ...['VATApplicable', 'ElectronicPossibilityAgreementReference', 'Note?', 'LocalCurrencyCode'],
    ...['CurrRate', 'RefCurrRate', 'AccountingSupplierParty', 'AccountingCustomerParty'],
    ...['OrderReferences?', 'OriginalDocumentReferences?', 'InvoiceLines', 'NonTaxedDeposits?'],
    ...['TaxTotal', 'LegalMonetaryTotal', 'PaymentMeans?'],
  ],
  AccountingSupplierParty: ['Party'],
  AccountingCustomerParty: ['Party'],
  Party: party,
  PartyIdentification: ['ID'],
  PartyName: ['Name'],
  PostalAddress: ['StreetName', 'BuildingNumber', 'CityName', 'PostalZone', 'Country'],
  Country: ['IdentificationCode', 'Name'],
  PartyTaxScheme: ['CompanyID', 'TaxScheme'],
  RegisterIdentification: ['Preformatted'],
  Contact: ['Name?', 'Telephone?', 'ElectronicMail?'],
  OrderReferences: ['OrderReference+'],
  OrderReference: ['SalesOrderID'],
  OriginalDocumentReferences: ['OriginalDocumentReference+'],
  OriginalDocumentReference: ['ID', 'IssueDate?', 'UUID?'],
  InvoiceLines: ['InvoiceLine+'],
  InvoiceLine: [
    ...['ID', 'InvoicedQuantity?', 'LineExtensionAmount', 'LineExtensionAmountBeforeDiscount?'],
    ...['LineExtensionAmountTaxInclusive', 'LineExtensionAmountTaxInclusiveBeforeDiscount?'],
    ...['LineExtensionTaxAmount', 'UnitPrice', 'UnitPriceTaxInclusive', 'ClassifiedTaxCategory'],
    ...['Note?', 'VATNote?', 'Item?'],
  ],
  ClassifiedTaxCategory: ['Percent', 'VATCalculationMethod', 'VATApplicable?'],
  Item: ['Description?', 'SellersItemIdentification?'],
  SellersItemIdentification: ['ID'],
  NonTaxedDeposits: ['NonTaxedDeposit+'],
  NonTaxedDeposit: ['ID', 'VariableSymbol', 'DepositAmount'],
  TaxTotal: ['TaxSubTotal+', 'TaxAmount'],
  TaxSubTotal: [
    ...amounts('TaxableAmount TaxAmount TaxInclusiveAmount AlreadyClaimedTaxableAmount'),
    ...amounts('AlreadyClaimedTaxAmount AlreadyClaimedTaxInclusiveAmount DifferenceTaxableAmount'),
    ...amounts('DifferenceTaxAmount DifferenceTaxInclusiveAmount TaxCategory'),
  ],
  TaxCategory: ['Percent', 'VATApplicable?'],
  LegalMonetaryTotal: [
    ...amounts('TaxExclusiveAmount TaxInclusiveAmount AlreadyClaimedTaxExclusiveAmount'),
    ...amounts('AlreadyClaimedTaxInclusiveAmount DifferenceTaxExclusiveAmount'),
    ...amounts('DifferenceTaxInclusiveAmount PayableRoundingAmount? PaidDepositsAmount'),
    'PayableAmount',
  ],
  PaymentMeans: ['Payment+'],
  Payment: ['PaidAmount', 'PaymentMeansCode', 'Details?'],
  Details: [
    ...['PaymentDueDate', 'ID', 'BankCode', 'Name', 'IBAN', 'BIC', 'VariableSymbol?'],
    ...['ConstantSymbol?', 'SpecificSymbol?'],
  ],
};

const day = /^\d{4}-\d{2}-\d{2}$/;
const contents: Readonly<Record<string, RegExp>> = {
  DocumentType: /^[1-7]$/,
  UUID: /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/,
  IssueDate: day,
  TaxPointDate: day,
  PaymentDueDate: day,
  VATApplicable: /^(true|false)$/,
  VATCalculationMethod: /^[01]$/,
  LocalCurrencyCode: /^[A-Z]{3}$/,
  PaymentMeansCode: /^(10|20|31|42|48|49|50|97)$/,
  Percent: /^\d+(\.\d+)?$/,
  InvoicedQuantity: /^\d+$/,
};
const amount = /^-?\d+\.\d{2}$/;

/** What of an element and all below it the schema does not allow. */
export function breachesOf(element: XmlElement): string[] {
  const { name, children, text } = element;
  const shape = shapes[name];
  if (!shape) {
    const allowed = contents[name] ?? (/Amount|^UnitPrice/.test(name) ? amount : /^/);
    if (children.length > 0) return [`${name} holds elements`];
    return allowed.test(text) ? [] : [`${name} is ${JSON.stringify(text)}`];
  }
  const pattern = shape.map((child) => {
    const [, own = '', count = ''] = /^(\w+)([?+]?)$/.exec(child) ?? [];
    return `(?:${own},)${count}`;
  });
  const order = children.map((child) => `${child.name},`).join('');
  const inOrder = new RegExp(`^${pattern.join('')}$`).test(order);
  return [...(inOrder ? [] : [`${name} holds ${order}`]), ...children.flatMap(breachesOf)];
}

interface IsdocLine {
  readonly ean?: string;
  /** What the supplier calls it, and what the shop does. */
  readonly code?: string;
  readonly ourCode?: string;
  readonly quantity: number;
  readonly total: number;
}

/** An invoice of Velkoobchod in ISDOC, with what it says that its lines come to. */
export const isdoc = (number: string, total: number, lines: readonly IsdocLine[]) =>
  Buffer.from(`<Invoice xmlns="http://isdoc.cz/namespace/2013"><DocumentType>1</DocumentType><ID>${number}</ID>
<IssueDate>2026-11-20</IssueDate><LocalCurrencyCode>CZK</LocalCurrencyCode><AccountingSupplierParty><Party>
<PartyIdentification><ID>25596641</ID></PartyIdentification><PartyName><Name>Velkoobchod</Name></PartyName></Party>
</AccountingSupplierParty><InvoiceLines>${lines
    .map(
      ({ ean = '', code = '', ourCode = '', quantity, total: sum }) =>
        `<InvoiceLine><InvoicedQuantity>${String(quantity)}</InvoicedQuantity><LineExtensionAmount>${String(sum)}</LineExtensionAmount>
<UnitPrice>1</UnitPrice><ClassifiedTaxCategory><Percent>21</Percent></ClassifiedTaxCategory><Item><Description>Kryt</Description>
<CatalogueItemIdentification><ID>${ean}</ID></CatalogueItemIdentification>
<SellersItemIdentification><ID>${code}</ID></SellersItemIdentification>
<BuyersItemIdentification><ID>${ourCode}</ID></BuyersItemIdentification></Item></InvoiceLine>`,
    )
    .join(
      '',
    )}</InvoiceLines><LegalMonetaryTotal><TaxExclusiveAmount>${String(total)}</TaxExclusiveAmount>
</LegalMonetaryTotal></Invoice>`);

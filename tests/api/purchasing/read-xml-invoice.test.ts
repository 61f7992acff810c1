import { describe, expect, it } from 'vitest';
import { readXmlInvoice } from '#api/purchasing/read-xml-invoice.ts';

const isdoc = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="http://isdoc.cz/namespace/2013" version="6.0.2"><ID>FV-1</ID><LocalCurrencyCode>CZK</LocalCurrencyCode>
<AccountingSupplierParty><Party><PartyIdentification><ID>25596641</ID></PartyIdentification></Party></AccountingSupplierParty>
<InvoiceLines><InvoiceLine><ID>1</ID><InvoicedQuantity unitCode="ks">2</InvoicedQuantity><UnitPrice>990.50</UnitPrice>
<ClassifiedTaxCategory><Percent>21</Percent></ClassifiedTaxCategory><Item><Description>Kabel &amp; adaptér</Description>
<CatalogueItemIdentification><ID>8590000000017</ID></CatalogueItemIdentification>
<SellersItemIdentification><ID>KB-1</ID></SellersItemIdentification></Item></InvoiceLine></InvoiceLines></Invoice>`;

const ubl = `<?xml version="1.0" encoding="UTF-8"?>
<i:Invoice xmlns:i="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"
 xmlns:a="urn:oasis:names:specification:ubl:schema:xsd:CommonAggregateComponents-2"
 xmlns:b="urn:oasis:names:specification:ubl:schema:xsd:CommonBasicComponents-2">
<b:ID>F7</b:ID><b:DocumentCurrencyCode>RON</b:DocumentCurrencyCode>
<a:AccountingSupplierParty><a:Party><a:PartyLegalEntity><b:CompanyID>RO123</b:CompanyID></a:PartyLegalEntity></a:Party></a:AccountingSupplierParty>
<a:InvoiceLine><b:ID>1</b:ID><b:InvoicedQuantity>10</b:InvoicedQuantity><a:Item><b:Name>Cablu</b:Name>
<a:BuyersItemIdentification><b:ID>P-9</b:ID></a:BuyersItemIdentification>
<a:ClassifiedTaxCategory><b:Percent>21</b:Percent></a:ClassifiedTaxCategory></a:Item>
<a:Price><b:PriceAmount currencyID="RON">100</b:PriceAmount><b:BaseQuantity>10</b:BaseQuantity></a:Price></a:InvoiceLine></i:Invoice>`;

describe('an invoice in XML', () => {
  it('is read from ISDOC', () => {
    const line = {
      supplierCode: 'KB-1',
      ourCode: '',
      ean: '8590000000017',
      name: 'Kabel & adaptér',
    };
    const numbers = { quantity: '2', unitPrice: '990.50', priceOf: '', vatPercent: '21' };
    expect(readXmlInvoice(isdoc)).toEqual({
      ok: true,
      value: {
        number: 'FV-1',
        supplierId: '25596641',
        currency: 'CZK',
        lines: [{ ...line, ...numbers }],
      },
    });
  });

  it('is read from UBL, whatever its prefixes, with how many pieces a price is of', () => {
    const line = { supplierCode: '', ourCode: 'P-9', ean: '', name: 'Cablu' };
    const numbers = { quantity: '10', unitPrice: '100', priceOf: '10', vatPercent: '21' };
    expect(readXmlInvoice(ubl)).toEqual({
      ok: true,
      value: {
        number: 'F7',
        supplierId: 'RO123',
        currency: 'RON',
        lines: [{ ...line, ...numbers }],
      },
    });
  });

  it.each([
    ['<Invoice', 'broken_xml'],
    [`<!DOCTYPE x [<!ENTITY a "b">]>${ubl.slice(ubl.indexOf('<i:'))}`, 'broken_xml'],
    [isdoc.replace('FV-1', '&own;'), 'broken_xml'],
    ['<Invoice/>', 'no_invoice'],
    [isdoc.replace(/<InvoiceLines>.*<\/InvoiceLines>/s, ''), 'no_invoice'],
  ])('is refused where it is none: %#', (text, code) => {
    expect(readXmlInvoice(text)).toEqual({ ok: false, error: code });
  });
});

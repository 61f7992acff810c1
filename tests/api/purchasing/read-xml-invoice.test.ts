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

const read = (text: string) => readXmlInvoice(Buffer.from(text));

describe('an invoice in XML', () => {
  it('is read from ISDOC', () => {
    const line = {
      supplierCode: 'KB-1',
      ourCode: '',
      ean: '8590000000017',
      mpn: '',
      name: 'Kabel & adaptér',
    };
    const numbers = {
      quantity: '2',
      unitPrice: '990.50',
      priceOf: '',
      total: '',
      vatPercent: '21',
    };
    expect(read(isdoc)).toEqual({
      ok: true,
      value: {
        format: 'isdoc',
        number: 'FV-1',
        supplierId: '25596641',
        supplierName: '',
        issuedOn: '',
        total: '',
        currency: 'CZK',
        lines: [{ ...line, ...numbers }],
      },
    });
  });

  it('is read from UBL, whatever its prefixes, with how many pieces a price is of', () => {
    const line = { supplierCode: '', ourCode: 'P-9', ean: '', mpn: '', name: 'Cablu' };
    const numbers = {
      quantity: '10',
      unitPrice: '100',
      priceOf: '10',
      total: '',
      vatPercent: '21',
    };
    expect(read(ubl)).toEqual({
      ok: true,
      value: {
        format: 'ubl',
        number: 'F7',
        supplierId: 'RO123',
        supplierName: '',
        issuedOn: '',
        total: '',
        currency: 'RON',
        lines: [{ ...line, ...numbers }],
      },
    });
  });

  it.each([
    ['<Invoice', 'invoice_not_readable'],
    [`<!DOCTYPE x [<!ENTITY a "b">]>${ubl.slice(ubl.indexOf('<i:'))}`, 'invoice_not_readable'],
    [isdoc.replace('FV-1', '&own;'), 'invoice_not_readable'],
    ['<Invoice/>', 'invoice_is_none'],
    [isdoc.replace('<ID>FV-1', '<DocumentType>2</DocumentType><ID>FV-1'), 'invoice_is_none'],
    [`${'<a>'.repeat(61)}${'</a>'.repeat(61)}`, 'invoice_not_readable'],
    [
      isdoc.replace(/(<InvoiceLine>.*<\/InvoiceLine>)/s, (line) => line.repeat(5001)),
      'invoice_too_long',
    ],
    [isdoc.replace(/<InvoiceLines>.*<\/InvoiceLines>/s, ''), 'invoice_is_none'],
  ])('is refused where it is none: %#', (text, code) => {
    expect(read(text)).toEqual({ ok: false, error: code });
  });
});

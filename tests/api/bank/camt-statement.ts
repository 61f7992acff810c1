interface Said {
  readonly amount: string;
  readonly currency?: string;
  readonly sign?: 'CRDT' | 'DBIT';
  readonly isReversal?: boolean;
  readonly reference?: string;
  readonly symbol?: string;
  /** Of the other side, as an IBAN. */
  readonly account?: string;
  /** Another payment of the same booking, which names no order. */
  readonly batchWith?: string;
}

export interface Booking extends Said {
  readonly xml: string;
}

/** A booking as a bank writes it into CAMT.053. */
export function booking(said: Said): Booking {
  const { amount, currency = 'CZK', sign = 'CRDT', reference = 'B-1', symbol = '' } = said;
  const { account = 'CZ6508000000192000145399' } = said;
  const side = sign === 'CRDT' ? 'Dbtr' : 'Cdtr';
  const money = (value: string) => `<Amt Ccy="${currency}">${value}</Amt>`;
  const details = (value: string, endToEnd: string) => `<TxDtls>
    <Refs><EndToEndId>${endToEnd}</EndToEndId></Refs>${money(value)}
    <RltdPties><${side}><Nm>Jana</Nm></${side}><${side}Acct><Id><IBAN>${account}</IBAN></Id></${side}Acct></RltdPties>
  </TxDtls>`;
  const rest = said.batchWith ?? '';
  const sum = rest === '' ? amount : (Number(amount) + Number(rest)).toFixed(2);
  return {
    ...said,
    xml: `<Ntry>${money(sum)}<CdtDbtInd>${sign}</CdtDbtInd><RvslInd>${String(said.isReversal ?? false)}</RvslInd>
      <Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><AcctSvcrRef>${reference}</AcctSvcrRef>
      <NtryDtls>${details(amount, `/VS${symbol}/SS/KS`)}${rest === '' ? '' : details(rest, 'NOTPROVIDED')}</NtryDtls></Ntry>`,
  };
}

const sumOf = (bookings: readonly Booking[]): string =>
  bookings
    .reduce((sum, { amount, sign }) => sum + Number(amount) * (sign === 'DBIT' ? -1 : 1), 0)
    .toFixed(2);

const balance = (code: string, amount: string) =>
  `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="CZK">${amount.replace('-', '')}</Amt>
    <CdtDbtInd>${amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd></Bal>`;

/** A statement of the sample shop's account that opens with nothing. */
export const camt = (
  bookings: readonly Booking[],
  { closing = sumOf(bookings) }: { readonly closing?: string } = {},
): string => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>
  <Acct><Id><IBAN>CZ6508000000192000145399</IBAN></Id><Ccy>CZK</Ccy></Acct>
  ${balance('OPBD', '0.00')}${balance('CLBD', closing)}
  ${bookings.map(({ xml }) => xml).join('\n')}
</Stmt></BkToCstmrStmt></Document>`;

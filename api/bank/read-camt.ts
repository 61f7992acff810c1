import {
  mostEntries,
  type BankEntry,
  type BankStatement,
  type StatementRefusal,
} from '#core/bank/bank-statement.ts';
import { accept, refuse, type Result } from '#core/shared/result.ts';
import { nodesAt, readXmlTree, textAt, type XmlNode } from './read-xml-tree.ts';

const namespace = /^urn:iso:std:iso:20022:tech:xsd:camt\.053\.001\.0[2-8]$/;

/**
 * Reads a statement in CAMT.053 (ISO 20022, versions 02 to 08). A booking of many payments is as many
 * movements where their amounts give its sum. What is not booked yet is left out: it comes again when it is.
 */
export function readCamt(content: Uint8Array): Result<BankStatement, StatementRefusal> {
  const root = readXmlTree(content);
  if (root === null || !namespace.test(root.uri)) return refuse('statement_not_readable');
  const statements = nodesAt(root, 'BkToCstmrStmt/Stmt');
  const [first] = statements;
  const last = statements.at(-1);
  if (!first || !last) return refuse('statement_not_readable');
  const account = accountOf(first);
  if (account === '') return refuse('statement_not_readable');
  if (statements.some((one) => accountOf(one) !== account)) {
    return refuse('statement_other_account');
  }
  const entries: BankEntry[] = [];
  for (const booking of statements.flatMap((one) => nodesAt(one, 'Ntry'))) {
    const read = readBooking(booking);
    if (read === null) return refuse('statement_not_readable');
    entries.push(...read);
    if (entries.length > mostEntries) return refuse('statement_too_long');
  }
  const opening = balanceOf(first, ['OPBD', 'PRCD']);
  const closing = balanceOf(last, ['CLBD']);
  if (opening === undefined || closing === undefined) return refuse('statement_not_readable');
  return accept({
    format: 'camt',
    account,
    currency: textAt(first, 'Acct/Ccy').toUpperCase() || null,
    opening,
    closing,
    entries,
  });
}

const accountOf = (statement: XmlNode): string =>
  textAt(statement, 'Acct/Id/IBAN', 'Acct/Id/Othr/Id');

/** Null where the statement says none, undefined where it is no amount. */
function balanceOf(statement: XmlNode, codes: readonly string[]): number | null | undefined {
  const found = nodesAt(statement, 'Bal').find((one) =>
    codes.includes(textAt(one, 'Tp/CdOrPrtry/Cd')),
  );
  return found ? (signedAmount(found, nodesAt(found, 'Amt')[0], found) ?? undefined) : null;
}

/** Hundredths with the sign that a node says, or else its booking; null where it is no amount of two decimals. */
function signedAmount(node: XmlNode, amount: XmlNode | undefined, booking: XmlNode): number | null {
  const parts = /^(\d{1,13})(?:\.(\d{1,2})0*)?$/.exec(amount?.text.trim() ?? '');
  const sign = textAt(node, 'CdtDbtInd') || textAt(booking, 'CdtDbtInd');
  if (!parts || (sign !== 'CRDT' && sign !== 'DBIT')) return null;
  const hundredths = Number((parts[1] ?? '') + (parts[2] ?? '').padEnd(2, '0'));
  return sign === 'DBIT' ? 0 - hundredths : hundredths;
}

/** Movements of a booking: none while it is pending; null where it is none. */
function readBooking(booking: XmlNode): readonly BankEntry[] | null {
  if (!['BOOK', ''].includes(textAt(booking, 'Sts/Cd', 'Sts'))) return [];
  const [sum] = nodesAt(booking, 'Amt');
  const amount = signedAmount(booking, sum, booking);
  const bookedOn = textAt(booking, 'BookgDt/Dt', 'BookgDt/DtTm', 'ValDt/Dt').slice(0, 10);
  if (amount === null || !/^\d{4}-\d\d-\d\d$/.test(bookedOn)) return null;
  const of = { booking, bookedOn, currency: (sum?.currency ?? '').toUpperCase() };
  const details = nodesAt(booking, 'NtryDtls/TxDtls');
  const parts = details.map((detail) => ({ detail, amount: partAmount(detail, of) }));
  const total = parts.reduce((all, one) => all + (one.amount ?? Number.NaN), 0);
  const [only] = details;
  if (parts.length < 2 || total !== amount) {
    return [entryOf(parts.length === 1 && only ? only : booking, amount, of, '')];
  }
  return parts.map((one, at) => entryOf(one.detail, one.amount ?? 0, of, `/${String(at + 1)}`));
}

interface Booking {
  readonly booking: XmlNode;
  readonly bookedOn: string;
  readonly currency: string;
}

/** What one of several payments comes to; null where it says nothing in the currency of its booking. */
function partAmount(detail: XmlNode, { booking, currency }: Booking): number | null {
  const said = ['Amt', 'AmtDtls/TxAmt/Amt'].flatMap((path) => nodesAt(detail, path));
  const own = said.find((one) => one.currency.toUpperCase() === currency);
  return own ? signedAmount(detail, own, booking) : null;
}

const symbol = /(?:^|[^A-Z])VS[:/ ]*0*(\d{1,10})(?!\d)/i;

function entryOf(
  detail: XmlNode,
  amount: number,
  { booking, bookedOn, currency }: Booking,
  place: string,
): BankEntry {
  const other = amount < 0 ? 'Cdtr' : 'Dbtr';
  const structured = textAt(detail, 'RmtInf/Strd/CdtrRefInf/Ref');
  const written = nodesAt(detail, 'RmtInf/Ustrd').map(({ text }) => text.trim());
  const endToEnd = textAt(detail, 'Refs/EndToEndId');
  const named = [structured, endToEnd, ...written].map((text) => symbol.exec(text)?.[1]);
  const bare = [structured, endToEnd].find((text) => /^\d{1,10}$/.test(text)) ?? '';
  const own = textAt(detail, 'Refs/AcctSvcrRef');
  const whole = textAt(booking, 'AcctSvcrRef');
  return {
    reference: own !== '' && own !== whole ? own : whole && whole + place,
    bookedOn,
    amount,
    currency,
    isReversal: ['true', '1'].includes(textAt(booking, 'RvslInd')),
    variableSymbol: named.find((one) => one !== undefined) ?? bare.replace(/^0+/, ''),
    counterAccount: textAt(
      detail,
      `RltdPties/${other}Acct/Id/IBAN`,
      `RltdPties/${other}Acct/Id/Othr/Id`,
    ),
    counterName: textAt(detail, `RltdPties/${other}/Nm`, `RltdPties/${other}/Pty/Nm`),
    message: [...written, structured, endToEnd === 'NOTPROVIDED' ? '' : endToEnd]
      .concat(textAt(detail, 'AddtlTxInf', 'AddtlNtryInf'))
      .filter((text) => text !== '')
      .join(' ')
      .slice(0, 500),
  };
}

import { describe, expect, it } from 'vitest';
import { balanceDifference } from './bank-statement.ts';
import { isGpc, readGpc } from './read-gpc.ts';

const iban = 'CZ6508000000192000145399';
const own = '0000192000145399';
const head = (account = own) =>
  `074${account}${'OBMENA SRO'.padEnd(20)}251126${'100000'.padStart(14, '0')}+${'173400'.padStart(14, '0')}+` +
  `${'50000'.padStart(14, '0')}0${'123400'.padStart(14, '0')}0001261126`.padEnd(53);

interface Said {
  readonly amount?: number;
  readonly kind?: string;
  readonly symbol?: string;
  readonly currency?: string;
  readonly account?: string;
}
const movement = ({
  amount = 123_400,
  kind = '2',
  symbol = '1234567897',
  currency = '00203',
  account = own,
}: Said = {}) =>
  `075${account}0000002000145399${'77'.padStart(13, '0')}${String(amount).padStart(12, '0')}${kind}` +
  `${symbol.padStart(10, '0')}0008000308${'0'.repeat(10)}261126${'NOVÁKOVÁ JANA'.padEnd(20)}${currency}261126`;

const read = (...lines: string[]) => readGpc(`${lines.join('\r\n')}\r\n`, iban);
const first = (said: Said) => {
  const got = read(head(), movement(said));
  return got.ok ? got.value.entries[0] : null;
};

describe('a GPC statement', () => {
  it('has lines of 128 signs in these tests as well', () => {
    expect([head().length, movement().length]).toEqual([128, 128]);
  });

  it('says the account, its balances and the movements with their message', () => {
    const got = read(
      head(),
      movement(),
      '078Objednávka',
      '079děkuji',
      movement({ amount: 50_000, kind: '1' }),
    );
    expect(got).toMatchObject({
      ok: true,
      value: { account: own, opening: 100_000, closing: 173_400 },
    });
    if (!got.ok) throw new Error('it was not read');
    expect(balanceDifference(got.value)).toBe(0);
    expect(got.value.entries[0]).toEqual({
      reference: '0000000000077',
      bookedOn: '2026-11-26',
      amount: 123_400,
      currency: 'CZK',
      isReversal: false,
      variableSymbol: '1234567897',
      counterAccount: '2000145399/0800',
      counterName: 'NOVÁKOVÁ JANA',
      message: 'Objednávka děkuji',
    });
  });

  it.each([
    ['1', -123_400, false],
    ['2', 123_400, false],
    ['4', 123_400, true],
    ['5', -123_400, true],
  ])('reads the code %s as %i', (kind, amount, isReversal) => {
    expect(first({ kind })).toMatchObject({ amount, isReversal });
  });

  it('keeps the currency of a movement', () => {
    expect(first({ currency: '00978' })).toMatchObject({ currency: 'EUR' });
    expect(first({ currency: '00000' })).toMatchObject({ currency: 'CZK' });
  });

  it('knows the own account in the inner format', () => {
    // The same digits, each where Komerční banka puts it.
    const inner = '9394200015000019';
    expect(read(head(inner), movement({ account: inner }))).toMatchObject({
      ok: true,
      value: { account: own },
    });
  });

  it.each([
    ['an unknown code', movement({ kind: '3' })],
    ['a cut line', movement().slice(0, 60)],
    ['a movement of another account', movement({ account: '0000000000000001' })],
    ['a day that is none', movement().replaceAll('261126', '321326')],
  ])('is refused as a whole for %s', (_, line) => {
    expect(read(head(), line)).toEqual({ ok: false, error: 'statement_not_readable' });
  });

  it('is told from other texts', () => {
    expect(isGpc(head())).toBe(true);
    expect(isGpc('Datum;Částka')).toBe(false);
    expect(read('075')).toEqual({ ok: false, error: 'statement_not_readable' });
  });
});

import { expect, it } from 'vitest';
import { bonusFields } from '#core/contract/bonus-fields.ts';
import { credentials, pinChange, pinProof } from '#core/contract/proofs.ts';
import { staffAccount } from '#core/contract/staff-account-fields.ts';
import { draftName, reason, viewName } from '#core/contract/staff-forms.ts';
import { email, line, newPin, percent, secret, type FieldRule } from './field-rules.ts';

const texts = [
  ...['', ' ', 'a', 'Jana', ' Jana ', 'a\u0000b', 'x'.repeat(80), 'x'.repeat(81), 'x'.repeat(101)],
  ...[
    'x'.repeat(121),
    'x'.repeat(501),
    'jana@posta.example',
    ' jana@posta.example ',
    'jana@',
    '@a',
  ],
  ...['1234', '4321', '1111', '2580', '123', '123456789', '12a4'],
  ...['0', '1', '100', '101', '-5', '2,5', 'mnoho'],
];

interface Schema {
  readonly safeParse: (value: unknown) => {
    readonly error?: { readonly issues: readonly { readonly message: string }[] } | undefined;
  };
}
const said = (schema: Schema, value: unknown) =>
  schema.safeParse(value).error?.issues[0]?.message ?? null;

const rules: readonly (readonly [string, FieldRule, Schema])[] = [
  ['a reason', line(500), reason],
  ['the name of a draft', line(100), draftName],
  ['the name of a view', line(80), viewName],
  ['the name of an account', line(120), staffAccount.name],
  ['an e-mail', email, credentials.eMail],
  ['a password', secret, credentials.password],
  ['a new PIN', newPin, pinChange.pin],
];

it.each(rules)('says of %s what the contract says', (_, rule, schema) => {
  expect(texts.map((text) => [text, rule(text)])).toEqual(
    texts.map((text) => [text, said(schema, text)]),
  );
});

it('asks of a given PIN only that there is one; the rest is the API’s to say', () => {
  expect(secret('')).toBe(said(pinProof.pin, ''));
  expect(secret('2580')).toBe(said(pinProof.pin, '2580'));
});

it('says of per cent what the contract says of the number', () => {
  const numberOf = (text: string) =>
    text.trim() === '' ? Number.NaN : Number(text.replace(',', '.'));
  const shown = ['', ' ', '0', '1', '100', '101', '-5', '2,5', 'mnoho'];
  expect(shown.map((text) => [text, percent(text)])).toEqual(
    shown.map((text) => [text, said(bonusFields.percent, numberOf(text))]),
  );
});

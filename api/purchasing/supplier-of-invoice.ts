import type { Knex } from 'knex';
import { query } from '../platform/database/query.ts';
import { FieldRefusal } from '../platform/http/refusal.ts';
import { supplierByName } from '../suppliers/supplier-by-name.ts';

const byNumberSql = `
  select id from suppliers where regexp_replace(registration_number, '\\D', '', 'g') = $1
  order by id limit 1`;
const noteNumberSql = `
  update suppliers set registration_number = $2, version = version + 1
  where id = $1 and registration_number is null`;
const numberOfSql = 'select registration_number as number from suppliers where id = $1';

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '');

interface Said {
  /** By whoever uploads it; empty where they leave it to the file. */
  readonly typed: string;
  readonly name: string;
  readonly registrationNumber: string;
}

/** Whose an invoice is: as a person says, else by its registration number, else by its name. A new one is added. */
export async function supplierOfInvoice(
  trx: Knex.Transaction,
  { typed, name, registrationNumber }: Said,
): Promise<number> {
  const number = registrationNumber.replaceAll(/\s/g, '').toUpperCase();
  const digits = digitsOf(number);
  const [numbered] = digits === '' ? [] : await query<{ id: number }>(trx, byNumberSql, [digits]);
  if (numbered && typed === '') return numbered.id;
  if (typed === '' && name === '') throw new FieldRefusal({ supplier: ['required'] });
  const id = await supplierByName(trx, (typed === '' ? name : typed).slice(0, 120));
  const [known] = await query<{ number: string | null }>(trx, numberOfSql, [id]);
  const knownDigits = digitsOf(known?.number ?? '');
  const isOther =
    (numbered !== undefined && numbered.id !== id) ||
    (digits !== '' && knownDigits !== '' && knownDigits !== digits);
  if (isOther) throw new FieldRefusal({ supplier: ['invoice_other_supplier'] });
  if (/^(?:[A-Z]{2})?\d{2,12}$/.test(number)) await query(trx, noteNumberSql, [id, number]);
  return id;
}

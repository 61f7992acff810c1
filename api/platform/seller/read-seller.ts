import type { Knex } from 'knex';
import type { DocumentSeller } from '#core/documents/invoice-document.ts';
import { markets } from '#core/market/market.ts';
import type { Rows } from '../database/rows.ts';
import { Refusal } from '../http/refusal.ts';
import type { Environment } from '../settings/environment.ts';

/** Surrogate key of answers that say the company. */
export const companyKey = 'company';

type Named = Pick<Environment, 'market' | 'namedSeller' | 'sampleSeller'>;

/** The company that staff keep, or null before they said one. */
export async function keptSeller(
  db: Knex,
  { market }: Pick<Environment, 'market'>,
): Promise<(DocumentSeller & { readonly version: number }) | null> {
  const row: Rows['company_facts'] | undefined = await db('company_facts').first();
  if (!row) return null;
  const { name, street, city, postcode, register, phone, iban, bic, bank, version } = row;
  return {
    name,
    street,
    city,
    postcode,
    register,
    phone,
    iban,
    bic,
    bank,
    version,
    country: markets[market].defaultCountry,
    companyId: row.company_id,
    vatId: row.vat_id,
    eMail: row.e_mail,
  };
}

/**
 * The company that sells: the environment's wins over the one that staff keep; an invented one stands
 * in where the shop is only tried out. Null where a real shop was told none.
 */
export async function findSeller(db: Knex, environment: Named): Promise<DocumentSeller | null> {
  const { namedSeller, sampleSeller } = environment;
  return namedSeller ?? (await keptSeller(db, environment)) ?? sampleSeller;
}

/** The same where nothing goes on without it. */
export async function readSeller(db: Knex, environment: Named): Promise<DocumentSeller> {
  const seller = await findSeller(db, environment);
  if (!seller) throw new Refusal(409, 'company_missing');
  return seller;
}

import type { Knex } from 'knex';
import type { Reply } from '#core/contract/endpoint.ts';
import type { Endpoints } from '#core/contract/endpoints.ts';
import type { DocumentSeller } from '#core/documents/invoice-document.ts';
import { paymentKinds } from '#core/deliveries/matrix.ts';
import { paymentReadinessOf } from '../outside/payments/offered-payments.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import { lockedVersion } from '../platform/resources/locked-version.ts';
import { companyKey, findSeller, keptSeller } from '../platform/seller/read-seller.ts';

type CompanySettings = Reply<Endpoints['admin-company']>;

const said = (seller: DocumentSeller) => ({
  name: seller.name,
  street: seller.street,
  city: seller.city,
  postcode: seller.postcode,
  companyId: seller.companyId ?? '',
  vatId: seller.vatId ?? '',
  register: seller.register,
  eMail: seller.eMail,
  phone: seller.phone,
  iban: seller.iban,
  bic: seller.bic,
  bank: seller.bank,
});

async function readSettings(
  db: Knex,
  { environment }: Pick<Dependencies, 'environment'>,
): Promise<CompanySettings> {
  const kept = await keptSeller(db, environment);
  const inForce = await findSeller(db, environment);
  const without = environment.sampleSeller === null ? 'none' : 'sample';
  const source = kept === null ? without : 'settings';
  return {
    source: environment.namedSeller === null ? source : 'environment',
    kept: kept && said(kept),
    inForce: inForce && said(inForce),
    version: kept?.version ?? 0,
  };
}

/** The company that sells, as staff keep it, and which payments the program is set up for. */
export function companyRoutes(deps: Dependencies): BoundRoute[] {
  const { knex, replyCache } = deps;
  const company = bind('admin-company', () => readSettings(knex, deps));

  const save = bind(
    'admin-company-save',
    ({ body: { version, eMail, companyId, vatId, ...facts } }) =>
      knex.transaction(async (trx) => {
        const row = { ...facts, e_mail: eMail, company_id: companyId, vat_id: vatId };
        if (version === 0) {
          // Two who begin together: the second one sees what the first has saved.
          const made = await trx('company_facts')
            .insert(row)
            .onConflict('id')
            .ignore()
            .returning('id');
          if (made.length === 0) await staleVersion(trx);
        } else {
          await lockedAt(trx, version);
          await trx('company_facts').update({ ...row, version: version + 1 });
        }
        await replyCache.purge(trx, [companyKey]);
        return readSettings(trx, deps);
      }),
  );
  const lockedAt = (trx: Knex, version: number) =>
    lockedVersion(trx('company_facts').forUpdate().select('id', 'version'), version, () =>
      readSettings(trx, deps),
    );
  const staleVersion = (trx: Knex) => lockedAt(trx, 0);

  const readiness = bind('admin-payment-readiness', () =>
    Promise.resolve({
      results: paymentKinds.map((kind) => ({ kind, readiness: paymentReadinessOf(deps, kind) })),
    }),
  );
  return [company, save, readiness];
}

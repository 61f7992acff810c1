import { z } from 'zod';
import { askRegister, type CompanyRegister, type RegisterSettings } from './company-register.ts';

const address = 'https://webservicesp.anaf.ro/api/PlatitorTvaRest/v9/tva';

const answer = z.object({
  found: z.array(
    z.object({
      date_generale: z.object({
        cui: z.union([z.string(), z.number()]),
        denumire: z.string(),
        adresa: z.string(),
      }),
      inregistrare_scop_Tva: z.object({ scpTVA: z.boolean() }).nullish(),
      stare_inactiv: z.object({ statusInactivi: z.boolean() }).nullish(),
    }),
  ),
});

/** ANAF's register of payers of VAT, which needs no key and takes one question a second. */
export const createAnaf = (
  settings: RegisterSettings & { readonly today: () => string },
): CompanyRegister => ({
  isSandbox: settings.isSandbox,
  find: (number) =>
    askRegister(
      settings,
      [
        address,
        {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify([{ cui: Number(number), data: settings.today() }]),
        },
      ],
      async (response) => {
        if (response.status === 404) return { outcome: 'unknown' };
        if (!response.ok) throw new Error(`ANAF answered ${String(response.status)}`);
        const [found] = answer.parse(await response.json()).found;
        if (!found) return { outcome: 'unknown' };
        const { date_generale: facts, inregistrare_scop_Tva: vat, stare_inactiv: state } = found;
        const cui = String(facts.cui);
        return {
          outcome: 'found',
          company: {
            number: cui,
            name: facts.denumire,
            vatNumber: vat?.scpTVA === true ? `RO${cui}` : '',
            address: facts.adresa,
            isInactive: state?.statusInactivi ?? false,
          },
        };
      },
    ),
});

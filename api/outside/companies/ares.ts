import { z } from 'zod';
import { askRegister, type CompanyRegister, type RegisterSettings } from './company-register.ts';

const base = 'https://ares.gov.cz/ekonomicke-subjekty-v-be/rest/ekonomicke-subjekty/';

const answer = z.object({
  ico: z.string(),
  obchodniJmeno: z.string(),
  dic: z.string().nullish(),
  datumZaniku: z.string().nullish(),
  sidlo: z.object({ textovaAdresa: z.string().nullish() }).nullish(),
});

/** ARES of the Ministry of Finance, which needs no key: https://ares.gov.cz/stranky/vyvojar-info */
export const createAres = (settings: RegisterSettings): CompanyRegister => ({
  isSandbox: settings.isSandbox,
  find: (number) =>
    askRegister(
      settings,
      [`${base}${number}`, { headers: { accept: 'application/json' } }],
      async (response) => {
        if (response.status === 404) return { outcome: 'unknown' };
        if (!response.ok) throw new Error(`ARES answered ${String(response.status)}`);
        const { ico, obchodniJmeno, dic, datumZaniku, sidlo } = answer.parse(await response.json());
        return {
          outcome: 'found',
          company: {
            number: ico,
            name: obchodniJmeno,
            vatNumber: dic ?? '',
            address: sidlo?.textovaAdresa ?? '',
            isInactive: typeof datumZaniku === 'string',
          },
        };
      },
    ),
});

/** Companies whose number ends so make trouble, so that every outcome can be seen. */
const trouble = { unknown: /4$/, broken: /5$/, inactive: /6$/ };

/** A played ARES: the real client asks it as it would ask the real one. */
export const playedAres = (url: unknown): Promise<Response> => {
  const number = String(url).slice(-8);
  if (trouble.broken.test(number)) return Promise.resolve(new Response('', { status: 503 }));
  if (trouble.unknown.test(number)) {
    return Promise.resolve(Response.json({ kod: 'NENALEZENO' }, { status: 404 }));
  }
  return Promise.resolve(
    Response.json({
      ico: number,
      obchodniJmeno: `Zkušební firma ${number} s.r.o.`,
      dic: `CZ${number}`,
      ...(trouble.inactive.test(number) && { datumZaniku: '2025-01-31' }),
      sidlo: { textovaAdresa: 'Dlouhá 12, 110 00 Praha 1' },
    }),
  );
};

/** A played ANAF. */
export const playedAnaf = (_: unknown, init?: RequestInit): Promise<Response> => {
  const number = /"cui":(\d+)/.exec(typeof init?.body === 'string' ? init.body : '')?.[1] ?? '';
  if (trouble.broken.test(number)) return Promise.resolve(new Response('', { status: 503 }));
  if (trouble.unknown.test(number)) {
    return Promise.resolve(Response.json({ found: [], notFound: [Number(number)] }));
  }
  return Promise.resolve(
    Response.json({
      found: [
        {
          date_generale: {
            cui: Number(number),
            denumire: `FIRMA DE PROBĂ ${number} SRL`,
            adresa: 'JUD. CLUJ, MUN. CLUJ-NAPOCA, STR. LUNGĂ, NR.5',
          },
          inregistrare_scop_Tva: { scpTVA: true },
          stare_inactiv: { statusInactivi: trouble.inactive.test(number) },
        },
      ],
      notFound: [],
    }),
  );
};

import type { Knex } from 'knex';

/** The phone that everybody sells, and what its owner and its inspector say of it. */
export interface StormDevice {
  readonly slug: string;
  readonly version: string;
  readonly best: readonly string[];
  readonly worse: readonly string[];
}

interface Form {
  readonly appraisal: {
    readonly version: string;
    readonly device_conditions: Readonly<
      Record<
        string,
        {
          readonly choices: readonly {
            readonly value: string;
            readonly appraisal_result: unknown;
          }[];
        }
      >
    >;
  };
}

/** The first phone that the shop pays for, by the form that its seller is shown. */
export async function findDevice(knex: Knex, url: string): Promise<StormDevice> {
  const [slug] = await knex('device_colors as c')
    .join('device_models as m', 'm.id', 'c.model_id')
    .join('device_types as t', 't.id', 'm.type_id')
    .join('price_list_prices as p', 'p.model_id', 'm.id')
    .join('current_price_list as l', 'l.version_id', 'p.version_id')
    .where('t.kind', 'phone')
    .where('p.price_c', '>', 500)
    .orderBy('c.id')
    .limit(1)
    .pluck('c.slug');
  const answer = await fetch(
    `${url}/api/new/buyback/appraisal-form-data/?product_color=${String(slug)}`,
  );
  const { appraisal } = (await answer.json()) as Form; // by the contract of the call
  const conditions = Object.values(appraisal.device_conditions).map(({ choices }) =>
    choices.filter(({ appraisal_result }) => appraisal_result !== null),
  );
  const said = (at: number) =>
    conditions.flatMap((choices) => choices[Math.min(at, choices.length - 1)]?.value ?? []);
  return { slug: String(slug), version: appraisal.version, best: said(0), worse: said(2) };
}

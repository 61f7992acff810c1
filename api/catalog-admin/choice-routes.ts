import type { Knex } from 'knex';
import { grades } from '#core/buyback/grade.ts';
import type { Language } from '#core/market/market.ts';
import { escapeLike } from '#core/search/like-pattern.ts';
import type { Dependencies } from '../platform/dependencies.ts';
import { bind, type BoundRoute } from '../platform/http/bind.ts';
import type { CamelRow } from '../platform/database/row-model.ts';
import type { Rows } from '../platform/database/rows.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

interface DeviceType extends Named {
  readonly slug: string;
  readonly kind: string;
}

const deviceTypes = (knex: Knex, language: Language): Promise<DeviceType[]> =>
  knex('device_types')
    .orderBy(['position', 'id'])
    .select<DeviceType[]>('id', 'slug', 'kind', { name: `name_${language}` });

interface AttributeName {
  readonly value: number;
  readonly label: string;
  readonly group: string;
  readonly kind: 'choice' | 'number' | 'boolean' | 'text';
  readonly unit: string | null;
}

const attributeNames = (knex: Knex, term: string, language: Language): Promise<AttributeName[]> =>
  knex('attributes as a')
    .join('attribute_groups as g', 'g.id', 'a.group_id')
    .leftJoin('units as u', 'u.id', 'a.unit_id')
    .whereRaw('?? ilike ?', [`a.name_${language}`, `%${escapeLike(term)}%`])
    .orderBy(['g.position', 'a.position', 'a.id'])
    .select<AttributeName[]>('a.kind', {
      value: 'a.id',
      label: `a.name_${language}`,
      group: `g.name_${language}`,
      unit: `u.symbol_${language}`,
    });

type CategoryRow = Named &
  CamelRow<Pick<Rows['type_categories'], 'seo_name' | 'url_path' | 'for_display'>> & {
    readonly parent: number | null;
    readonly typeDevice: number | null;
  };

// A parent's address is the beginning of its children's, so it comes first.
const categories = (knex: Knex, language: Language): Promise<CategoryRow[]> =>
  knex('type_categories')
    .orderByRaw(`url_path collate "C"`)
    .select<CategoryRow[]>('id', {
      name: `name_${language}`,
      parent: 'parent_id',
      seoName: 'seo_name',
      urlPath: 'url_path',
      forDisplay: 'for_display',
      typeDevice: 'device_type_id',
    });

/** What staff choose from when they fill in a form of the catalogue. */
export function choiceRoutes({ reads }: Dependencies): BoundRoute[] {
  const bonuses = bind('admin-bonuses-for-used-product', async (_, { language }) => {
    const manufacturers = await reads('manufacturers')
      .orderBy(['popularity', 'name'])
      .select<Named[]>('id', 'name');
    const types = await deviceTypes(reads, language);
    return {
      bonusesManufacturers: manufacturers,
      qualityTypes: grades,
      typesDevices: types.map(({ id, name }) => ({ id, name })),
    };
  });

  return [
    bonuses,
    bind('admin-attr-name-choices', async ({ query }, { language }) => ({
      choices: await attributeNames(reads, query.term, language),
    })),
    bind('units', async (_, { language }) => ({
      results: await reads('units')
        .orderBy('code')
        .select<{ id: number; code: string; symbol: string }[]>('id', 'code', {
          symbol: `symbol_${language}`,
        }),
    })),
    bind('type-devices', async (_, { language }) => ({
      results: await deviceTypes(reads, language),
    })),
    bind('type-categories', async (_, { language }) => ({
      results: await categories(reads, language),
    })),
  ];
}

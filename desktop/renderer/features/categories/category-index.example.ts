import type { CategoryNode } from './category-index.ts';

const blank = {
  version: 1,
  forDisplay: true,
  forBuyout: false,
  forService: false,
  filterable: false,
  manufacturers: [],
  photoId: null,
  typeDevice: null,
  meilisearchBoost: '1',
};

let lastId = 0;

/** A node of a tree for tests; ids count up in the order of writing, children before their parent. */
function node(
  nameCs: string,
  nameRo: string,
  children: readonly CategoryNode[] = [],
): CategoryNode {
  lastId += 1;
  const id = lastId;
  const seoName = `c${String(id)}`;
  const place = { id, parent: null, seoName, urlPath: `/${seoName}` };
  const under = children.map((child) => ({ ...child, parent: id }));
  return { ...blank, ...place, name: nameCs, nameCs, nameRo, children: under };
}

/**
 * Telefony (3: iPhone 1, Příslušenství k telefonům 2), Tablety (4), Hodinky (6: Řemínky 5).
 */
export function exampleRoots(): readonly CategoryNode[] {
  lastId = 0;
  return [
    node('Telefony', 'Telefoane', [
      node('iPhone', 'iPhone'),
      node('Příslušenství k telefonům', 'Accesorii telefoane'),
    ]),
    node('Tablety', 'Tablete'),
    node('Hodinky', 'Ceasuri', [node('Řemínky', 'Curele')]),
  ];
}
